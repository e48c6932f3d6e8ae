import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Node, type ParseError, parseTree } from "jsonc-parser";
import { type Field, readSchema } from "../graphql/fields";
import { type ContentFile, rowOf } from "../graphql/model";
import { defaultLocale, locales } from "../i18n/locales";
import { compareProblems, type Problem } from "./problem";

/** A content file that has been read and parsed; its tree knows where each value stands. */
export interface ContentDocument {
  readonly file: ContentFile;
  readonly contentDir: string;
  /** The folder that the file names other files from. */
  readonly folder: string;
  /** Without a byte-order mark. */
  readonly text: string;
  readonly root: Node | undefined;
  /** What keeps the text from being JSON. */
  readonly parseErrors: readonly ParseError[];
  readonly hasByteOrderMark: boolean;
  /** Saved with two bytes to a letter, which no reader of JSON takes. */
  readonly isUtf16: boolean;
  /** The rules of the whole file. */
  readonly field: Field;
}

/** Reads and parses one content file. */
export async function readDocument(
  contentDir: string,
  file: ContentFile,
): Promise<ContentDocument> {
  const bytes = readFileSync(path.join(contentDir, file));
  const raw = bytes.toString("utf8");
  const hasByteOrderMark = raw.startsWith("\uFEFF");
  const text = hasByteOrderMark ? raw.slice(1) : raw;
  const parseErrors: ParseError[] = [];
  const root = parseTree(text, parseErrors, { disallowComments: true });
  return {
    file,
    contentDir,
    folder: path.join(contentDir, path.dirname(file)),
    text,
    root,
    parseErrors,
    hasByteOrderMark,
    isUtf16: bytes.subarray(0, 1000).includes(0),
    field: await schemaOf(contentDir, rowOf(file)?.schema ?? ""),
  };
}

const schemas = new Map<string, Promise<Field>>();

/** The rules of a file, read again only after a file of `content/schema` has changed. */
function schemaOf(contentDir: string, name: string): Promise<Field> {
  const folder = path.join(contentDir, "schema");
  const versions = readdirSync(folder).map((file) => {
    const { ino, mtimeMs, size } = statSync(path.join(folder, file));
    return `${ino} ${mtimeMs} ${size}`;
  });
  const key = [name, ...versions].join();
  const field = schemas.get(key) ?? readSchema(contentDir, name);
  schemas.set(key, field);
  return field;
}

/** Gathers problems; of several about one value the first stands, for it is the most precise. */
export class Findings {
  private readonly problems = new Map<string, Problem>();

  /** Notes a problem at a value, or at a place in the text. */
  add(
    document: ContentDocument,
    at: Node | number,
    message: string,
    severity: Problem["severity"] = "error",
  ): void {
    const position = positionOf(document, typeof at === "number" ? at : at.offset);
    this.addAt({ severity, file: `content/${document.file}`, ...position, message });
  }

  /** Notes a problem of a file that could not be read as content. */
  addAt(problem: Problem): void {
    const { severity, file, line, column } = problem;
    const key = severity === "notice" ? `${file} ${problem.message}` : `${file}:${line}:${column}`;
    if (!this.problems.has(key)) this.problems.set(key, problem);
  }

  /** Everything noted, in the order of a report. */
  list(): Problem[] {
    return [...this.problems.values()].sort(compareProblems);
  }
}

/** Line and column of a place in the text, counted from 1. */
export function positionOf({ text }: ContentDocument, offset: number) {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}

/** The line of a value, counted from 1. */
export function lineOf(document: ContentDocument, node: Node): number {
  return positionOf(document, node.offset).line;
}

/** The keys of an entry with their values; a key whose value is missing is left out. */
export function propertiesOf(node: Node | undefined): { key: Node; value: Node }[] {
  if (node?.type !== "object") return [];
  const properties: { key: Node; value: Node }[] = [];
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? [];
    if (key && value) properties.push({ key, value });
  }
  return properties;
}

/** The value under a key or a path of keys. */
export function valueAt(node: Node | undefined, ...steps: string[]): Node | undefined {
  return steps.reduce<Node | undefined>(
    (at, step) => propertiesOf(at).find(({ key }) => key.value === step)?.value,
    node,
  );
}

/** The entries of a list. */
export function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.type === "array" ? (node.children ?? []) : [];
}

/** The text of a value, when it is text. */
export function textOf(node: Node | undefined): string | undefined {
  return node?.type === "string" ? String(node.value) : undefined;
}

/** The number of a value, when it is a number. */
export function numberOf(node: Node | undefined): number | undefined {
  return node?.type === "number" ? Number(node.value) : undefined;
}

/** A value of a file with the rules that hold for it. */
export interface ContentValue {
  readonly document: ContentDocument;
  readonly node: Node;
  readonly field: Field;
  /** The entry that it stands in. */
  readonly owner: Node | undefined;
  /** Whether that entry is the first of its list. */
  readonly first: boolean;
}

/** Every value of a file that the schema knows, each before what it holds. Several checks read them: they are kept. */
export function valuesOf(document: ContentDocument): readonly ContentValue[] {
  const known = valuesByDocument.get(document);
  if (known) return known;
  const values: ContentValue[] = [];
  const { root: node, field } = document;
  if (node) collect({ document, node, field, owner: undefined, first: true }, values);
  valuesByDocument.set(document, values);
  return values;
}

const valuesByDocument = new WeakMap<ContentDocument, readonly ContentValue[]>();

function collect(value: ContentValue, values: ContentValue[]): void {
  values.push(value);
  const { document, node } = value;
  const { items, properties = {} } = value.field;
  for (const [index, item] of itemsOf(node).entries()) {
    if (!items) break;
    collect({ document, node: item, field: items, owner: value.owner, first: index === 0 }, values);
  }
  for (const { key, value: own } of propertiesOf(node)) {
    const field = properties[String(key.value)];
    if (field) collect({ document, node: own, field, owner: node, first: value.first }, values);
  }
}

/** The key under which a value stands; for entries of a list, the list's key. */
export function keyOf(node: Node): string | undefined {
  let at: Node | undefined = node;
  while (at && at.type !== "property") at = at.parent;
  const [key] = at?.children ?? [];
  return textOf(key);
}

/** The words of a text in each language that it is written in. */
export function wordsOf(node: Node | undefined): readonly Node[] {
  return propertiesOf(node).map(({ value }) => value);
}

/** The words of a text in the default language. */
export function defaultWordsOf(node: Node | undefined): string | undefined {
  return textOf(valueAt(node, defaultLocale.code));
}

const labels: Readonly<Record<string, string>> = { src: "Picture", alt: "Alt text" };

/** What a person would call the field: "Booking phone" for `bookingPhone`, "Title (ar)" for its Arabic words. */
export function labelOf(node: Node): string {
  const owner = ownerOf(node);
  if (owner) return `${labelOf(owner)} (${keyOf(node)})`;
  const key = keyOf(node) ?? "Value";
  return labels[key] ?? nameOf(key);
}

/** The text whose words in a language, or whose plural form, a value is. */
function ownerOf({ parent }: Node): Node | undefined {
  const key = String(parent?.children?.[0]?.value);
  const isPart = parent?.type === "property" && parts.includes(key);
  return isPart ? parent.parent : undefined;
}

const parts: readonly string[] = [
  ...locales.map(({ code }) => code),
  ...["zero", "one", "two", "few", "many", "other"],
];

/** A field's key as words: "Booking phone" for `bookingPhone`. */
export function nameOf(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
