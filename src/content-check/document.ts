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
  readonly text: string;
  readonly root: Node | undefined;
  readonly parseErrors: readonly ParseError[];
  readonly isUtf8: boolean;
  readonly field: Field;
}

/** The files that could be parsed. */
export type Documents = ReadonlyMap<ContentFile, ContentDocument>;

/** By the root of its tree. */
const documents = new WeakMap<Node, ContentDocument>();

/** Reads and parses one content file. Its schema is that of the project, which the content of the tests shares. */
export async function readDocument(
  contentDir: string,
  file: ContentFile,
): Promise<ContentDocument> {
  const bytes = readFileSync(path.join(contentDir, file));
  const text = bytes.toString("utf8");
  const parseErrors: ParseError[] = [];
  const root = parseTree(text, parseErrors, { disallowComments: true });
  const field = await readSchema(path.resolve("content"), rowOf(file)?.schema ?? "");
  const isRead = isUtf8(bytes) && !text.startsWith("\uFEFF");
  const document = { file, contentDir, text, root, parseErrors, isUtf8: isRead, field };
  if (root) documents.set(root, document);
  return document;
}

export function documentOf(node: Node): ContentDocument {
  let root = node;
  while (root.parent) root = root.parent;
  const document = documents.get(root);
  if (!document) throw new Error("The value is in no content file.");
  return document;
}

export function errorIn({ file, text }: ContentDocument, offset: number, message: string): Problem {
  const lines = text.slice(0, offset).split("\n");
  const position = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  return { severity: "error", file: `content/${file}`, ...position, message };
}

export function errorAt(node: Node, message: string): Problem {
  return errorIn(documentOf(node), node.offset, message);
}

export function noticeAt(node: Node, message: string): Problem {
  return { ...errorAt(node, message), severity: "notice" };
}

/** Counted from 1. */
export function lineOf(node: Node): number {
  return errorAt(node, "").line;
}

const maxLines = 12;

/** The lines of several values, as in "line 4" or "lines 4, 9, 12". */
export function linesOf(nodes: readonly Node[]): string {
  const lines = [...new Set(nodes.map(lineOf))];
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

export function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.type === "array" ? (node.children ?? []) : [];
}

export function textOf(node: Node | undefined): string | undefined {
  return node?.type === "string" ? String(node.value) : undefined;
}

export interface ContentValue {
  readonly node: Node;
  readonly field: Field;
  readonly parent?: ContentValue;
}

/** Every value of a file that the schema describes, parents first. */
export function valuesOf({ root, field }: ContentDocument): readonly ContentValue[] {
  const values: ContentValue[] = [];
  if (root) collect({ node: root, field }, values);
  return values;
}

function collect(value: ContentValue, values: ContentValue[]): void {
  values.push(value);
  const { items, properties = {} } = value.field;
  for (const node of itemsOf(value.node)) {
    if (items) collect({ ...value, node, field: items }, values);
  }
  for (const { key, value: node } of propertiesOf(value.node)) {
    const field = properties[String(key.value)];
    if (field) collect({ node, field, parent: value }, values);
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

/** The language of a text that has others beside it, or of one of its plural forms. */
export function languageOf(node: Node): string | undefined {
  return keysOf(node).find((key) => codes.includes(key));
}

export function translationsOf(node: Node | undefined): readonly Node[] {
  return propertiesOf(node).map(({ value }) => value);
}

const codes: readonly string[] = locales.map(({ code }) => code);
const parts: readonly string[] = [...codes, "zero", "one", "two", "few", "many", "other"];
const irregularLabels: Readonly<Record<string, string>> = { src: "Picture", alt: "Alt text" };

/** The label of a field: "Booking phone" for `bookingPhone`, "Title (ar)" for its Arabic text. */
export function labelOf(node: Node): string {
  const keys = keysOf(node);
  const at = keys.findLastIndex((key) => !parts.includes(key));
  const key = keys[at] ?? (node.parent ? "thisEntry" : "thisFile");
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  const label = irregularLabels[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
  return [label, ...keys.slice(at + 1).map((part) => `(${part})`)].join(" ");
}

/** A text, number or truth value, shortened for a message. */
export function show({ value }: Node): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
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
