/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";

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

describe.each(guides)("%s", (guide) => {
  const text = readFileSync(guide, "utf8");

  test("links to existing files", () => {
    const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
    const files = links.filter((link) => !URL.canParse(link));
    expect(files.filter((file) => !existsSync(path.join(path.dirname(guide), file)))).toEqual([]);
  });

  test("names only existing npm scripts", () => {
    const names = [...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
    expect(names.filter((name = "") => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
