import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

interface FileFacts {
  /** A short hash of the contents. */
  readonly print: string;
  isWhole?: boolean;
}

const cacheFile = path.resolve("node_modules", ".cache", "content-check.json");
/** By the version of a file: inode, time and size. */
const cache = load();
let changed = false;

/** A short hash that identifies a file under any name. */
export function fingerprint(file: string): string {
  return factsOf(file).print;
}

/** Whether a picture can be decoded to its end; false after an interrupted upload. Results are cached. */
export async function isWholePicture(file: string): Promise<boolean> {
  const facts = factsOf(file);
  if (facts.isWhole === undefined) {
    facts.isWhole = await canDecode(file);
    changed = true;
  }
  return facts.isWhole;
}

async function canDecode(file: string): Promise<boolean> {
  try {
    /* Pass the bytes, because sharp caches by path. Resizing makes the output small; all bytes are decoded anyway. */
    await sharp(readFileSync(file), { failOn: "truncated" }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

function factsOf(file: string): FileFacts {
  const { ino, mtimeMs, size } = statSync(file);
  const version = `${ino} ${mtimeMs} ${size}`;
  const known = cache[version];
  if (known) return known;
  const print = createHash("sha1").update(readFileSync(file)).digest("hex").slice(0, 12);
  changed = true;
  return (cache[version] = { print });
}

function load(): Record<string, FileFacts> {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8")) as Record<string, FileFacts>;
  } catch {
    return {};
  }
}

/** The size limit of the cache; older entries are dropped. */
const maxFiles = 10_000;

/** Writes the cache for the next run. */
export function savePictureCache(): void {
  if (!changed) return;
  changed = false;
  const partial = `${cacheFile}.${process.pid}`;
  try {
    mkdirSync(path.dirname(cacheFile), { recursive: true });
    const newest = Object.fromEntries(Object.entries(cache).slice(-maxFiles));
    writeFileSync(partial, JSON.stringify(newest));
    renameSync(partial, cacheFile);
  } catch {
    /* Without the cache, the next run is only slower. */
  }
}
