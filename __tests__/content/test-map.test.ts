import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const tests = path.resolve(__dirname, "..");
const rows = readFileSync(path.join(tests, "README.md"), "utf8")
  .split("\n")
  .filter((line) => line.includes("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, section = "", , file = "", name = ""]) => ({
    section,
    file: file.replaceAll("`", ""),
    name,
  }));

/** Every title that stands in a call of `test` or `it` in a file: as it is written, with its placeholders. */
function titlesIn(file: string): string[] {
  const text = readFileSync(path.join(tests, file), "utf8");
  const call =
    /\b(?:test|it)(?:\.each\([\s\S]*?\)|\.each`[^`]*`)?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  return [...text.matchAll(call)].map(([, , title = ""]) => title.replace(/\\(.)/g, "$1"));
}

test("the map covers every section of the specification", () => {
  const sections = rows.flatMap(({ section }) => section.match(/\d+/g) ?? []);
  expect([...new Set(sections)].map(Number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each(rows)("$file has the test that shows section $section: $name", ({ file, name }) => {
  expect(existsSync(path.join(tests, file))).toBe(true);
  expect(name).not.toBe("");
  const found = titlesIn(file).filter((title) => title === name || title.endsWith(`} ${name}`));
  expect(found).toHaveLength(1);
});
