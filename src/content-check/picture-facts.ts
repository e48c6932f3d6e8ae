import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type PictureSize, readSize } from "../graphql/picture-size";

/** Facts about the file of a picture. */
export interface PictureFacts {
  /** The displayed size; undefined if the file is not a picture. */
  readonly size?: PictureSize;
  /** Whether the file can be decoded to its end; false after an interrupted upload. */
  readonly whole: boolean;
}

interface Cache {
  /** Fingerprints, by the version of a file (inode, time and size). */
  readonly files: Record<string, string>;
  /** Facts, by fingerprint. */
  readonly pictures: Record<string, PictureFacts>;
}

const cacheFile = path.resolve("node_modules", ".cache", "content-check.json");
const cache = load();
let changed = false;

/** Decodes a picture completely to see whether it is intact. Results are cached. */
export async function pictureFacts(file: string): Promise<PictureFacts> {
  const print = fingerprint(file);
  const known = cache.pictures[print];
  if (known) return known;
  const facts = await readFacts(file);
  /* Cache only success: the file may have been read while it was being written. */
  if (facts.whole) {
    cache.pictures[print] = facts;
    changed = true;
  }
  return facts;
}

async function readFacts(file: string): Promise<PictureFacts> {
  /* Pass the bytes, because sharp caches by path. */
  const bytes = readFileSync(file);
  const size = await readSize(bytes);
  if (!size) return { whole: false };
  try {
    /* Resizing makes the output small; all bytes are decoded anyway. */
    await sharp(bytes, { failOn: "truncated" }).resize(16).raw().toBuffer();
    return { size, whole: true };
  } catch {
    return { size, whole: false };
  }
}

/** A short hash that identifies a file under any name. */
export function fingerprint(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  const version = `${ino} ${mtimeMs} ${size}`;
  const known = cache.files[version];
  if (known !== undefined) return known;
  const made = createHash("sha1").update(readFileSync(file)).digest("hex").slice(0, 12);
  cache.files[version] = made;
  changed = true;
  return made;
}

function load(): Cache {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8")) as Cache;
  } catch {
    return { files: {}, pictures: {} };
  }
}

/** The size limit of the cache; older entries are dropped. */
const maxFiles = 10_000;

/** Writes the cache for the next run. */
export function savePictureCache(): void {
  if (!changed) return;
  changed = false;
  const files = Object.fromEntries(Object.entries(cache.files).slice(-maxFiles));
  const kept = new Set(Object.values(files));
  const pictures = Object.entries(cache.pictures).filter(([print]) => kept.has(print));
  const partial = `${cacheFile}.${process.pid}`;
  try {
    mkdirSync(path.dirname(cacheFile), { recursive: true });
    writeFileSync(partial, JSON.stringify({ files, pictures: Object.fromEntries(pictures) }));
    renameSync(partial, cacheFile);
  } catch {
    /* Without the cache, the next run is only slower. */
  }
}
