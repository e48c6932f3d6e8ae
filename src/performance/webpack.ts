import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

/**
 * Packages that Gatsby and Emotion add to the bundle for functions that this project does not use: Gatsby's Script
 * component, Partytown, and what Emotion's `withTheme` needs.
 */
export const unusedPackages = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "hoist-non-react-statics": false,
} as const;

/** head-script.ts as it is in the page: JavaScript, minified. */
export function compileHeadScript(): string {
  const source = readFileSync(path.resolve("src/performance/head-script.ts"), "utf8");
  const options = { loader: "ts", minify: true, format: "iife", target: "es2020" } as const;
  return transformSync(source, options).code.trim();
}
