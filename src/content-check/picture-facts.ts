import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { type PictureSize, readSize } from "../graphql/picture-size";

/** What the check knows of a picture's file. */
export interface PictureFacts {
  /** As it is seen; absent when the file is no picture. */
  readonly size?: PictureSize;
  /** Whether it can be read to its end: an upload that broke off cannot. */
  readonly whole: boolean;
}

interface Remembered {
  /** Fingerprints, by the version of a file. */
  readonly files: Record<string, string>;
  /** Facts, by fingerprint. */
  readonly pictures: Record<string, PictureFacts>;
}

const memoryFile = path.resolve("node_modules", ".cache", "content-check.json");
const remembered = load();
let changed = false;

/** Decodes a picture to its end, which takes a moment; a file that is known already is not read again. */
export async function pictureFacts(file: string): Promise<PictureFacts> {
  const print = fingerprint(file);
  const known = remembered.pictures[print];
  if (known) return known;
  const facts = await readFacts(file);
  /* What failed is tried again: it may have been read while it was written. */
  if (facts.whole) {
    remembered.pictures[print] = facts;
    changed = true;
  }
  return facts;
}

async function readFacts(file: string): Promise<PictureFacts> {
  /* Not by its path: sharp remembers what it has read under a name. */
  const bytes = readFileSync(file);
  const size = await readSize(bytes);
  if (!size) return { whole: false };
  try {
    /* Small, because what comes out is not looked at; every byte is read all the same. */
    await sharp(bytes, { failOn: "truncated" }).resize(16).raw().toBuffer();
    return { size, whole: true };
  } catch {
    return { size, whole: false };
  }
}

/** A short print by which a file is recognised again, under any name. */
export function fingerprint(file: string): string {
  const { ino, mtimeMs, size } = statSync(file);
  const version = `${ino} ${mtimeMs} ${size}`;
  const known = remembered.files[version];
  if (known !== undefined) return known;
  const made = createHash("sha1").update(readFileSync(file)).digest("hex").slice(0, 12);
  remembered.files[version] = made;
  changed = true;
  return made;
}

function load(): Remembered {
  try {
    return JSON.parse(readFileSync(memoryFile, "utf8")) as Remembered;
  } catch {
    return { files: {}, pictures: {} };
  }
}

/** More would be what is long gone. */
const mostFiles = 10_000;

/** Keeps what has been learnt for the next run. Without it that run takes longer, and nothing else. */
export function rememberPictures(): void {
  if (!changed) return;
  changed = false;
  const files = Object.fromEntries(Object.entries(remembered.files).slice(-mostFiles));
  const kept = new Set(Object.values(files));
  const pictures = Object.entries(remembered.pictures).filter(([print]) => kept.has(print));
  const partial = `${memoryFile}.${process.pid}`;
  try {
    mkdirSync(path.dirname(memoryFile), { recursive: true });
    writeFileSync(partial, JSON.stringify({ files, pictures: Object.fromEntries(pictures) }));
    renameSync(partial, memoryFile);
  } catch {
    /* A read-only folder. */
  }
}
