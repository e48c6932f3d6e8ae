import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Field, itemSchema, readSchema } from "../graphql/fields";
import { contentModel } from "../graphql/model";
import { isObject, type Json } from "../i18n/json";
import { compare } from "./compare";
import { baseOf, changedFiles, git } from "./git";

/**
 * What a person would want to confirm before the content of `since` (a branch or commit) is replaced by today's, in
 * words: Markdown, for a terminal and for a pull request.
 * @param root the project's folder
 */
export async function describeChanges(root: string, since: string): Promise<string> {
  const base = baseOf(root, since);
  const files = contentModel.map(async ({ file, schema }) => {
    const field = await readSchema(path.join(root, "content"), schema);
    return section(titleOf(field, file), fileChanged(root, base, file, field));
  });
  const media = section("Pictures and films", mediaChanged(root, base));
  const sections = [...(await Promise.all(files)), media].filter((text) => text !== "");
  return sections.length === 0 ? `No content has changed since ${since}.` : sections.join("\n\n");
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return [`### ${title}`, "", ...lines.map((line) => `- ${line}`)].join("\n");
}

function titleOf({ title }: Field, file: string): string {
  return title ?? `content/${file}`;
}

function fileChanged(root: string, base: string, file: string, field: Field): string[] {
  const now = path.join(root, "content", file);
  const before = parse(git(root, "show", `${base}:./content/${file}`));
  const after = parse(existsSync(now) ? readFileSync(now, "utf8") : undefined);
  if (before === undefined && isObject(after)) return ["This page is new."];
  /* What a list is called in a sentence: "added to the portfolio". */
  const name = titleOf(field, file)
    .replace(/ \(.*$/, "")
    .replace(/^./, (letter) => letter.toLowerCase());
  const isList = itemSchema(field) !== field;
  return compare(before, after, { name: isList ? name : "", field });
}

/** Broken files are the check's business, not this one's. */
function parse(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const verbs: Readonly<Record<string, string>> = {
  A: "added",
  D: "removed",
  M: "replaced",
  T: "replaced",
};

function mediaChanged(root: string, base: string): string[] {
  return changedFiles(root, base, "content")
    .filter(({ name }) => /\.(jpe?g|png|webp|svg|mp4|webm|vtt)$/i.test(name))
    .map(({ status, name }) => `${verbs[status] ?? "changed"}: ${name}`);
}
