import { hover } from "./media";

export const input = {
  display: "block",
  inlineSize: "100%",
  minBlockSize: "3.5rem",
  background: "var(--blush)",
  border: 0,
  borderBlockEnd: "1.5px solid var(--ink-2)",
  borderRadius: "var(--r-field) var(--r-field) 0 0",
  [hover]: { "&:hover": { background: "var(--field-hover)" } },
  "&:focus": { outline: "2px solid var(--garnet)", outlineOffset: 2 },
} as const;
