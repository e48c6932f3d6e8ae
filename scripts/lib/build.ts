/** Builds the site into public/, and detects whether the build is up to date. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type Context, root, type RunOptions, succeed, UserError } from "./command";

/** The inputs of a build: files and folders of the project. */
export const SOURCES = [
  ...["content", "src", "static", "patches", "package.json", "package-lock.json", "tsconfig.json"],
  ...fs.readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name)),
];
/** The types that a build writes among its inputs. */
const GENERATED_TYPES = path.normalize("src/gatsby-types.d.ts");

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

/** Builds a folder if something has changed since its last build. Returns whether it built. */
export async function buildIfChanged(
  context: Context,
  env: Record<string, string>,
  dir = root,
): Promise<boolean> {
  const inputs = hashInputs(dir, env);
  const stamp = path.join(dir, ".local", "build-stamp");
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === stampOf(dir, inputs)) return false;
  await build(context, { cwd: dir, env });
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, stampOf(dir, inputs));
  return true;
}

/** Checks the content files. `env` is added to the environment of the check. Throws if there are errors. */
export async function checkContent(
  { runPackage }: Context,
  env: Record<string, string> = {},
): Promise<void> {
  const code = runPackage("tsx/dist/cli.mjs", ["scripts/check-content.ts"], { env });
  await succeed(code, "The content has errors");
}

/**
 * The hash of the inputs with the modification time of the built home page. The time detects other builds (`npm run
 * build`, `npm run verify`).
 */
function stampOf(dir: string, inputs: string): string {
  const home = fs.statSync(path.join(dir, "public", "index.html"), { throwIfNoEntry: false });
  return `${inputs} ${home?.mtimeMs ?? "nothing built"}`;
}

function hashInputs(dir: string, env: Record<string, string>): string {
  const settings = Object.entries({ ...process.env, ...env })
    .filter(([name]) => /^(GATSBY|ADMIN)_/.test(name))
    .sort();
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const files = SOURCES.flatMap((source) => filesIn(dir, source));
  for (const file of files.filter((name) => name !== GENERATED_TYPES).sort()) {
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(dir, file)));
  }
  return hash.digest("hex");
}

function filesIn(dir: string, source: string): string[] {
  const absolute = path.join(dir, source);
  if (fs.statSync(absolute).isFile()) return [source];
  return fs
    .readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)));
}
