import type { ReactNode } from "react";
import { Icon } from "./icon";

interface ToastProps {
  tone: "good" | "bad";
  dismissLabel: string;
  onDismiss: () => void;
  /** The title and the text; nothing hides the toast. */
  children: ReactNode;
}

/**
 * A notification over the page: under the header on phones, at the end of larger screens. Screen readers announce a bad
 * one. Render it before it has content: they announce a change of its region, but not always a new region. A good one is
 * not announced, because the page itself shows the success.
 */
export function Toast({ tone, dismissLabel, onDismiss, children }: ToastProps) {
  const bad = tone === "bad";
  return (
    <div role={bad ? "alert" : undefined}>
      {children && (
        <div className={bad ? "toast toast--bad" : "toast"}>
          <Icon name={bad ? "warn" : "check"} />
          <div>{children}</div>
          <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
