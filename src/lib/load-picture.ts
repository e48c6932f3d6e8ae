import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Loads, without showing it, the file that a `<picture>` of these variants would show at a width (`sizes`), in the best format
 * that this browser takes. Resolves to the file's address; rejects when it cannot be had.
 */
export function loadPicture(
  { images: { sources = [], fallback } }: IGatsbyImageData,
  sizes = fallback?.sizes ?? "",
): Promise<string> {
  const picture = document.createElement("picture");
  for (const { type, srcSet } of sources) {
    const source = document.createElement("source");
    picture.append(Object.assign(source, { type, sizes, srcset: srcSet }));
  }
  const image = document.createElement("img");
  picture.append(image);
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image.currentSrc);
    image.onerror = reject;
    Object.assign(image, { sizes, srcset: fallback?.srcSet ?? "", src: fallback?.src });
  });
}
