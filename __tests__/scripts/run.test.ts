/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/* Runs scripts/run.mjs in a temporary project with fakes of npm and tsx. */

const INSTALLED = "node_modules/.package-lock.json";
const LATER = new Date("2099-01-01");
let project: string;

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-run-"));
  save("scripts/run.mjs", fs.readFileSync("scripts/run.mjs", "utf8"));
  save("scripts/greet.ts", `console.log("greeted")`);
  save("node_modules/tsx/cjs.js", `require.extensions[".ts"] = require.extensions[".js"]`);
  fs.chmodSync(save("bin/npm", `#!/bin/sh\necho npm $*\nexit \${NPM_FAILS:-0}\n`), 0o755);
  save("package-lock.json");
  save("patches/encoder+1.0.0.patch");
  save(INSTALLED);
  touch(INSTALLED, new Date(Date.now() + 1000));
});

afterEach(() => fs.rmSync(project, { recursive: true }));

function save(name: string, text = ""): string {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

const touch = (name: string, time: Date) => fs.utimesSync(path.join(project, name), time, time);

/** Runs the command `greet`. */
function greet(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "greet"], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, ...env, PATH: `${project}/bin:${process.env["PATH"]}` },
  });
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
}

const INSTALLING = "Installing the packages of package-lock.json …";
const NPM = "npm ci --no-audit --no-fund";

test("runs the command at once if everything is installed", () => {
  expect(greet()).toEqual({ status: 0, lines: ["greeted"] });
});

test.each([
  ["the installation is missing or incomplete", () => fs.rmSync(path.join(project, INSTALLED))],
  ["the lockfile has changed", () => touch("package-lock.json", LATER)],
  ["a patch has changed", () => touch("patches/encoder+1.0.0.patch", LATER)],
])("installs the packages first if %s", (_, change) => {
  change();
  expect(greet()).toEqual({ status: 0, lines: [INSTALLING, NPM, "greeted"] });
});

test("does not run the command if the installation fails", () => {
  touch("package-lock.json", LATER);
  const { status, lines } = greet({ NPM_FAILS: "7" });
  expect(status).toBe(1);
  expect(lines).toEqual([INSTALLING, NPM, "", expect.stringMatching(/^npm ci failed;/)]);
});
