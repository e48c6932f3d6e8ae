import {
  copyFileSync,
  lstatSync,
  renameSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent, type CheckOptions } from "../../src/content/check/check-content";
import type { Problem } from "../../src/content/check/problem";

export const contentDir = join(__dirname, "../../content");

/** Content of any shape, as it is read; the tests write into it whatever a person might. */
export type Loose = ReturnType<typeof JSON.parse>;

/** A copy of the content in which a test can make mistakes. Pictures and films are links to the real ones. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "zahrelle-content-"));

  constructor() {
    this.take("");
  }

  /** Copies a folder's JSON files; everything else, whole folders included, is linked to. */
  private take(folder: string): void {
    mkdirSync(join(this.folder, folder), { recursive: true });
    for (const entry of readdirSync(join(contentDir, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const isMedia = entry.isDirectory() && (folder !== "" || ["schema", "brand"].includes(path));
      if (entry.isDirectory() && !isMedia) this.take(path);
      else if (path.endsWith(".json"))
        copyFileSync(join(contentDir, path), join(this.folder, path));
      else symlinkSync(join(contentDir, path), join(this.folder, path));
    }
  }

  /** Turns a linked folder into a real one with links in it, so that the test may change it. */
  private open(folder: string): void {
    if (folder === ".") return;
    this.open(dirname(folder));
    const path = join(this.folder, folder);
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return;
    rmSync(path);
    mkdirSync(path);
    for (const name of readdirSync(join(contentDir, folder))) {
      symlinkSync(join(contentDir, folder, name), join(path, name));
    }
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  json(file: string): Loose {
    return JSON.parse(this.read(file));
  }

  /** Puts a file in, in place of the one that is there. */
  put(file: string, contents: string | Buffer): void {
    const path = join(this.folder, file);
    this.open(dirname(file));
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }

  edit(file: string, change: (data: Loose) => void): void {
    const data = this.json(file);
    change(data);
    this.put(file, `${JSON.stringify(data, null, 2)}\n`);
  }

  rename(file: string, name: string): void {
    this.open(dirname(file));
    renameSync(join(this.folder, file), join(this.folder, dirname(file), name));
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

function isError(problem: Problem): boolean {
  return problem.severity === "error";
}

function written({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message}`;
}
