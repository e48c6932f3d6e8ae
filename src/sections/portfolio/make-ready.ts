import { loadPicture } from "../../lib/load-picture";
import { loadPart } from "./load-part";

/** Loads a part and, with `thumbnails`, the pictures that its page shows. */
export async function makeReady(address: string, thumbnails: boolean): Promise<void> {
  const photos = await loadPart(address);
  if (thumbnails) await Promise.all(photos.map(({ image }) => loadPicture(image.image)));
}
