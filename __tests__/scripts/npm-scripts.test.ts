/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";

/** The files in a folder of the project, or a single file, with their texts. */
function textsOf(place: string): { file: string; text: string }[] {
  const files = statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true })
        .map((name) => path.join(place, String(name)))
        .filter(
          (file) => /\.(md|m?ts|tsx|mjs|sh|toml|yml)$/.test(file) && !file.includes("node_modules"),
        );
  return files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** The npm scripts that a text names: `npm run lint`, `npm test`. */
function scriptsIn(text: string): string[] {
  const named = text.matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(test)\b)/g);
  return [...new Set([...named].map(([, run, test]) => run ?? String(test)))];
}

const inReadme = scriptsIn(readFileSync("README.md", "utf8"));

test("the README lists every script, except the one that npm runs by itself", () => {
  const { postinstall, ...others } = scripts;
  expect(postinstall).toBeDefined();
  expect(inReadme.sort()).toEqual(Object.keys(others).sort());
});

test("texts name only existing scripts", () => {
  const places = ["README.md", "CONTRIBUTING.md", ".env.example", "content/README.md"];
  const folders = ["docs", "scripts", "supabase", "src", "__tests__", ".github", "content/schema"];
  const named = [...places, ...folders]
    .flatMap(textsOf)
    .flatMap(({ file, text }) => scriptsIn(text).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});
