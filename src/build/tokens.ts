import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const theme = path.resolve("src/theme");

/** Every custom property in `global.css`, with its first value. */
function readTokens(): Map<string, string> {
  const css = readFileSync(path.join(theme, "global.css"), "utf8");
  const tokens = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)) {
    if (!tokens.has(name)) tokens.set(name, value);
  }
  return tokens;
}

/** The value of a token, for places where CSS custom properties do not work: manifest, icons, meta elements. */
export function tokenValue(name: string): string {
  const value = readTokens().get(name);
  if (!value) throw new Error(`src/theme/global.css defines no --${name}.`);
  return value;
}

/** Writes the type `Token` from the CSS, so that an unknown token is a type error. */
export function writeTokenNames(): void {
  const names = [...readTokens().keys()].map((name) => `\n  | "${name}"`);
  const text = `/** Written by src/build/tokens.ts from global.css. */\nexport type Token =${names.join("")};\n`;
  writeFileSync(path.join(theme, "token-names.d.ts"), text);
}
