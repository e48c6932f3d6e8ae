import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFileNames, type ContentFile } from "./content-files";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Entry = { [key: string]: Json };

interface Versions {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/**
 * What a person would want to confirm before the content of `since` (a branch or commit) is replaced by today's:
 * Markdown, for a terminal and for a pull request.
 */
export function describeChanges(root: string, since: string): string {
  const base = baseOf(root, since);
  const sections = [
    section("Prices and services", servicesChanged(read(root, base, "services/services.json"))),
    section("Special offers", offersChanged(read(root, base, "offers/offers.json"))),
    section("Pictures and films", filesChanged(root, base)),
    section("Salon", factsChanged(read(root, base, "site.json"), "")),
    ...contentFileNames.filter(isWords).map((file) => {
      const lines = factsChanged(read(root, base, file), "");
      return section(`Words in content/${file}`, lines);
    }),
  ].filter((text) => text !== "");
  return sections.length === 0 ? `No content has changed since ${since}.` : sections.join("\n\n");
}

function isWords(file: ContentFile): boolean {
  return !["services/services.json", "offers/offers.json", "site.json"].includes(file);
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return [`### ${title}`, "", ...lines.map((line) => `- ${line}`)].join("\n");
}

/** Where the two histories parted, so that later changes of `since` are not shown backwards. */
function baseOf(root: string, since: string): string {
  const base =
    git(root, ["merge-base", since, "HEAD"]) ??
    git(root, ["rev-parse", "--verify", `${since}^{commit}`]);
  if (base === undefined) {
    throw new Error(
      `"${since}" is no branch or commit here. Fetch it first (git fetch origin ${since}), or name another.`,
    );
  }
  return base.trim();
}

function git(root: string, args: readonly string[]): string | undefined {
  try {
    const options = {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: 64 * 1024 * 1024,
    } as const;
    return execFileSync("git", args, options);
  } catch {
    return undefined;
  }
}

function read(root: string, base: string, file: ContentFile): Versions {
  const path = join(root, "content", file);
  const before = git(root, ["show", `${base}:./content/${file}`]);
  const after = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  return { before: parse(before), after: parse(after) };
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

function entriesOf(json: Json | undefined): Entry[] {
  return Array.isArray(json) ? json.filter(isEntry) : [];
}

function isEntry(json: Json | undefined): json is Entry {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function servicesChanged({ before, after }: Versions): string[] {
  const old = entriesOf(before);
  const now = entriesOf(after);
  const pairs = now.map((entry) => ({ entry, was: findSame(entry, old) }));
  const kept = new Set(pairs.map(({ was }) => was));
  return [
    ...pairs.flatMap(({ entry, was }) => (was ? serviceChanged(was, entry) : [])),
    ...pairs
      .filter(({ was }) => !was)
      .map(({ entry }) => `added: ${offer(entry)} (${entry["category"]})`),
    ...old
      .filter((entry) => !kept.has(entry))
      .map((entry) => `removed: ${offer(entry)} (${entry["category"]})`),
  ];
}

/** The same service as before: by its slug, or by its number when it was renamed. */
function findSame(entry: Entry, old: readonly Entry[]): Entry | undefined {
  return (
    old.find((was) => was["slug"] === entry["slug"]) ??
    old.find((was) => was["id"] === entry["id"] && was["category"] === entry["category"])
  );
}

function serviceChanged(was: Entry, entry: Entry): string[] {
  const lines: string[] = [];
  if (was["name"] !== entry["name"]) lines.push(`renamed: ${was["name"]} -> ${entry["name"]}`);
  if (was["price"] !== entry["price"])
    lines.push(`${entry["name"]}: ${was["price"]} -> ${entry["price"]}`);
  if (was["category"] !== entry["category"]) {
    lines.push(`moved: ${entry["name"]}, ${was["category"]} -> ${entry["category"]}`);
  }
  return lines;
}

function offer(entry: Entry): string {
  return `${entry["name"] ?? entry["title"]}, ${entry["price"]}`;
}

function offersChanged({ before, after }: Versions): string[] {
  const old = entriesOf(before);
  const now = entriesOf(after);
  const same = (entry: Entry) => old.find((was) => was["id"] === entry["id"]);
  return [
    ...now.flatMap((entry) => {
      const was = same(entry);
      if (!was) return [`added: ${offer(entry)}`];
      return factsChanged({ before: was, after: entry }, "").map(
        (line) => `${entry["title"]}, ${line}`,
      );
    }),
    ...old
      .filter((was) => !now.some((entry) => entry["id"] === was["id"]))
      .map((was) => `removed: ${offer(was)}`),
  ];
}

/** Every value that differs, with its place; entries of lists are counted from 1. */
function factsChanged({ before, after }: Versions, place: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isEntry(before) && isEntry(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      factsChanged({ before: before[key], after: after[key] }, place ? `${place}.${key}` : key),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((value, index) =>
      factsChanged({ before: before[index], after: value }, `${place}[${index + 1}]`),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return entriesChanged(before, after, place);
  const name = place || "the whole file";
  if (before === undefined) return [`added: ${name} ${show(after)}`];
  if (after === undefined) return [`removed: ${name} ${show(before)}`];
  return [`${name}: ${show(before)} -> ${show(after)}`];
}

/** Lists that have grown or shrunk: the entries that are new, and those that are gone. */
function entriesChanged(before: readonly Json[], after: readonly Json[], place: string): string[] {
  const missingFrom = (list: readonly Json[]) => {
    const known = new Set(list.map((entry) => JSON.stringify(entry)));
    return (entry: Json) => !known.has(JSON.stringify(entry));
  };
  const where = place ? `${place} ` : "";
  return [
    ...after.filter(missingFrom(before)).map((entry) => `added: ${where}${show(entry)}`),
    ...before.filter(missingFrom(after)).map((entry) => `removed: ${where}${show(entry)}`),
  ];
}

function show(json: Json | undefined): string {
  if (json === undefined) return "";
  if (typeof json === "string") return json.length > 120 ? `“${json.slice(0, 117)}…”` : `“${json}”`;
  const text = JSON.stringify(json);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

const verbs: Readonly<Record<string, string>> = {
  A: "added",
  D: "removed",
  M: "replaced",
  T: "replaced",
};

function filesChanged(root: string, base: string): string[] {
  const tracked =
    git(root, ["diff", "--no-renames", "--relative", "--name-status", base, "--", "content"]) ?? "";
  const fresh = git(root, ["ls-files", "--others", "--exclude-standard", "--", "content"]) ?? "";
  const lines = [
    ...tracked.split("\n").map((line) => line.split("\t")),
    ...fresh.split("\n").map((name) => ["A", name]),
  ];
  return lines.flatMap(([status = "", name = ""]) => {
    if (!/\.(jpe?g|png|webp|svg|mp4|webm|vtt)$/i.test(name)) return [];
    return [`${verbs[status] ?? "changed"}: ${name}`];
  });
}
