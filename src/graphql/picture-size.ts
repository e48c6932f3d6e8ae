import { statSync } from "node:fs";
import sharp from "sharp";

/** A picture's width and height in pixels as it is seen, its turning by the camera included. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const sizes = new Map<string, Promise<PictureSize | undefined>>();

/** Measures a picture; undefined when it cannot be read. An unchanged file is measured once. */
export function measure(path: string): Promise<PictureSize | undefined> {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const known = sizes.get(key) ?? readSize(path);
  sizes.set(key, known);
  return known;
}

/** The same of a file's path or of its bytes, without a memory. */
export async function readSize(picture: string | Buffer): Promise<PictureSize | undefined> {
  try {
    const { width, height, orientation = 1 } = await sharp(picture).metadata();
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
