import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Loads the file that a `<picture>` with these variants would show at the width `sizes`, without showing it. Resolves
 * to the address of the file, in the best format that the browser supports; rejects if it cannot be loaded.
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
