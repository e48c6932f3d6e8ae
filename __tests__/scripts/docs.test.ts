/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const guides = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "__tests__/README.md",
  "content/README.md",
  "content/schema/README.md",
  "supabase/README.md",
  ...readdirSync("docs").map((name) => `docs/${name}`),
];

test.each(guides)("the links of %s lead to existing files", (guide) => {
  const links = [...readFileSync(guide, "utf8").matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)];
  const files = links.map(([, link = ""]) => link).filter((link) => !URL.canParse(link));
  expect(files.filter((file) => !existsSync(path.join(path.dirname(guide), file)))).toEqual([]);
});

test("the boxes of the architecture name existing files", () => {
  const boxes = [...readFileSync("docs/architecture.md", "utf8").matchAll(/<br>([\w./-]+)/g)];
  expect(boxes.length).toBeGreaterThan(20);
  const files = boxes.map(([, file = ""]) => file).filter((file) => !file.startsWith("public/"));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the README and the lint rule of imports name every folder of src", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((each) => each.isDirectory());
  const names = folders.map(({ name }) => name);
  const readme = readFileSync("README.md", "utf8");
  expect(names.filter((name) => !readme.includes(`\`src/${name}/\``))).toEqual([]);
  const rule = readFileSync("eslint.config.mjs", "utf8");
  const withCode = names.filter((name) => !["fonts", "types"].includes(name));
  expect(withCode.filter((name) => !rule.includes(`  "${name}",\n`))).toEqual([]);
});
