/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => /\.(ts|mjs|yml)$/.test(file));

test("lint allows no warnings, and other commands lint only with it", () => {
  expect(scripts.lint).toContain("--max-warnings 0");
  const others = [...filesIn("scripts"), ...filesIn(".github/workflows")];
  expect(others.filter((file) => /\beslint\b/.test(readFileSync(file, "utf8")))).toEqual([]);
});
