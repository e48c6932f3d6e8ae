/**
 * `node scripts/run.mjs site` runs scripts/site.ts. This file is plain JavaScript, because it runs before the packages are
 * installed. It installs them if needed.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = path.join(root, "scripts", `${process.argv[2]}.ts`);
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  end(
    `Node.js ${process.versions.node} is too old; this project needs 20.19 or newer: https://nodejs.org/en/download`,
  );
}
const [sign] = /['#()[\]]/.exec(root) ?? [];
if (sign) {
  end(
    `The path of this folder, ${root}, contains ${sign}, with which Gatsby cannot work. Move the folder, or rename the part with ${sign}.`,
  );
}
if (!isInstalled()) {
  console.log("Installing the packages of package-lock.json …");
  const options = { cwd: root, stdio: "inherit", shell: process.platform === "win32" };
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], options);
  if (status !== 0) {
    end("npm ci failed; see the reason above. Check the connection and the disk, and try again.");
  }
}
const require = createRequire(import.meta.url);
require("tsx/cjs");
process.argv.splice(1, 2, file);
require(file);

/**
 * Whether `postinstall`, the last step of an installation, has run after the last change of package-lock.json and patches/.
 * patch-package cannot apply a changed patch over an older one. `npm ci` would empty the folder that a link leads to.
 */
function isInstalled() {
  const folder = path.join(root, "node_modules");
  if (fs.lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const patches = fs.readdirSync(path.join(root, "patches")).map((name) => `patches/${name}`);
  const installed = modified("node_modules/.installed");
  return ["package-lock.json", ...patches].every((name) => modified(name) < installed);
}

/** The time of a file's last change. Any comparison with that of a missing file is false. */
function modified(name) {
  return fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
}

function end(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
