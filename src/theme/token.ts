import type { Token } from "./token-names";

/** A custom property of `global.css` as a CSS value. `Token` is derived from that file (src/build/tokens.ts). */
export function token(name: Token): string {
  return `var(--${name})`;
}
