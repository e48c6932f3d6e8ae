import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A file of a picture, with its size in pixels. */
export interface ImageFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The largest JPEG of a picture, for link previews and search engines. */
export function largestJpeg({ images, width, height }: IGatsbyImageData): ImageFile {
  const files = (images.fallback?.srcSet ?? "").split(",").map((each) => each.trim().split(" "));
  const [src = images.fallback?.src ?? "", descriptor = ""] = files.at(-1) ?? [];
  const pixels = Number.parseInt(descriptor, 10);
  return { src, width: pixels, height: Math.round((pixels * height) / width) };
}
