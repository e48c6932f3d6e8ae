/** @jest-environment node */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

test("each test belongs to one project of jest.config.mjs", () => {
  const jest = path.resolve("node_modules/jest/bin/jest.js");
  const listed = execFileSync(process.execPath, [jest, "--listTests"], { encoding: "utf8" });
  const files = fs.readdirSync("__tests__", { recursive: true, encoding: "utf8" });
  const tests = files.filter(
    (file) => /\.(test|spec)\.\w+$/.test(file) && !/^e2e\W.*spec.ts$/.test(file),
  );
  expect(listed.trim().split("\n").sort()).toEqual(
    tests.map((file) => path.resolve("__tests__", file)).sort(),
  );
});
