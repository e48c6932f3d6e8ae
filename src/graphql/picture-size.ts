import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { failOn } from "./image-presets";

/** The displayed size of a picture in pixels, after the rotation by its EXIF orientation. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface Picture extends PictureSize {
  /** Whether it has 16 bits and a color profile, which sharp does not apply. */
  readonly isDeep: boolean;
}

/** By the version of a file. `gatsby develop` checks the content at each change. */
const sizes = new Map<string, Promise<Picture | undefined>>();

/** Decodes a picture to its end; undefined if it is damaged, as after an interrupted upload. Results are cached. */
export function measure(path: string): Promise<Picture | undefined> {
  const { ino, mtimeMs, size } = statSync(path);
  const version = `${ino} ${mtimeMs} ${size}`;
  const known = sizes.get(version) ?? decode(path);
  sizes.set(version, known);
  return known;
}

async function decode(file: string): Promise<Picture | undefined> {
  try {
    /* Pass the bytes, because sharp caches by path. Resizing makes the output small; all bytes are decoded anyway. */
    const picture = sharp(readFileSync(file), { failOn });
    const { width, height, orientation = 1, depth, hasProfile } = await picture.metadata();
    await picture.resize(16).raw().toBuffer();
    const isDeep = depth === "ushort" && hasProfile;
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return { width: across, height: down, isDeep };
  } catch {
    return undefined;
  }
}
