import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { findNodeAtLocation, type JSONPath, parseTree } from "jsonc-parser";
import { checkContent, type CheckOptions } from "../../src/content-check/check-content";
import type { Problem } from "../../src/content-check/problem";

const root = path.join(__dirname, "../..");

export const contentDir = path.join(root, "content");

/** Content of any shape, as it is read; the tests write into it whatever a person might. */
export type Loose = ReturnType<typeof JSON.parse>;

/** Beside the content, so that a file may stand in both without being copied. */
const copies = path.join(root, ".local");

/**
 * A copy of the content in which tests can make mistakes. Its files are the real ones until they are replaced. Call
 * `restore` after each test and `remove` after the last.
 */
export class ContentCopy {
  readonly folder: string;
  private readonly changed = new Set<string>();

  constructor() {
    mkdirSync(copies, { recursive: true });
    this.folder = mkdtempSync(path.join(copies, "content-"));
    for (const entry of readdirSync(contentDir, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const place = path.join(this.folder, path.relative(contentDir, file));
      if (entry.isDirectory()) mkdirSync(place, { recursive: true });
      else {
        mkdirSync(path.dirname(place), { recursive: true });
        linkSync(file, place);
      }
    }
  }

  /** Where a file stands. */
  at(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), "utf8");
  }

  json(file: string): Loose {
    return JSON.parse(this.read(file));
  }

  /** Puts a file in, in place of the one that is there. */
  put(file: string, contents: string | Buffer): void {
    this.changed.add(file);
    rmSync(this.at(file), { force: true });
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), contents);
  }

  edit(file: string, change: (data: Loose) => void): void {
    const data = this.json(file);
    change(data);
    this.put(file, `${JSON.stringify(data, null, 2)}\n`);
  }

  rename(file: string, name: string): void {
    const renamed = path.join(path.dirname(file), name);
    this.changed.add(file).add(renamed);
    renameSync(this.at(file), this.at(renamed));
  }

  /** Puts in a link to a file or folder elsewhere. */
  link(file: string, target: string): void {
    this.changed.add(file);
    symlinkSync(target, this.at(file));
  }

  /** Undoes all changes. */
  restore(): void {
    for (const file of this.changed) {
      const original = path.join(contentDir, file);
      rmSync(this.at(file), { force: true });
      if (existsSync(original)) linkSync(original, this.at(file));
    }
    this.changed.clear();
  }

  editText(file: string, change: (text: string) => string): void {
    this.put(file, change(this.read(file)));
  }

  /** Line and column, from 1, at which a text stands in a file; the nth time when it stands there more often. */
  placeOf(file: string, mark: string, nth = 1): string {
    const text = this.read(file).replace(/^\uFEFF/, "");
    let at = -1;
    for (let count = 0; count < nth; count++) at = text.indexOf(mark, at + 1);
    if (at < 0) throw new Error(`${mark} is not in ${file}`);
    const before = text.slice(0, at).split("\n");
    return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
  }

  /** Line and column, from 1, of a value, or of the key of a field where `part` says so. */
  placeOfValue(file: string, steps: JSONPath, part: "value" | "key" = "value"): string {
    const text = this.read(file);
    const root = parseTree(text);
    const node = root && findNodeAtLocation(root, steps);
    if (!node) throw new Error(`${file} has no ${steps.join(".")}`);
    const { offset } = part === "key" ? (node.parent ?? node) : node;
    const before = text.slice(0, offset).split("\n");
    return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
  }

  async errors(options?: CheckOptions): Promise<string[]> {
    return (await this.problems(options)).filter(isError).map(written);
  }

  async notices(options?: CheckOptions): Promise<string[]> {
    return (await this.problems(options)).filter((problem) => !isError(problem)).map(written);
  }

  problems(options?: CheckOptions): Promise<Problem[]> {
    return checkContent(this.folder, options);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The next number that no entry of a list has. */
export function nextId(entries: readonly { id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}

/** A word that a file does not hold yet, made of the one given. */
export function unused(word: string, text: string): string {
  return text.includes(word) ? unused(`${word}x`, text) : word;
}

function isError(problem: Problem): boolean {
  return problem.severity === "error";
}

function written({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message}`;
}
