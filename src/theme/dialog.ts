import { circle } from "./circle";

/** A `<dialog>` that fills the screen. */
export const overlay = {
  position: "fixed",
  inset: 0,
  zIndex: "var(--z-overlay)",
  inlineSize: "100%",
  blockSize: "100%",
  maxInlineSize: "none",
  maxBlockSize: "none",
  border: 0,
  padding: 0,
  "&::backdrop": { background: "none" },
} as const;

/** A round button over a picture or a film. */
export const roundButton = { ...circle("3rem"), zIndex: 1 } as const;

/** Over a picture or a film that loads. */
export const spinner = {
  ...circle("3.5rem"),
  border: "2px solid var(--line-lit)",
  borderBlockStartColor: "var(--gold-lit)",
  background: "var(--veil-night)",
  animation: "spin 1s linear infinite",
  "@media (prefers-reduced-motion: reduce)": { borderStyle: "dotted" },
} as const;
