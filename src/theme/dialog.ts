import { circle } from "./circle";

/**
 * A `<dialog>` that fills the screen, with a background of black at 0.8 (specification, section 9). The colour on it hides
 * the words of the page, and is warmer than grey.
 */
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
  background: "var(--black-80)",
  backgroundImage: "linear-gradient(var(--night-72) 0 0)",
  "&::backdrop": { background: "none" },
} as const;

/** A round button over a picture or a film. */
export const roundButton = { ...circle("3rem"), zIndex: 1 } as const;
