import { realpathSync } from "node:fs";
import path from "node:path";

/**
 * Modules that Gatsby and Emotion add to the bundle but this project does not use: Gatsby's Script component with its
 * Partytown snippet, its service worker, and a dependency of Emotion's `withTheme`.
 */
export const unusedModules = {
  "gatsby-script": false,
  /* In a copy of the project, node_modules is a link (scripts/lib/fixture-project.ts). */
  [realpathSync("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  [path.resolve(".cache/register-service-worker.js")]: false,
  "hoist-non-react-statics": false,
} as const;
