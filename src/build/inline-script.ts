import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

/** A script of `src/performance` as it is in the pages: JavaScript, minified. */
export function compileInlineScript(file: "head-script.ts" | "preload-page-data.ts"): string {
  const source = readFileSync(path.resolve("src/performance", file), "utf8");
  const options = { loader: "ts", minify: true, format: "iife", target: "es2020" } as const;
  return transformSync(source, options).code.trim();
}
