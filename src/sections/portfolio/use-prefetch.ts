import { useRef } from "react";
import type { PortfolioView } from "../../lib/portfolio-parts";
import { afterPaint } from "../../performance/after-paint";
import { savesData } from "../../performance/saves-data";
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
      import("./make-ready")
        .then(({ makeReady }) => makeReady(address, thumbnails))
        .catch(() => reached.current.delete(address));
    });
  };
}
