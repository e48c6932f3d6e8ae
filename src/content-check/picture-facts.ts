import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { failOn } from "../graphql/image-presets";

/**
 * Whether a picture can be published: `damaged` also after an interrupted upload; `deep` with 16 bits and a colour profile,
 * which sharp does not apply.
 */
type PictureState = "good" | "damaged" | "deep";

interface FileFacts {
  /** A short hash of the contents. */
  readonly print: string;
  state?: PictureState;
}

const cacheFile = path.resolve("node_modules", ".cache", "content-check.json");
/** By the version of a file: inode, time and size. */
const cache = load();
let changed = false;

/** A short hash that identifies a file under any name. */
export function fingerprint(file: string): string {
  return factsOf(file).print;
}

/** Decodes a picture to its end. Results are cached. */
export async function pictureState(file: string): Promise<PictureState> {
  const facts = factsOf(file);
  if (facts.state === undefined) {
    facts.state = await decode(file);
    changed = true;
  }
  return facts.state;
}

async function decode(file: string): Promise<PictureState> {
  try {
    /* Pass the bytes, because sharp caches by path. Resizing makes the output small; all bytes are decoded anyway. */
    const picture = sharp(readFileSync(file), { failOn });
    const { depth, hasProfile } = await picture.metadata();
    if (depth === "ushort" && hasProfile) return "deep";
    await picture.resize(16).raw().toBuffer();
    return "good";
  } catch {
    return "damaged";
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
