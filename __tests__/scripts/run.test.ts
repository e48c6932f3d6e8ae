/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/* scripts/run.mjs in a project of its own, with fakes of npm and tsx. */

const PACKAGES = JSON.stringify({ packages: { "node_modules/tsx": { version: "1.0.0" } } });
const LONG_AGO = new Date("2020-01-01");

let project: string;

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-run-"));
  fs.mkdirSync(path.join(project, "scripts"));
  fs.copyFileSync("scripts/run.mjs", path.join(project, "scripts", "run.mjs"));
  save("scripts/greet.ts", `console.log("greeted")`);
  save("node_modules/tsx/cjs.js", `require.extensions[".ts"] = require.extensions[".js"]`);
  save("npm-cli.js", `console.log("npm", ...process.argv.slice(2))`);
  save("package-lock.json", PACKAGES);
  save("node_modules/.package-lock.json", PACKAGES);
  fs.utimesSync(save("patches/encoder+1.0.0.patch", "as installed"), LONG_AGO, LONG_AGO);
});

afterEach(() => fs.rmSync(project, { recursive: true }));

function save(name: string, text: string): string {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

/** What a command prints that greets. */
function greet(): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "greet"], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, npm_execpath: path.join(project, "npm-cli.js") },
  });
  return `${stdout}${stderr}`.trim().split("\n");
}

const INSTALLED_FIRST = [
  "Installing packages, as the lockfile says …",
  "npm ci --no-audit --no-fund",
  "greeted",
];

test("a command runs at once where everything is installed", () => {
  expect(greet()).toEqual(["greeted"]);
});

test("a bare clone is installed first", () => {
  fs.rmSync(path.join(project, "node_modules", ".package-lock.json"));
  expect(greet()).toEqual(INSTALLED_FIRST);
});

test("another version in the lockfile is installed first", () => {
  save("package-lock.json", PACKAGES.replace("1.0.0", "1.0.1"));
  expect(greet()).toEqual(INSTALLED_FIRST);
});

test("a patch that is newer than what is installed is applied first", () => {
  fs.utimesSync(path.join(project, "node_modules", ".package-lock.json"), LONG_AGO, LONG_AGO);
  save("patches/encoder+1.0.0.patch", "changed");
  expect(greet()).toEqual(INSTALLED_FIRST);
});
