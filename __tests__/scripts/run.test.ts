import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
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
