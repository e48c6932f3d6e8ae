import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { imagePresetsOf } from "../graphql/fields";
import { captionsProblem } from "./captions-check";
import { type ContentValue, documentOf, errorAt, labelOf, noticeAt, textOf } from "./document";
import { askDeveloper, filmProblem } from "./film-check";
import { darkProblem, drawingProblem, pictureProblem } from "./picture-check";
import type { Problem } from "./problem";

/** Checks the file that a value names: its path, its type, and that visitors can see it. */
export async function checkFile({ node, field, parent }: ContentValue): Promise<Problem[]> {
  const src = textOf(node);
  if (!field.file || src === undefined || !/^\.{1,2}\//.test(src)) return [];
  const { contentDir, file } = documentOf(node);
  const folder = path.join(contentDir, path.dirname(file));
  const target = path.join(folder, src);
  const misplaced = pathProblem(contentDir, folder, target, field.pattern);
  const kind = misplaced ? "unknown" : fileType(target);
  const presets = imagePresetsOf(parent?.field ?? {});
  const wrong =
    misplaced ??
    typeProblem(src, kind, field.file) ??
    (await contentsProblem(target, kind, presets));
  const dark = wrong ? undefined : await darkProblem(target, presets);
  const at = `${labelOf(node)} "${src}"`;
  if (dark) return [noticeAt(node, `${at} ${dark}`)];
  return wrong ? [errorAt(node, `${at} ${wrong}`)] : [];
}

/**
 * Why a path leads to no file under `content/`; undefined if it does. Names are case-sensitive, also on systems whose
 * file names are not.
 */
function pathProblem(contentDir: string, folder: string, file: string, pattern = "") {
  const way = path.relative(contentDir, file);
  if (way === "" || way.startsWith("..") || path.isAbsolute(way)) {
    return "is outside the content folder. Put the file in the content folder, and write its path relative to this file.";
  }
  let at = contentDir;
  for (const step of way.split(path.sep)) {
    const names = statSync(at).isDirectory() ? readdirSync(at) : [];
    const name = names.includes(step)
      ? step
      : (names.find((other) => plain(other) === plain(step)) ??
        names.find((other) => plain(path.parse(other).name) === plain(step)));
    if (name === undefined) return "does not exist. Upload the file there, or correct the name.";
    at = path.join(at, name);
  }
  if (at === file) return undefined;
  const found = path.relative(folder, at).split(path.sep).join("/");
  const right = found.startsWith(".") ? found : `./${found}`;
  return new RegExp(pattern).test(right)
    ? `is not exactly the file's name, such as in its capital letters. Copy it from here: "${right}".`
    : `is not exactly the file's name, "${right}", which the site cannot show. Rename the file without a space at its end, and upload it again.`;
}

/** A name without what nobody sees: its capital letters, spaces, and how a Mac writes أ or é. */
function plain(name: string): string {
  return name.normalize().replace(/\s/g, "").toLowerCase();
}

const heic =
  "is a HEIC photo, which browsers cannot show. On the iPhone choose Settings > Camera > Formats > Most " +
  "Compatible for new photos; open this one on a computer and save it as JPEG (Mac: Preview, File > Export; " +
  "Windows: Photos, Save as).";

function typeProblem(src: string, kind: string, wanted: readonly string[]): string | undefined {
  const ending = src.slice(src.lastIndexOf(".") + 1).toLowerCase();
  if (kind === "empty") return "is empty (0 bytes): the upload failed. Upload it again.";
  if (kind === "heic") return heic;
  if (!wanted.includes(kind)) {
    const names = wanted.map((name) => name.toUpperCase()).join(", ");
    const really = kind === "unknown" ? "is not" : `is really ${kind.toUpperCase()}`;
    const remedy = wanted.includes("vtt")
      ? "Save it as UTF-8 text that begins with WEBVTT."
      : "Save it again in that format.";
    return `must be ${names}, but the file ${really}. ${wanted.includes("mp4") ? askDeveloper : remedy}`;
  }
  const right = kind === "jpeg" ? "jpg" : kind;
  if (ending === right || ending === kind) return undefined;
  return `is really ${kind.toUpperCase()}, not ${ending.toUpperCase()}. Rename it on your computer so that it ends in .${right}, upload it again, and write that name here.`;
}

/** The first bytes of each type of file, as Latin-1. */
const signatures: readonly (readonly [kind: string, RegExp])[] = [
  ["empty", /^$/],
  ["jpeg", /^\xff\xd8/],
  ["png", /^\x89PNG/],
  ["gif", /^GIF8/],
  ["webp", /^RIFF[^]{4}WEBP/],
  ["heic", /^[^]{4}ftyp(hei[cxm]|hev[cx]|mif1|msf1)/],
  ["avif", /^[^]{4}ftyp(avi[fs])/],
  ["mov", /^[^]{4}ftyp(qt )/],
  ["mp4", /^[^]{4}ftyp/],
  ["vtt", /^(\xef\xbb\xbf)?\s*WEBVTT/],
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

function contentsProblem(file: string, kind: string, presets: readonly string[]) {
  if (kind === "mp4") return filmProblem(file);
  if (kind === "vtt") return captionsProblem(file);
  return kind === "svg" ? drawingProblem(file) : pictureProblem(file, presets);
}
