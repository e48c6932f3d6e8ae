import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  getLanguageService,
  TextDocument,
  type ASTNode,
  type JSONDocument,
} from "vscode-json-languageservice";
import type { ContentFile } from "./content-files";
import { compareProblems, type Problem } from "./problem";

/** A content file that has been read and parsed; its tree knows where each value stands. */
export interface ContentDocument {
  readonly file: ContentFile;
  readonly folder: string;
  readonly text: TextDocument;
  readonly json: JSONDocument;
  readonly hasByteOrderMark: boolean;
}

/** Reads and parses one content file. */
export function readDocument(contentDir: string, file: ContentFile): ContentDocument {
  const raw = readFileSync(join(contentDir, file), "utf8");
  const hasByteOrderMark = raw.startsWith("\uFEFF");
  const uri = `content:///${file}`;
  const text = TextDocument.create(uri, "json", 1, hasByteOrderMark ? raw.slice(1) : raw);
  const json = getLanguageService({}).parseJSONDocument(text);
  return { file, folder: join(contentDir, file, ".."), text, json, hasByteOrderMark };
}

/** Gathers problems; of several about one value the first stands, for it is the most precise. */
export class Findings {
  private readonly problems = new Map<string, Problem>();

  /** Notes a problem at a value, or at a place in the text. */
  add(
    document: ContentDocument,
    at: ASTNode | number,
    message: string,
    severity: Problem["severity"] = "error",
  ): void {
    const position = document.text.positionAt(typeof at === "number" ? at : at.offset);
    this.addAt({
      severity,
      file: `content/${document.file}`,
      line: position.line + 1,
      column: position.character + 1,
      message,
    });
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

/** The line of a value, counted from 1. */
export function lineOf(document: ContentDocument, node: ASTNode): number {
  return document.text.positionAt(node.offset).line + 1;
}

/** The value under a key or a path of keys. */
export function valueAt(node: ASTNode | undefined, ...path: string[]): ASTNode | undefined {
  return path.reduce<ASTNode | undefined>((at, key) => {
    if (at?.type !== "object") return undefined;
    return at.properties.find((property) => property.keyNode.value === key)?.valueNode;
  }, node);
}

/** The entries of a list. */
export function itemsOf(node: ASTNode | undefined): readonly ASTNode[] {
  return node?.type === "array" ? node.items : [];
}

/** The text of a value, when it is text. */
export function textOf(node: ASTNode | undefined): string | undefined {
  return node?.type === "string" ? node.value : undefined;
}

/** The number of a value, when it is a number. */
export function numberOf(node: ASTNode | undefined): number | undefined {
  return node?.type === "number" ? node.value : undefined;
}

/** Every value of a tree, itself included; not the keys. */
export function* allValues(node: ASTNode | undefined): Generator<ASTNode> {
  if (!node) return;
  if (node.type === "property") {
    yield* allValues(node.valueNode);
    return;
  }
  yield node;
  for (const child of node.children ?? []) yield* allValues(child);
}

/** The key under which a value stands; for entries of a list, the list's key. */
export function keyOf(node: ASTNode): string | undefined {
  let at: ASTNode | undefined = node;
  while (at && at.type !== "property") at = at.parent;
  return at?.keyNode.value;
}

/** Where a value stands: keys, and "*" for entries of a list. */
export function pathOf(node: ASTNode): string {
  const steps: string[] = [];
  for (let at: ASTNode | undefined = node; at?.parent; at = at.parent) {
    if (at.parent.type === "property") continue;
    steps.unshift(at.type === "property" ? at.keyNode.value : "*");
  }
  return steps.join(".");
}

const labels: Readonly<Record<string, string>> = { src: "Picture", alt: "Alt text" };

/** What a person would call the field: "Booking phone" for `bookingPhone`. */
export function labelOf(node: ASTNode): string {
  const key = keyOf(node) ?? "Value";
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return labels[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
