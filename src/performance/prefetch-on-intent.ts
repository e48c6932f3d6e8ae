import { loadPage } from "../lib/load-page";
import { savesData } from "../lib/saves-data";

/**
 * Prefetches a page when the visitor touches or focuses its link, but not under Save-Data. Gatsby's link does the same
 * on hover.
 */
export function prefetchOnIntent(): void {
  /* Excludes files, such as films, links to another locale, which load a new document, and links that open a dialog. */
  const pages = "a[href^='/']:not([href*='.'],[lang],[aria-haspopup])";
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pages) : null;
    if (!link || link.target || link.pathname === location.pathname || savesData()) return;
    void loadPage(link.pathname + link.search);
  };
  addEventListener("pointerdown", fetchPage, { passive: true });
  addEventListener("focusin", fetchPage);
}
