import { readFileSync } from "node:fs";
import path from "node:path";

/** The value of a token, for places where CSS custom properties do not work: manifest, icons, meta elements. */
export function tokenValue(name: string): string {
  const css = readFileSync(path.resolve("src/theme/global.css"), "utf8");
  const value = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, "m").exec(css)?.[1];
  if (!value) throw new Error(`src/theme/global.css defines no --${name}.`);
  return value;
}
