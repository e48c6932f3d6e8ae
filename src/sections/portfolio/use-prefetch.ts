import { useRef } from "react";
import type { PortfolioView } from "../../content/portfolio-parts";
import { afterPaint } from "../../performance/after-paint";
import { savesData } from "../../performance/saves-data";
import { loadPart } from "./load-part";
import { partOf } from "./use-photos";

/**
 * Loads the photographs of a view that the visitor reaches for, each view once; not under Save-Data. With `thumbnails`,
 * their pictures too.
 */
export function usePrefetch(parts: Queries.PortfolioGalleryFragment["parts"]) {
  const reached = useRef(new Set<string>());
  return (view: PortfolioView, thumbnails = false) => {
    const address = partOf(parts, view);
    if (address === undefined || reached.current.has(address) || savesData()) return;
    reached.current.add(address);
    /* The finger that reaches is about to choose: that goes first. */
    afterPaint(() => {
      makeReady(address, thumbnails).catch(() => reached.current.delete(address));
    });
  };
}

async function makeReady(address: string, thumbnails: boolean): Promise<void> {
  const photos = await loadPart(address);
  if (!thumbnails) return;
  const { loadPicture } = await import("../../lib/load-picture");
  await Promise.all(photos.map(({ image }) => loadPicture(image.image)));
}
