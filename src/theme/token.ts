import type { Token } from "./token-names";

/** A custom property of `global.css` as a CSS value. src/build/tokens.ts derives `Token` from that file. */
export function token(name: Token): string {
  return `var(--${name})`;
}
