import { loadPicture } from "../../lib/load-picture";
import { loadResultPage } from "./load-result-page";

/** Loads a result page and, with `thumbnails`, the pictures that it shows. */
export async function preloadPage(address: string, thumbnails: boolean): Promise<void> {
  const photos = await loadResultPage(address);
  if (thumbnails) await Promise.all(photos.map(({ image }) => loadPicture(image.image)));
}
