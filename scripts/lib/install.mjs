/** Packages as the lockfile says, on a bare checkout too. */
import fs from "node:fs";
import path from "node:path";
import { npm, root, Stop } from "./command.mjs";

const OLDEST_NODE = 20;

/** Stops on a Node.js that is too old for Gatsby. */
export function requireNode() {
  const [major] = process.versions.node.split(".");
  if (Number(major) >= OLDEST_NODE) return;
  throw new Stop(
    `Node.js ${process.versions.node} is too old; this project needs ${OLDEST_NODE} or newer: https://nodejs.org/en/download`,
  );
}

/**
 * Runs `npm ci` unless node_modules is what package-lock.json says. Returns whether it had to.
 * @param {import("./command.mjs").Context} context
 */
export async function ensureInstalled({ run }) {
  if (isInstalled()) return false;
  const { file, args } = npm();
  const code = await run(file, [...args, "ci", "--no-audit", "--no-fund"]);
  if (code !== 0) {
    throw new Stop(
      "npm ci failed (its reason stands above). Check the connection and run the command again.",
    );
  }
  return true;
}

/**
 * npm writes what it installed into node_modules/.package-lock.json, as the last thing it does.
 */
function isInstalled() {
  const record = path.join(root, "node_modules", ".package-lock.json");
  const wanted = packagesOf(path.join(root, "package-lock.json"));
  const found = packagesOf(record);
  if (!wanted)
    throw new Stop(
      "package-lock.json is missing. Get it back with: git checkout package-lock.json",
    );
  if (!found || hasNewerPatch(record)) return false;
  for (const [name, { version }] of Object.entries(found)) {
    if (wanted[name]?.version !== version) return false;
  }
  return Object.entries(wanted).every(
    ([name, entry]) => name === "" || entry.optional || entry.devOptional || name in found,
  );
}

/**
 * A patch is applied when its package is installed, and cannot be applied over an older version of itself.
 * @param {string} record
 */
function hasNewerPatch(record) {
  const folder = path.join(root, "patches");
  const installed = fs.statSync(record).mtimeMs;
  return fs.readdirSync(folder).some((name) => {
    return fs.statSync(path.join(folder, name)).mtimeMs > installed;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function packagesOf(file) {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, "utf8")).packages;
}
