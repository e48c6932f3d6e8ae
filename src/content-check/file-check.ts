import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import path from "node:path";
import type { Node } from "jsonc-parser";
import { type ContentDocument, type ContentValue, errorAt, labelOf, textOf } from "./document";
import type { Problem } from "./problem";
import { nearest } from "./suggest";

/** A file that the content names. */
export interface FoundFile {
  readonly document: ContentDocument;
  readonly node: Node;
  readonly path: string;
  /** Its type by its first bytes, such as "jpeg". */
  readonly kind: string;
  /** Its error if it does not exist, or is not of the type that its name says. */
  readonly problem: Problem | undefined;
}

/** The paths of all files that the content names, whether they exist or not. */
export function namedFiles(values: readonly ContentValue[]): ReadonlySet<string> {
  const paths = values.map(({ document, node, field }) =>
    field.file ? path.join(document.folder, textOf(node) ?? "") : "",
  );
  return new Set(paths);
}

/**
 * The file that a value names; undefined if it names none.
 * @param named the paths of all files that the content names
 */
export function fileOf(
  { document, node, field }: ContentValue,
  named: ReadonlySet<string>,
): FoundFile | undefined {
  const src = textOf(node);
  if (!field.file || src === undefined || !/^\.{1,2}\//.test(src)) return undefined;
  const file = path.join(document.folder, src);
  const misplaced = placeProblem(document.contentDir, document.folder, file, named);
  const kind = misplaced ? "unknown" : fileType(file);
  const wrong = misplaced ?? typeProblem(src, kind, field.file);
  const problem = wrong ? errorAt(document, node, `${labelOf(node)} "${src}" ${wrong}`) : undefined;
  return { document, node, path: file, kind, problem };
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
  let at = contentDir;
  for (const step of path.relative(contentDir, file).split(path.sep)) {
    const names = statSync(at).isDirectory() ? readdirSync(at) : [];
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
  return undefined;
}

function digitsOf(name: string): string {
  return name.replace(/\D/g, "");
}

function isWithin(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== "" && !way.startsWith("..") && !path.isAbsolute(way);
}

const heicRemedy =
  "On the iPhone choose Settings > Camera > Formats > Most Compatible for new photos; open this one on " +
  "a computer and save it as JPEG (Mac: Preview, File > Export; Windows: Photos, Save as).";

export const askDeveloper = "Send the film to the developer.";

const srt =
  "is an SRT file, which browsers do not show. Write WEBVTT in its first line, leave the second one empty, " +
  "write a point in place of the comma in each time, and save it as .vtt.";

function typeProblem(src: string, kind: string, wanted: readonly string[]): string | undefined {
  const ending = src.slice(src.lastIndexOf(".") + 1).toLowerCase();
  if (kind === "empty") return "is empty (0 bytes): the upload failed. Upload it again.";
  if (kind === "heic" || ending === "heic" || ending === "heif") {
    return `is a HEIC photo, which browsers cannot show. ${heicRemedy}`;
  }
  if (kind === "srt") return srt;
  if (!wanted.includes(kind)) {
    const names = wanted.map((name) => name.toUpperCase()).join(", ");
    const really = kind === "unknown" ? "is not" : `is really ${kind.toUpperCase()}`;
    const remedy = wanted.includes("mp4") ? askDeveloper : "Save it again in that format.";
    return `must be ${names}, but the file ${really}. ${remedy}`;
  }
  const [right, other] = kind === "jpeg" ? ["jpg", "jpeg"] : [kind];
  if (ending === right || ending === other) return undefined;
  return `is really ${kind.toUpperCase()}, not ${ending.toUpperCase()}. Change the end of its name to .${right}, here and in the folder.`;
}

/** The first bytes of each type of file, as Latin-1. */
const signatures: readonly (readonly [kind: string, RegExp])[] = [
  ["empty", /^$/],
  ["jpeg", /^\xff\xd8/],
  ["png", /^\x89PNG/],
  ["gif", /^GIF8/],
  ["webp", /^RIFF[^]{4}WEBP/],
  ["tiff", /^(II\*\0|MM\0\*)/],
  ["heic", /^[^]{4}ftyp(hei[cxm]|hev[cx]|mif1|msf1)/],
  ["avif", /^[^]{4}ftyp(avi[fs])/],
  ["mov", /^[^]{4}ftyp(qt )/],
  ["mp4", /^[^]{4}ftyp/],
  ["webm", /^[^]E\xdf\xa3/],
  ["vtt", /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*W\0?E\0?B\0?V\0?T\0?T/],
  ["srt", /^(\xef\xbb\xbf)?\s*\d+\r?\n\d+:\d\d:\d\d[,.]\d/],
  ["svg", /^(\xef\xbb\xbf)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i],
];

/** The type of a file by its first bytes, not by its name. */
function fileType(file: string): string {
  const bytes = Buffer.alloc(512);
  const handle = openSync(file, "r");
  const length = readSync(handle, bytes, 0, bytes.length, 0);
  closeSync(handle);
  const head = bytes.toString("latin1", 0, length);
  const [kind = "unknown"] = signatures.find(([, signature]) => signature.test(head)) ?? [];
  return kind === "svg" && !/<svg/i.test(readFileSync(file, "utf8")) ? "unknown" : kind;
}
