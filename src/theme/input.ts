import { hover } from "./media";
import { token } from "./token";

/** The shape of a text input. */
export const input = {
  display: "block",
  inlineSize: "100%",
  minBlockSize: "3.5rem",
  background: token("blush"),
  border: 0,
  borderBlockEnd: `1.5px solid ${token("ink-2")}`,
  borderRadius: `${token("r-field")} ${token("r-field")} 0 0`,
  [hover]: { "&:hover": { background: token("field-hover") } },
  "&:focus": { outline: `2px solid ${token("garnet")}`, outlineOffset: 2 },
} as const;
