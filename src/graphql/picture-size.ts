import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { failOn } from "./image-presets";

/** The displayed size of a picture in pixels, after the rotation by its EXIF orientation. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const sizes = new Map<string, Promise<PictureSize | undefined>>();

/** The size of a picture; undefined if it cannot be read. Results are cached. */
export function measure(path: string): Promise<PictureSize | undefined> {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const known = sizes.get(key) ?? readSize(path);
  sizes.set(key, known);
  return known;
}

async function readSize(file: string): Promise<PictureSize | undefined> {
  try {
    /* Pass the bytes, because sharp caches by path. */
    const {
      width,
      height,
      orientation = 1,
    } = await sharp(readFileSync(file), { failOn }).metadata();
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
