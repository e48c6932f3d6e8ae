import { readFileSync } from "node:fs";
import sharp from "sharp";
import { failOn } from "./image-presets";

/** The mean color of a picture, in hexadecimal notation: that of its smallest variant, one pixel. */
export async function meanColor(file: string): Promise<string> {
  /* Pass the bytes, because sharp caches by path. */
  const pixel = sharp(readFileSync(file), { failOn })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" });
  return `#${(await pixel.raw().toBuffer()).toString("hex")}`;
}
