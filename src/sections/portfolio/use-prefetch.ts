import { useRef } from "react";
import { useLocale } from "../../hooks/use-locale";
import type { PortfolioView } from "../../lib/result-pages";
import { savesData } from "../../lib/saves-data";
import { addressOf, type PhotoCounts } from "./use-photos";

/**
 * Preloads the photographs of a view that the visitor reaches for, each view once; not under Save-Data. With
 * `thumbnails`, their pictures too.
 */
export function usePrefetch(counts: PhotoCounts) {
  const { locale } = useLocale();
  const reached = useRef(new Set<string>());
  return (view: PortfolioView, thumbnails = false) => {
    const address = addressOf(counts, locale, view);
    if (address === undefined || reached.current.has(address) || savesData()) return;
    reached.current.add(address);
    import("./preload-page")
      .then(({ preloadPage }) => preloadPage(address, thumbnails))
      .catch(() => reached.current.delete(address));
  };
}
