import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { tokenValue } from "../../src/build/tokens";

const root = path.resolve("src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|tsx?)$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") }));
const css = files
  .filter(({ name }) => name.endsWith(".css"))
  .map(({ text }) => text.replace(/\/\*.*?\*\/|url\(.*?\)/gs, ""))
  .join("\n");
const script = files.filter(({ name }) => !name.endsWith(".css"));
const code = script.map(({ text }) => text).join("\n");

function found(pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = ""]) => name))];
}

test("every token is used", () => {
  const tokens = found(/^\s*--([\w-]+):/gm);
  expect(tokens).not.toEqual([]);
  const all = css + code;
  const unused = tokens.filter(
    (name) => !all.includes(`var(--${name})`) && !all.includes(`var(--${name},`),
  );
  expect(unused).toEqual([]);
});

test("every custom property that a style names has a definition", () => {
  const defined = new Set(
    [...(css + code).matchAll(/(?<!var\()--([\w-]+)["'\]]*[:,]/g)].map(([, name]) => name),
  );
  const named = [...(css + code).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !defined.has(name))).toEqual([]);
});

test("every class of the shared styles is used", () => {
  const classes = found(/\.([a-z][\w-]*)(?=[\s,.:{>[)])/gi);
  expect(classes).not.toEqual([]);
  /* Class names of backgrounds are built at run time: `g-` plus a name from content or a section. */
  const named = classes.filter((name) => !name.startsWith("g-"));
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test("raw colors are in src/theme only", () => {
  const raw =
    /["'`\s(]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\((?!var\()/i;
  const places = script.filter(({ name, text }) => !name.startsWith("theme") && raw.test(text));
  expect(places.map(({ name }) => name)).toEqual([]);
});

/* Browsers enlarge rem, not px, for a visitor who has set larger text. */
test("the tokens for sizes of text are not in pixels", () => {
  expect(css.match(/--t-[\w-]+:[^;]*\dpx/g)).toBeNull();
});

/* After a tap, the styles of a hover stay until the next tap. */
test("hover styles are only for pointers that can hover", () => {
  const outside = files.filter(({ text }) =>
    /:hover[^"`{]*["`]?:? \{/.test(withoutHoverRules(text)),
  );
  expect(outside.map(({ name }) => name)).toEqual([]);
});

/** A text without the blocks of this media rule, or of `[hover]` in an object. Some phones claim that a finger can hover. */
function withoutHoverRules(text: string): string {
  const start = text.search(/(@media \(hover: hover\) and \(pointer: fine\)|\[hover\]:) \{/);
  if (start < 0) return text;
  let end = text.indexOf("{", start) + 1;
  for (let depth = 1; depth > 0; end += 1) {
    if (text[end] === "{") depth += 1;
    if (text[end] === "}") depth -= 1;
  }
  return withoutHoverRules(text.slice(0, start) + text.slice(end));
}

test("tokenValue returns the value of a token and rejects unknown tokens", () => {
  expect(tokenValue("petal")).toMatch(/^#[\da-f]{6}$/);
  expect(() => tokenValue("no-such-token")).toThrow("--no-such-token");
});
