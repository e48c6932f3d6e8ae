import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import { type Field, readSchema } from "../graphql/fields";
import { type ContentFile, rowOf } from "../graphql/model";
import { locales } from "../i18n/locales";
import type { Problem } from "./problem";

/** A parsed content file. The nodes of its tree have their offsets in the text. */
export interface ContentDocument {
  readonly file: ContentFile;
  readonly contentDir: string;
  /** The folder of the file, to which its file paths are relative. */
  readonly folder: string;
  readonly text: string;
  readonly root: Node | undefined;
  readonly parseErrors: readonly ParseError[];
  readonly isUtf8: boolean;
  /** The schema of the whole file. */
  readonly field: Field;
}

/** Reads and parses one content file. Its schema is that of the project, which the content of the tests shares. */
export async function readDocument(
  contentDir: string,
  file: ContentFile,
): Promise<ContentDocument> {
  const bytes = readFileSync(path.join(contentDir, file));
  const text = bytes.toString("utf8");
  const parseErrors: ParseError[] = [];
  const root = parseTree(text, parseErrors, { disallowComments: true });
  return {
    file,
    contentDir,
    folder: path.join(contentDir, path.dirname(file)),
    text,
    root,
    parseErrors,
    isUtf8: isUtf8(bytes) && !text.startsWith("\uFEFF"),
    field: await readSchema(path.resolve("content"), rowOf(file)?.schema ?? ""),
  };
}

/** An error at a value, or at an offset in the text. */
export function errorAt(document: ContentDocument, at: Node | number, message: string): Problem {
  const position = positionOf(document, typeof at === "number" ? at : at.offset);
  return { severity: "error", file: `content/${document.file}`, ...position, message };
}

/** A notice at a value. */
export function noticeAt(document: ContentDocument, at: Node, message: string): Problem {
  return { ...errorAt(document, at, message), severity: "notice" };
}

/** An error at the second of two equal values. Which of them is the new one cannot be known. */
export function repeatAt(document: ContentDocument, one: Node, two: Node, words: string, end = "") {
  const lines = `Lines ${lineOf(document, one)} and ${lineOf(document, two)}`;
  return errorAt(document, two, `${lines} ${words}. Change the one of the new entry.${end}`);
}

/** Line and column of an offset in the text, counted from 1. */
export function positionOf({ text }: ContentDocument, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** The line of a value, counted from 1. */
export function lineOf(document: ContentDocument, node: Node): number {
  return positionOf(document, node.offset).line;
}

/** The number of lines that a message lists. */
const maxLines = 12;

/** The lines of several values, as in "line 4" or "lines 4, 9, 12". */
export function linesOf(document: ContentDocument, nodes: readonly Node[]): string {
  const lines = [...new Set(nodes.map((node) => lineOf(document, node)))];
  const more = lines.length > maxLines ? ", …" : "";
  return `line${lines.length === 1 ? "" : "s"} ${lines.slice(0, maxLines).join(", ")}${more}`;
}

/** The keys of an entry with their values, without keys whose value is missing. */
export function propertiesOf(node: Node | undefined): { key: Node; value: Node }[] {
  if (node?.type !== "object") return [];
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? { key, value } : [],
  );
}

/** The value under a key or a path of keys. */
export function valueAt(node: Node | undefined, ...steps: string[]): Node | undefined {
  return node && findNodeAtLocation(node, steps);
}

/** The entries of a list. */
export function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.type === "array" ? (node.children ?? []) : [];
}

/** The text of a value, when it is text. */
export function textOf(node: Node | undefined): string | undefined {
  return node?.type === "string" ? String(node.value) : undefined;
}

/** A value of a file with its schema. */
export interface ContentValue {
  readonly document: ContentDocument;
  readonly node: Node;
  readonly field: Field;
  /** The entry that contains it. */
  readonly owner: Node | undefined;
}

/** Every value of a file that the schema describes, parents first. The list is cached for the other checks. */
export function valuesOf(document: ContentDocument): readonly ContentValue[] {
  const known = valuesByDocument.get(document);
  if (known) return known;
  const values: ContentValue[] = [];
  const { root: node, field } = document;
  if (node) collect({ document, node, field, owner: undefined }, values);
  valuesByDocument.set(document, values);
  return values;
}

const valuesByDocument = new WeakMap<ContentDocument, readonly ContentValue[]>();

function collect(value: ContentValue, values: ContentValue[]): void {
  values.push(value);
  const { document, node } = value;
  const { items, properties = {} } = value.field;
  for (const item of itemsOf(node)) {
    if (items) collect({ document, node: item, field: items, owner: value.owner }, values);
  }
  for (const { key, value: own } of propertiesOf(node)) {
    const field = properties[String(key.value)];
    if (field) collect({ document, node: own, field, owner: node }, values);
  }
}

/** The keys on the way to a value, without the positions in lists. */
function keysOf(node: Node): string[] {
  return getNodePath(node).filter((step) => typeof step === "string");
}

/** The key of a value; for entries of a list, the list's key. */
export function keyOf(node: Node): string | undefined {
  return keysOf(node).at(-1);
}

/** The code of the language of a translation or of one of its plural forms; undefined for other values. */
export function languageOf(node: Node): string | undefined {
  return keysOf(node).findLast((key) => codes.includes(key));
}

/** The translations of a text. */
export function translationsOf(node: Node | undefined): readonly Node[] {
  return propertiesOf(node).map(({ value }) => value);
}

const codes: readonly string[] = locales.map(({ code }) => code);
const parts: readonly string[] = [...codes, "zero", "one", "two", "few", "many", "other"];
const labels: Readonly<Record<string, string>> = { src: "Picture", alt: "Alt text" };

/** The label of a field: "Booking phone" for `bookingPhone`, "Title (ar)" for its Arabic text. */
export function labelOf(node: Node): string {
  const keys = keysOf(node);
  const at = keys.findLastIndex((key) => !parts.includes(key));
  const key = keys[at] ?? "value";
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  const label = labels[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
  return [label, ...keys.slice(at + 1).map((part) => `(${part})`)].join(" ");
}

/** Each item with the first one that has the same key. Items without a key are left out. */
export function repeatsIn<T>(
  items: readonly T[],
  keyOfItem: (item: T) => unknown,
): { item: T; first: T }[] {
  const seen = new Map<unknown, T>();
  return items.flatMap((item) => {
    const key = keyOfItem(item);
    if (!key) return [];
    const first = seen.get(key);
    if (!first) seen.set(key, item);
    return first ? { item, first } : [];
  });
}
