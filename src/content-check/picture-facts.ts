import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { failOn } from "../graphql/image-presets";

/**
 * Whether a picture can be published: `damaged` also after an interrupted upload; `deep` with 16 bits and a colour profile,
 * which sharp does not apply.
 */
type PictureState = "good" | "damaged" | "deep";

/** By the version of a file. `gatsby develop` checks the content at each change. */
const states = new Map<string, Promise<PictureState>>();

/** A short hash that identifies a file under any name. */
export function fingerprint(file: string): string {
  return createHash("sha1").update(readFileSync(file)).digest("hex").slice(0, 12);
}

/** Decodes a picture to its end. Results are cached. */
export function pictureState(file: string): Promise<PictureState> {
  const { ino, mtimeMs, size } = statSync(file);
  const version = `${ino} ${mtimeMs} ${size}`;
  const state = states.get(version) ?? decode(file);
  states.set(version, state);
  return state;
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
