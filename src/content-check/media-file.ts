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
  | "empty"
  | "unknown";

/** Where a file is, or why it cannot be used. */
export type Located =
  | { readonly path: string }
  | { readonly missing: true; readonly near?: string }
  | { readonly otherCase: string }
  /** Not under `content/`; by a link when its name says otherwise. */
  | { readonly outside: "path" | "link" };

/** Finds a file under `content/` as a strict server would: capital letters count. */
export function locate(contentDir: string, folder: string, src: string): Located {
  const wanted = path.join(folder, src);
  if (!isWithin(contentDir, wanted)) return { outside: "path" };
  if (isExact(contentDir, wanted)) return { path: wanted };
  let at = contentDir;
  let differs = false;
  for (const step of path.relative(contentDir, wanted).split(path.sep)) {
    const names = existsSync(at) ? readdirSync(at) : [];
    const name = names.includes(step)
      ? step
      : names.find((other) => other.toLowerCase() === step.toLowerCase());
    if (name === undefined) {
      const near = nearest(step, names);
      return { missing: true, ...(near === undefined ? {} : { near }) };
    }
    differs ||= name !== step;
    at = path.join(at, name);
  }
  if (differs) {
    const found = path.relative(folder, at).split(path.sep).join("/");
    return { otherCase: found.startsWith(".") ? found : `./${found}` };
  }
  if (!existsSync(at)) return { missing: true };
  return isWithin(realpathSync(contentDir), realpathSync(at)) ? { path: at } : { outside: "link" };
}

/** Whether a file is there under exactly this name, without a link on the way: the usual case. */
function isExact(contentDir: string, file: string): boolean {
  if (!existsSync(file)) return false;
  const real = path.join(realpathSync.native(contentDir), path.relative(contentDir, file));
  return realpathSync.native(file) === real;
}

function isWithin(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== "" && !way.startsWith("..") && !path.isAbsolute(way);
}

const headLength = 512;

/** What a file really is, by its first bytes and not by its name. */
export function kindOf(file: string): FileKind {
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
