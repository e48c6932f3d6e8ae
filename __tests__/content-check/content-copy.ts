import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { checkContent, checkFiles, type CheckOptions } from "../../src/content-check/check-content";
import { formatProblem, type Problem } from "../../src/content-check/problem";
import { type ContentFile, contentModel } from "../../src/graphql/model";

const root = path.join(__dirname, "../..");

/** The content of the site; its schema is also that of the fixture. */
export const contentDir = path.join(root, "content");

const fixture = path.join(root, "__tests__/fixtures/content");

/** JSON of unknown shape: tests write invalid values into it. */
export type Loose = ReturnType<typeof JSON.parse>;

/** In the project folder, so that files can be hard-linked to the fixture. */
const copies = path.join(root, ".local");

/**
 * A temporary copy of the fixture in which tests make mistakes. Pictures and films are hard links to its files. Call `restore` after each test and `remove` after the last one.
 */
export class ContentCopy {
  readonly folder: string;
  private readonly changed = new Set<string>();
  private readonly originals = new Map<string, string>();

  constructor() {
    mkdirSync(copies, { recursive: true });
    this.folder = path.join(mkdtempSync(path.join(copies, "copy-")), "content");
    mkdirSync(this.folder);
    for (const entry of readdirSync(fixture, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const place = path.join(this.folder, path.relative(fixture, file));
      if (entry.isDirectory()) mkdirSync(place, { recursive: true });
      else {
        mkdirSync(path.dirname(place), { recursive: true });
        if (file.endsWith(".json")) copyFileSync(file, place);
        else linkSync(file, place);
      }
    }
    cpSync(path.join(contentDir, "schema"), this.at("schema"), { recursive: true });
    for (const { file } of contentModel) this.originals.set(file, this.read(file));
  }

  /** The path of a file in the copy. */
  at(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), "utf8");
  }

  json(file: string): Loose {
    return JSON.parse(this.read(file));
  }

  /** Creates or replaces a file. */
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

  /** Sets the value at a path such as `0.name.en`; undefined deletes it. */
  set(file: string, at: string, value: unknown): void {
    this.edit(file, (data) => {
      const steps = at.split(".");
      const key = steps.pop() ?? "";
      const owner = steps.reduce((entry, step) => entry[step], data);
      if (value === undefined) Reflect.deleteProperty(owner, key);
      else owner[key] = value;
    });
  }

  rename(file: string, name: string): void {
    const renamed = path.join(path.dirname(file), name);
    this.changed.add(file).add(renamed);
    renameSync(this.at(file), this.at(renamed));
  }

  restore(): void {
    for (const file of this.changed) {
      const original = path.join(fixture, file);
      const text = this.originals.get(file);
      rmSync(this.at(file), { force: true });
      if (text !== undefined) writeFileSync(this.at(file), text);
      else if (existsSync(original)) linkSync(original, this.at(file));
    }
    this.changed.clear();
  }

  /** The file, line and column of the value at a path such as `0.name.en`; `#` at its end is the place of its key. */
  placeOf(file: string, at: string): string {
    const text = this.read(file);
    const steps = at.replace("#", "").split(".").filter(Boolean);
    const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const root = parseTree(text);
    const node = root && findNodeAtLocation(root, path);
    if (!node) throw new Error(`${file} has no ${at}`);
    const { offset } = at.endsWith("#") ? (node.parent ?? node) : node;
    const before = text.slice(0, offset).split("\n");
    return `content/${file}:${before.length}:${(before.at(-1) ?? "").length + 1}`;
  }

  async errors(options?: CheckOptions): Promise<string[]> {
    return written("error", await checkContent(this.folder, options));
  }

  async notices(options?: CheckOptions): Promise<string[]> {
    return written("notice", await checkContent(this.folder, options));
  }

  /** The errors that a file has by itself, with the pictures and films that it names. */
  async errorsIn(file: ContentFile, today?: string): Promise<string[]> {
    return written("error", await checkFiles(this.folder, [file], today ? { today } : {}));
  }

  async noticesIn(file: ContentFile, today?: string): Promise<string[]> {
    return written("notice", await checkFiles(this.folder, [file], today ? { today } : {}));
  }

  remove(): void {
    rmSync(path.dirname(this.folder), { recursive: true, force: true });
  }
}

function written(severity: Problem["severity"], problems: readonly Problem[]): string[] {
  return problems
    .filter((problem) => problem.severity === severity)
    .map((each) => formatProblem(each));
}
