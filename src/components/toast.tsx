import type { ReactNode } from "react";
import { Icon } from "./icon";

export interface ToastProps {
  tone: "good" | "bad";
  title: string;
  description: string;
  dismissLabel: string;
  onDismiss: () => void;
  /** Further content after the description. */
  children?: ReactNode;
}

/** A notification over the page: under the header on phones, above the dock on larger screens. */
export function Toast({ tone, title, description, dismissLabel, onDismiss, children }: ToastProps) {
  const bad = tone === "bad";
  return (
    <div className={bad ? "toast toast--bad" : "toast"} role={bad ? "alert" : "status"}>
      <Icon name={bad ? "warn" : "check"} />
      <div>
        <strong>{title}</strong>
        <p className="small">{description}</p>
        {children}
      </div>
      <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
