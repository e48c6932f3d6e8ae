import { useRef } from "react";
import { useLocale } from "../../hooks/use-locale";
import type { PortfolioView } from "../../lib/result-pages";
import { savesData } from "../../lib/saves-data";
import { addressOf, type PhotoCounts } from "./use-photos";

/**
 * Returns a function that prefetches the photographs of a view once, but not under Save-Data. With `thumbnails`, it
 * also loads their pictures.
 */
export function usePrefetch(counts: PhotoCounts) {
  const { locale } = useLocale();
  const prefetched = useRef(new Set<string>());
  return (view: PortfolioView, thumbnails = false) => {
    const address = addressOf(counts, locale, view);
    if (address === undefined || prefetched.current.has(address) || savesData()) return;
    prefetched.current.add(address);
    import("./preload-page")
      .then(({ preloadPage }) => preloadPage(address, thumbnails))
      .catch(() => prefetched.current.delete(address));
  };
}
