import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

/**
 * Modules that Gatsby and Emotion bring into the visitor's bundle although nothing here calls them: Gatsby's Script
 * component with its Partytown snippet, and what Emotion's `withTheme` needs.
 */
export const unusedModules = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "hoist-non-react-statics": false,
} as const;

/** head-script.ts as it stands in the page: without types, as short as it gets. */
export function compileHeadScript(): string {
  const source = readFileSync(path.resolve("src/performance/head-script.ts"), "utf8");
  const options = { loader: "ts", minify: true, format: "iife", target: "es2020" } as const;
  return transformSync(source, options).code.trim();
}
