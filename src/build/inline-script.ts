import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

type InlineScript =
  "inline/head-script.ts" | "inline/preload-page-data.ts" | "inline/repair-address.ts";

/** A script of `src` as it is in the pages: JavaScript, minified. */
export function compileInlineScript(file: InlineScript): string {
  const source = readFileSync(path.resolve("src", file), "utf8");
  const options = { loader: "ts", minify: true, format: "iife", target: "es2020" } as const;
  return transformSync(source, options).code.trim();
}
