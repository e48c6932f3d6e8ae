import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { editionStyles } from "../build/edition-styles";

const here = path.resolve("src/performance");

/** See head-before-paint.ts. */
function changeHeadBeforePaint(module: { context: string; request: string }) {
  if (module.context.startsWith(path.resolve(".cache", "head"))) {
    module.request = path.join(here, "head-before-paint.ts");
  }
}

/**
 * Takes out of the visitor's bundle what Gatsby and Emotion bring although nothing here calls it: Gatsby's Script
 * component, the Partytown snippet behind it, its service worker and its scroll memory (scroll-context.tsx stands in),
 * Emotion's `withTheme` helper, and what is left of prop-types (prop-types.ts stands in). 6.5 KB of gzip out of a budget
 * of 80.
 */
export function leanBundle({ plugins }: CreateWebpackConfigArgs) {
  return {
    plugins: [
      plugins.ignore({ resourceRegExp: /\/register-service-worker$/ }),
      plugins.normalModuleReplacement(/^react$/, changeHeadBeforePaint),
    ],
    resolve: {
      alias: {
        "gatsby-script": false,
        "@builder.io/partytown/integration": false,
        "gatsby-react-router-scroll": path.join(here, "scroll-context.tsx"),
        "hoist-non-react-statics": false,
        "prop-types": path.join(here, "prop-types.ts"),
      },
    },
  };
}

/** head-script.ts as it stands in the page: without types, as short as it gets. */
export function compileHeadScript(): string {
  const source = readFileSync(path.join(here, "head-script.ts"), "utf8");
  const options = { loader: "ts", minify: true, format: "iife", target: "es2020" } as const;
  return transformSync(source, options).code.trim();
}

/** Gives `gatsby-ssr.tsx` what it writes into heads, as `HEAD_SCRIPT` and `EDITION_STYLES`. */
export function headConstants({ plugins }: CreateWebpackConfigArgs) {
  const constants = {
    HEAD_SCRIPT: JSON.stringify(compileHeadScript()),
    EDITION_STYLES: JSON.stringify(editionStyles()),
  };
  return { plugins: [plugins.define(constants)] };
}
