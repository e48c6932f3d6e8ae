import type { IGatsbyImageData } from "gatsby-plugin-image";
import { assertDefined } from "./assert-defined";

/** A file of a picture, with its size in pixels. */
export interface ImageFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The largest JPEG of a picture, for link previews and search engines.
 * @param pixels its maximum size; if all are larger, the result is the smallest
 */
export function largestJpeg(
  { images, width, height }: IGatsbyImageData,
  pixels = Infinity,
): ImageFile {
  const files = (images.fallback?.srcSet ?? "").split(",").map((each) => {
    const [src = "", descriptor = ""] = each.trim().split(" ");
    const fileWidth = Number.parseInt(descriptor, 10);
    return { src, width: fileWidth, height: Math.round((fileWidth * height) / width) };
  });
  const fitting = files.findLast((file) => file.width * file.height <= pixels);
  return assertDefined(fitting ?? files[0], "The JPEGs of a picture");
}
