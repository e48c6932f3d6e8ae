import type { IGatsbyImageData } from "gatsby-plugin-image";

/**
 * Loads, out of sight, the file that a `<picture>` of these cuts would show at a width (`sizes`), in the best format
 * that this browser takes. Resolves to the file's address; rejects when it cannot be had.
 */
export function loadPicture({ images }: IGatsbyImageData, sizes?: string): Promise<string> {
  const picture = document.createElement("picture");
  for (const cut of images.sources ?? []) {
    const source = document.createElement("source");
    source.type = cut.type;
    source.sizes = sizes ?? cut.sizes ?? "";
    source.srcset = cut.srcSet;
    picture.append(source);
  }
  const image = document.createElement("img");
  picture.append(image);
  return new Promise((resolve, reject) => {
    image.onload = () => resolve(image.currentSrc);
    image.onerror = reject;
    image.sizes = sizes ?? images.fallback?.sizes ?? "";
    image.srcset = images.fallback?.srcSet ?? "";
    image.src = images.fallback?.src ?? "";
  });
}
