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

/** Whether the file of a link exists, and a Markdown file has the heading of its hash. */
function leadsSomewhere(link: string, guide: string): boolean {
  const [file = "", hash] = link.split("#");
  const target = file === "" ? guide : path.join(path.dirname(guide), file);
  if (!existsSync(target)) return false;
  return hash === undefined || anchors(readFileSync(target, "utf8")).includes(hash);
}

/** The anchors that GitHub gives to the headings. */
function anchors(markdown: string): string[] {
  const headings = [...markdown.toLowerCase().matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, text = ""]) =>
    text.replace(/[^\p{L}\p{N}_ -]/gu, "").replaceAll(" ", "-"),
  );
}

describe.each(guides)("%s", (guide) => {
  const text = readFileSync(guide, "utf8");

  test("links to existing files and headings", () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
    const local = links.filter((link) => !URL.canParse(link));
    expect(local.filter((link) => !leadsSomewhere(link, guide))).toEqual([]);
  });

  test("names only existing npm scripts", () => {
    const names = [...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
    expect(names.filter((name = "") => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
