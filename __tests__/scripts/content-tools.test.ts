/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { scripts } from "../../package.json";

/* content/ is merged without a review of code, so each tool gets the project's own settings by name. */

const verify = fs.readFileSync("scripts/verify.ts", "utf8");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-tools-"));
const run = (tool: string, args: readonly string[], cwd = ".") =>
  spawnSync(path.resolve("node_modules", ".bin", tool), args, { cwd, encoding: "utf8" });

beforeAll(() => {
  fs.symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  for (const name of ["eslint.config.mjs", ".prettierrc.json", ".vscode/cspell.json"])
    fs.cpSync(name, path.join(folder, name));
  fs.mkdirSync(path.join(folder, "content"));
  for (const tool of ["eslint", "prettier", "cspell"])
    fs.writeFileSync(path.join(folder, `content/${tool}.config.mjs`), "throw new Error();\n");
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each(["eslint", "prettier", "cspell"])("%s runs no settings of content/", (tool) => {
  const [, args = ""] = new RegExp(`"${tool}/[^[]*\\[([^\\]]*)`).exec(verify) ?? [];
  const { status, stderr } = run(tool, [...(args.match(/--[^"]+/g) ?? []), "content"], folder);
  expect([status, stderr]).toEqual([0, ""]);
  const commands = Object.values(scripts).filter((command) => command.startsWith(`${tool} `));
  expect(commands.filter((command) => !command.includes(" --config "))).toEqual([]);
});

test("Jest runs no mock of content/", () => {
  const { configs } = JSON.parse(run("jest", ["--showConfig"]).stdout) as { configs: object[] };
  const modulePathIgnorePatterns = expect.arrayContaining([`${path.resolve("content")}/`]);
  for (const each of configs) expect(each).toMatchObject({ modulePathIgnorePatterns });
});
