/**
 * `node scripts/run.mjs site` runs scripts/site.ts. This file is plain JavaScript, because it runs before the packages
 * are installed. It installs them if needed, and then runs the TypeScript file.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = [20, 12];
const root = fileURLToPath(new URL("..", import.meta.url));

const command = process.argv[2];
const file = path.join(root, "scripts", `${command}.ts`);
try {
  if (!fs.existsSync(file))
    throw new Error(`There is no command "${command}". See the scripts in package.json.`);
  requireNode();
  if (!isInstalled()) await install();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
const require = createRequire(import.meta.url);
require("tsx/cjs");
process.argv.splice(1, 2, file);
require(file);

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldest, least] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= least)) return;
  throw new Error(
    `Node.js ${process.versions.node} is too old; this project needs ${OLDEST_NODE.join(".")} or newer: https://nodejs.org/en/download`,
  );
}

/** Whether node_modules matches package-lock.json and patches/. npm writes its own list when it has finished. */
function isInstalled() {
  const wanted = packagesIn("package-lock.json");
  if (!wanted) {
    throw new Error(
      "package-lock.json is missing. Restore it with: git checkout package-lock.json",
    );
  }
  const found = packagesIn("node_modules/.package-lock.json");
  if (!found || hasNewerPatch()) return false;
  return (
    Object.entries(found).every(([name, { version }]) => wanted[name]?.version === version) &&
    Object.entries(wanted).every(
      ([name, entry]) => name === "" || entry.optional || entry.devOptional || name in found,
    )
  );
}

/** patch-package cannot apply a newer patch over an older one, so the package must be installed again. */
function hasNewerPatch() {
  const installed = fs.statSync(path.join(root, "node_modules/.package-lock.json")).mtimeMs;
  const folder = path.join(root, "patches");
  return fs
    .readdirSync(folder)
    .some((name) => fs.statSync(path.join(folder, name)).mtimeMs > installed);
}

function packagesIn(name) {
  const lockfile = path.join(root, name);
  return fs.existsSync(lockfile) && JSON.parse(fs.readFileSync(lockfile, "utf8")).packages;
}

/** Runs `npm ci` with the npm that runs this command, or else the one in PATH. Stops when this command is stopped. */
async function install() {
  console.log("Installing the packages of package-lock.json …");
  const isWindows = process.platform === "win32";
  const own = process.env.npm_execpath;
  const [npm, ...first] = own?.endsWith("npm-cli.js")
    ? [process.execPath, own]
    : [isWindows ? "npm.cmd" : "npm"];
  // A separate process group, so that npm's children stop too.
  const child = spawn(npm, [...first, "ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: !isWindows,
  });
  let isEnded = false;
  const end = () => {
    isEnded = true;
    // SIGKILL, because npm would finish first. An incomplete installation is repeated next time.
    process.kill(isWindows ? child.pid : -child.pid, "SIGKILL");
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, end);
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  for (const signal of signals) process.off(signal, end);
  if (isEnded) process.exit(130);
  if (code === 0) return;
  throw new Error(
    "npm ci failed; see the reason above. Check the connection and run the command again.",
  );
}
