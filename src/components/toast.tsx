import type { ReactNode } from "react";
import { tablet } from "../theme/media";
import { token } from "../theme/token";
import { Icon } from "./icon";

export interface ToastProps {
  tone: "good" | "bad";
  title: string;
  description: string;
  dismissLabel: string;
  onDismiss: () => void;
  /** What comes after the description: a sentence more, other ways on. */
  children?: ReactNode;
}

/** A notice over the page: under the header on phones, above the dock on larger screens. */
export function Toast({ tone, title, description, dismissLabel, onDismiss, children }: ToastProps) {
  const bad = tone === "bad";
  return (
    <div css={[toast, bad && failed]} role={bad ? "alert" : "status"}>
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

const toast = {
  position: "fixed",
  zIndex: token("z-toast"),
  insetBlockStart: `calc(${token("header")} + 0.5rem)`,
  insetInline: "0.75rem",
  maxBlockSize: `calc(100svh - ${token("header")} - 1rem)`,
  overflowY: "auto",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: "0.875rem",
  alignItems: "start",
  paddingBlock: "1rem",
  paddingInline: "1.125rem 0.5rem",
  borderRadius: "0.75rem",
  background: token("petal"),
  color: token("ink"),
  boxShadow: token("shadow-toast"),
  border: `1px solid ${token("shadow-line")}`,
  strong: { fontWeight: 600 },
  button: {
    display: "grid",
    placeItems: "center",
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    marginBlock: "-0.5rem",
  },
  "button:focus-visible": { borderRadius: "50%", outlineOffset: -2 },
  [tablet]: { insetBlock: "auto 6rem", insetInline: "auto 1rem", inlineSize: "25rem" },
} as const;

const failed = {
  background: token("error"),
  color: token("white"),
  "--focus": token("white"),
  "--gold-line": token("white"),
} as const;
