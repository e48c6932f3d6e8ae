import fs from "node:fs";
import path from "node:path";
import { type Context, root, type RunOptions, succeed, UserError } from "./command";

/** The inputs of a build: files and folders of the project. */
export const SOURCES = [
  "content",
  "src",
  "static",
  "patches",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  ...fs.readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
];

/** The folder of the built site of a project. Throws if it has not been built. */
export function builtSite(project = root): string {
  const dir = path.join(project, "public");
  if (fs.existsSync(path.join(dir, "index.html"))) return dir;
  throw new UserError("There is no built site in public/. Build it first: npm run build");
}

/** Runs `gatsby build` in a folder. Throws if it fails. */
export async function build({ runPackage }: Context, options: RunOptions = {}): Promise<void> {
  const env = { GATSBY_TELEMETRY_DISABLED: "1", ...options.env };
  await succeed(runPackage("gatsby/cli.js", ["build"], { ...options, env }), "The build failed");
}

/** Checks the content files. `env` is added to the environment of the check. Throws if there are errors. */
export async function checkContent(
  { runPackage }: Context,
  env: Record<string, string> = {},
): Promise<void> {
  const code = runPackage("tsx/dist/cli.mjs", ["scripts/check-content.ts"], { env });
  await succeed(code, "The content has errors");
}
