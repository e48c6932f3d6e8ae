/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";

const apart = new Set(["node_modules", "public", ".cache", ".git", ".local", "test-results"]);

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return apart.has(entry.name) ? [] : filesIn(file, ending);
    return ending.test(entry.name) ? [file] : [];
  });
}

const documents = filesIn(".", /\.md$/).map((file) => [file, readFileSync(file, "utf8")] as const);
const messages = ["scripts", "supabase", "src", ".env.example"].flatMap((place) =>
  existsSync(place) && path.extname(place) === ""
    ? filesIn(place, /\.(mjs|tsx?)$/).map((file) => [file, readFileSync(file, "utf8")] as const)
    : [[place, readFileSync(place, "utf8")] as const],
);

/** What a text tells its reader to run and is not there. */
function missing(text: string): string[] {
  const npm = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
    .map(([, name]) => String(name))
    .filter((name) => !(name in scripts));
  const node = [...text.matchAll(/node (scripts\/[\w./-]+)/g)]
    .map(([, file]) => String(file))
    .filter((file) => !existsSync(file));
  return [...npm, ...node];
}

test("there is a guide for each reader", () => {
  const names = documents.map(([file]) => file);
  expect(names).toEqual(
    expect.arrayContaining(["README.md", "content/README.md", "supabase/README.md"]),
  );
});

test("every command has its script", () => {
  expect(missing(Object.values(scripts).join("\n"))).toEqual([]);
});

test.each(documents)("%s names only commands that exist", (_, text) => {
  expect(missing(text)).toEqual([]);
});

test("what the commands themselves say names only commands that exist", () => {
  const wrong = messages.map(([file, text]) => [file, missing(text)] as const);
  expect(wrong.filter(([, names]) => names.length > 0)).toEqual([]);
});

test.each(documents)("%s links to and shows only files that are there", (file, text) => {
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) =>
    path.join(path.dirname(file), String(to)),
  );
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});
