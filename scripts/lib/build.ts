/** The built site in public/, and whether it is still what the sources say. */
import { createHash, type Hash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type Context, root, type RunOptions } from "./command";
import { UserError } from "./user-error";

/** What a build is made from, in the project's folder; besides these its gatsby-* files. */
export const SOURCES = [
  "content",
  "src/content-check",
  "src",
  "static",
  "patches",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
/** Written by the build itself. */
const WRITTEN = [
  path.join("src", "gatsby-types.d.ts"),
  path.join("src", "theme", "token-names.d.ts"),
];
const STAMP = path.join(root, ".local", "build-stamp");

/** The folder of the built site, which must have been built. */
export function builtSite(): string {
  const dir = path.join(root, "public");
  if (fs.existsSync(path.join(dir, "index.html"))) return dir;
  throw new UserError("There is no built site in public/. Build it first: npm run build");
}

/** The configuration and hooks of Gatsby in the project's folder. */
export function gatsbyFiles(): string[] {
  return fs.readdirSync(root).filter((name) => /^gatsby-.*\.[jt]sx?$/.test(name));
}

/** Runs `gatsby build` in a folder; stops when it fails. */
export async function build({ runPackage }: Context, options: RunOptions = {}): Promise<void> {
  const env = { GATSBY_TELEMETRY_DISABLED: "1", ...options.env };
  const code = await runPackage("gatsby/cli.js", ["build"], { ...options, env });
  if (code !== 0) throw new UserError("The build failed; the reason and the remedy stand above.");
}

/** Builds unless nothing has changed since the last build. Returns whether it had to. */
export async function buildIfChanged(
  context: Context,
  env: Record<string, string>,
): Promise<boolean> {
  const inputs = hashInputs(env);
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === stampOf(inputs)) return false;
  await build(context, { env });
  fs.mkdirSync(path.dirname(STAMP), { recursive: true });
  fs.writeFileSync(STAMP, stampOf(inputs));
  return true;
}

/** Checks every content file, in words for those who write them. `env` is added to the environment of the check. */
export async function checkContent(
  { runPackage }: Context,
  env: Record<string, string> = {},
): Promise<void> {
  const code = await runPackage("tsx/dist/cli.mjs", ["scripts/check-content.ts"], { env });
  if (code !== 0)
    throw new UserError("The content has a mistake: file, place and remedy stand above.");
}

/**
 * The inputs together with the time of the built home page: a build by another hand (`npm run build`, `npm run verify`)
 * is not taken for this one.
 */
function stampOf(inputs: string): string {
  const home = fs.statSync(path.join(root, "public", "index.html"), { throwIfNoEntry: false });
  return `${inputs} ${home?.mtimeMs ?? "nothing built"}`;
}

function hashInputs(env: Record<string, string>): string {
  const hash = createHash("sha256");
  for (const source of [...SOURCES, ...gatsbyFiles().sort()]) addFile(hash, source);
  const relevant = Object.entries({ ...process.env, ...env }).filter(([name]) =>
    /^(GATSBY|ADMIN)_/.test(name),
  );
  hash.update(JSON.stringify(relevant.sort()));
  return hash.digest("hex");
}

function addFile(hash: Hash, relative: string): void {
  const absolute = path.join(root, relative);
  const stats = fs.statSync(absolute, { throwIfNoEntry: false });
  if (!stats || WRITTEN.includes(relative)) return;
  if (stats.isDirectory()) {
    for (const name of fs.readdirSync(absolute).sort()) addFile(hash, path.join(relative, name));
    return;
  }
  hash.update(relative).update("\0").update(fs.readFileSync(absolute)).update("\0");
}
