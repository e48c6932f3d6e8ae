/** The built site in public/, and whether it is still what the sources say. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { npm, root, script, Stop } from "./command.mjs";

/** What a build is made from. */
const SOURCES = [
  "content",
  "src",
  "static",
  "patches",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
/** Written by the build itself. */
const WRITTEN = path.join("src", "gatsby-types.d.ts");
const STAMP = path.join(root, ".local", "build-stamp");

/**
 * Runs `gatsby build` in a folder; stops when it fails.
 * @param {import("./command.mjs").Context} context
 * @param {{ env?: Record<string, string | undefined>, cwd?: string }} [options]
 */
export async function build({ run }, options) {
  const env = { GATSBY_TELEMETRY_DISABLED: "1", ...options?.env };
  const code = await run(process.execPath, [script("gatsby", "cli.js"), "build"], {
    ...options,
    env,
  });
  if (code !== 0) throw new Stop("The build failed; the reason and the remedy stand above.");
}

/**
 * Builds unless nothing has changed since the last build. Returns whether it had to.
 * @param {import("./command.mjs").Context} context
 * @param {Record<string, string>} env
 */
export async function buildIfChanged(context, env) {
  const inputs = hashInputs(env);
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === stampOf(inputs)) return false;
  await build(context, { env });
  fs.mkdirSync(path.dirname(STAMP), { recursive: true });
  fs.writeFileSync(STAMP, stampOf(inputs));
  return true;
}

/**
 * Checks every content file, in words for those who write them.
 * @param {import("./command.mjs").Context} context
 */
export async function checkContent({ run }) {
  const { file, args } = npm();
  const code = await run(file, [...args, "run", "--silent", "check:content"]);
  if (code !== 0) throw new Stop("The content has a mistake: file, place and remedy stand above.");
}

/**
 * The inputs together with the time of the built home page: a build by another hand (`npm run
 * build`, `npm run verify`) is not taken for this one.
 * @param {string} inputs
 */
function stampOf(inputs) {
  const home = fs.statSync(path.join(root, "public", "index.html"), { throwIfNoEntry: false });
  return `${inputs} ${home?.mtimeMs ?? "nothing built"}`;
}

/** @param {Record<string, string>} env */
function hashInputs(env) {
  const hash = createHash("sha256");
  const config = fs.readdirSync(root).filter((name) => /^gatsby-.*\.[jt]sx?$/.test(name));
  for (const source of [...SOURCES, ...config.sort()]) addFile(hash, source);
  const relevant = Object.entries({ ...process.env, ...env }).filter(([name]) =>
    name.startsWith("GATSBY_"),
  );
  hash.update(JSON.stringify(relevant.sort()));
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} relative
 */
function addFile(hash, relative) {
  const absolute = path.join(root, relative);
  const stats = fs.statSync(absolute, { throwIfNoEntry: false });
  if (!stats || relative === WRITTEN) return;
  if (stats.isDirectory()) {
    for (const name of fs.readdirSync(absolute).sort()) addFile(hash, path.join(relative, name));
    return;
  }
  hash.update(relative).update("\0").update(fs.readFileSync(absolute)).update("\0");
}
