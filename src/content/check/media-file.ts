import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import sharp from "sharp";
import { nearest } from "./suggest";

export type FileKind =
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
  | "unknown";

/** Where a file is, or why it cannot be found. */
export type Located =
  | { readonly path: string }
  | { readonly missing: true; readonly near?: string }
  | { readonly otherCase: string };

/** Finds a file as a strict server would: capital letters count. */
export function locate(folder: string, src: string): Located {
  const path = join(folder, src);
  const steps = relative(folder, path).split(sep);
  let at = folder;
  let differs = false;
  for (const step of steps) {
    if (step === "..") {
      at = dirname(at);
      continue;
    }
    const names = existsSync(at) ? readdirSync(at) : [];
    const name = names.includes(step)
      ? step
      : names.find((other) => other.toLowerCase() === step.toLowerCase());
    if (name === undefined) {
      const near = nearest(step, names);
      return { missing: true, ...(near === undefined ? {} : { near }) };
    }
    differs ||= name !== step;
    at = join(at, name);
  }
  if (!differs) return { path };
  const found = relative(folder, at).split(sep).join("/");
  return { otherCase: found.startsWith(".") ? found : `./${found}` };
}

/** What a file really is, by its first bytes and not by its name. */
export function kindOf(path: string): FileKind {
  const bytes = Buffer.alloc(512);
  const handle = openSync(path, "r");
  const length = readSync(handle, bytes, 0, 512, 0);
  closeSync(handle);
  const head = bytes.subarray(0, length);
  const text = head.toString("latin1");
  if (head[0] === 0xff && head[1] === 0xd8) return "jpeg";
  if (text.startsWith("\u0089PNG")) return "png";
  if (text.startsWith("GIF8")) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
  if (text.slice(4, 8) === "ftyp") return kindOfBrand(text.slice(8, 12));
  if (head.readUInt32BE?.(0) === 0x1a45dfa3) return "webm";
  const plain = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (plain.startsWith("WEBVTT")) return "vtt";
  if (/^(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(plain) && /<svg/i.test(readFileSync(path, "utf8")))
    return "svg";
  return "unknown";
}

function kindOfBrand(brand: string): FileKind {
  if (/^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(brand)) return "heic";
  if (/^avi[fs]$/.test(brand)) return "avif";
  return brand === "qt  " ? "mov" : "mp4";
}

/** A picture's width and height as it is seen, its turning by the camera included. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const sizes = new Map<string, Promise<PictureSize | undefined>>();

/** Measures a picture; undefined when it cannot be read. Unchanged files are measured once. */
export function measure(path: string): Promise<PictureSize | undefined> {
  const key = versionOf(path);
  const known = sizes.get(key) ?? readSize(path);
  sizes.set(key, known);
  return known;
}

async function readSize(path: string): Promise<PictureSize | undefined> {
  try {
    const { width, height, orientation = 1 } = await sharp(path).metadata();
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

const prints = new Map<string, string>();

/** A short print by which a file is recognised again. */
export function fingerprint(path: string): string {
  const key = versionOf(path);
  const known = prints.get(key);
  if (known !== undefined) return known;
  const made = createHash("sha1").update(readFileSync(path)).digest("hex").slice(0, 12);
  prints.set(key, made);
  return made;
}

/** Changes when the file does. */
function versionOf(path: string): string {
  const { dev, ino, mtimeMs, size } = statSync(path);
  return `${dev} ${ino} ${mtimeMs} ${size}`;
}
