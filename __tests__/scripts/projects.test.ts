import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const linesOf = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { encoding: "utf8" }).trim().split("\n");

/* By its place, too: a renamed test would run nowhere. */
test("each test is a journey or belongs to a project of jest.config.mjs", () => {
  const helpers = ["support/*", "content-check/content-copy.ts", "specification/delivered.ts"];
  const names = [
    "*.test.*",
    "*.spec.*",
    "__tests__/*.ts",
    "__tests__/*.tsx",
    ...["e2e/*.spec.ts", ...helpers].map((name) => `:(exclude)__tests__/${name}`),
  ];
  const files = linesOf("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    ...names,
  ]);
  const listed = linesOf(process.execPath, [require.resolve("jest/bin/jest"), "--listTests"]);
  expect(listed.map((file) => path.relative(".", file)).sort()).toEqual(
    files.filter((file) => fs.existsSync(file)).sort(),
  );
});
