import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
} from "node:fs";
import path from "node:path";
import type { Node } from "jsonc-parser";
import {
  type ContentDocument,
  type ContentValue,
  type Findings,
  labelOf,
  textOf,
} from "./document";
import { nearest } from "./suggest";

type FileKind =
  | "jpeg"
  | "png"
  | "webp"
  | "gif"
  | "avif"
  | "heic"
  | "tiff"
  | "svg"
  | "mp4"
  | "mov"
  | "webm"
  | "vtt"
  | "empty"
  | "unknown";

/** A file that the content refers to, and its path. */
export interface FoundFile {
  readonly document: ContentDocument;
  readonly node: Node;
  readonly path: string;
  readonly kind: FileKind;
}

/** The paths of all files that the content names, whether they exist or not. */
export function namedFiles(values: readonly ContentValue[]): ReadonlySet<string> {
  const paths = values.map(({ document, node, field }) =>
    field.file ? path.join(document.folder, textOf(node) ?? "") : "",
  );
  return new Set(paths);
}

/**
 * Checks that a referenced file exists and is of the type that its name says. Returns it if so.
 * @param named the paths of all files that the content names
 */
export function checkFile(
  { document, node, field }: ContentValue,
  named: ReadonlySet<string>,
  findings: Findings,
): FoundFile | undefined {
  const src = textOf(node);
  if (!field.file || src === undefined || !/^\.{1,2}\//.test(src)) return undefined;
  const file = path.join(document.folder, src);
  const wrong = placeProblem(document.contentDir, document.folder, file, named);
  const kind = wrong ? "unknown" : kindOf(file);
  const problem = wrong ?? kindProblem(src, kind, field.file);
  if (!problem) return { document, node, path: file, kind };
  findings.add(document, node, `${labelOf(node)} "${src}" ${problem}`);
  return undefined;
}

/**
 * Why a path leads to no file under `content/`; undefined if it does. Names are case-sensitive, also on systems whose
 * file names are not.
 */
function placeProblem(
  contentDir: string,
  folder: string,
  file: string,
  named: ReadonlySet<string>,
): string | undefined {
  if (!isWithin(contentDir, file)) {
    return "is outside the content folder. Put the file in the content folder, and write its path relative to this file.";
  }
  if (isExact(contentDir, file)) return undefined;
  let at = contentDir;
  for (const step of path.relative(contentDir, file).split(path.sep)) {
    const names = existsSync(at) ? readdirSync(at) : [];
    const isStep = (other: string) => other.toLowerCase() === step.toLowerCase();
    const name = names.includes(step) ? step : names.find(isStep);
    if (name === undefined) {
      /* Another file of a series is no remedy, nor is one that another entry shows. */
      const isFree = (other: string) =>
        !named.has(path.join(at, other)) && digitsOf(other) === digitsOf(step);
      const near = nearest(step, names.filter(isFree));
      return `does not exist. ${near ? `Did you mean "${near}"?` : "Upload the file there, or correct the name."}`;
    }
    at = path.join(at, name);
  }
  if (at !== file) {
    const found = path.relative(folder, at).split(path.sep).join("/");
    const right = found.startsWith(".") ? found : `./${found}`;
    return `has different capital letters than the file. Write "${right}".`;
  }
  if (existsSync(at) && isWithin(realpathSync(contentDir), realpathSync(at))) return undefined;
  return "is a link to a file outside the content folder. Put the file itself in the content folder.";
}

/** Whether a file exists with exactly this name and without links. This is the common case. */
function isExact(contentDir: string, file: string): boolean {
  if (!existsSync(file)) return false;
  const real = path.join(realpathSync.native(contentDir), path.relative(contentDir, file));
  return realpathSync.native(file) === real;
}

function digitsOf(name: string): string {
  return name.replace(/\D/g, "");
}

function isWithin(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== "" && !way.startsWith("..") && !path.isAbsolute(way);
}

const endings: Partial<Record<FileKind, readonly string[]>> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  svg: ["svg"],
  mp4: ["mp4"],
  webm: ["webm"],
  vtt: ["vtt"],
};

const heicRemedy =
  "On the iPhone choose Settings > Camera > Formats > Most Compatible for new photos; open this one on " +
  "a computer and save it as JPEG (Mac: Preview, File > Export; Windows: Photos, Save as).";

function kindProblem(src: string, kind: FileKind, wanted: readonly string[]): string | undefined {
  const ending = src.slice(src.lastIndexOf(".") + 1).toLowerCase();
  if (kind === "empty") return "is empty (0 bytes): the upload failed. Upload it again.";
  if (kind === "heic" || ending === "heic" || ending === "heif") {
    return `is a HEIC photo, which browsers cannot show. ${heicRemedy}`;
  }
  if (!wanted.includes(kind)) {
    const names = wanted.map((name) => name.toUpperCase()).join(", ");
    const really = kind === "unknown" ? "is not" : `is really ${kind.toUpperCase()}`;
    return `must be ${names}, but the file ${really}. Save it again in that format.`;
  }
  const right = endings[kind] ?? [];
  if (right.includes(ending)) return undefined;
  return `is really ${kind.toUpperCase()}, not ${ending.toUpperCase()}. Change the end of its name to .${right[0]}, here and in the folder.`;
}

const headLength = 512;

/** The type of a file by its first bytes, not by its name. */
function kindOf(file: string): FileKind {
  const bytes = Buffer.alloc(headLength);
  const handle = openSync(file, "r");
  const length = readSync(handle, bytes, 0, headLength, 0);
  closeSync(handle);
  const head = bytes.subarray(0, length);
  if (head.length === 0) return "empty";
  const text = head.toString("latin1");
  if (head[0] === 0xff && head[1] === 0xd8) return "jpeg";
  if (text.startsWith("\u0089PNG")) return "png";
  if (text.startsWith("GIF8")) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
  if (text.slice(4, 8) === "ftyp") return kindOfBrand(text.slice(8, 12));
  if (text.startsWith("\x1a\x45\xdf\xa3")) return "webm";
  const plain = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (plain.startsWith("WEBVTT")) return "vtt";
  const isXml = /^(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(plain);
  return isXml && /<svg/i.test(readFileSync(file, "utf8")) ? "svg" : "unknown";
}

function kindOfBrand(brand: string): FileKind {
  if (/^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(brand)) return "heic";
  if (/^avi[fs]$/.test(brand)) return "avif";
  return brand === "qt  " ? "mov" : "mp4";
}
