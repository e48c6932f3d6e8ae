import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

test.each(["Sara's Mac", "zahrelle (1)", "salon #2", "[new]"])(
  "npm run site says before it installs anything that Gatsby cannot work in a folder with the name %s",
  (name) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "zahrelle-run-"));
    const file = path.join(folder, name, "scripts", "run.mjs");
    cpSync("scripts/run.mjs", file);
    const { status, stdout, stderr } = spawnSync("node", [file, "site"], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(stderr).toContain("with which Gatsby cannot work. Move the folder");
    expect(stdout).toBe("");
    expect(status).toBe(1);
  },
);

test("npm run site leaves a linked node_modules alone: its packages belong to another checkout", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "zahrelle-run-"));
  for (const name of ["patches", "packages/tsx"])
    mkdirSync(path.join(folder, name), { recursive: true });
  cpSync("scripts/run.mjs", path.join(folder, "scripts", "run.mjs"));
  writeFileSync(path.join(folder, "package-lock.json"), "{}");
  writeFileSync(path.join(folder, "packages/tsx/cjs.js"), "");
  writeFileSync(path.join(folder, "scripts/site.ts"), 'console.log("runs");');
  symlinkSync(path.join(folder, "packages"), path.join(folder, "node_modules"));
  const args = [path.join(folder, "scripts", "run.mjs"), "site"];
  const { stdout } = spawnSync("node", args, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe("runs\n");
});
