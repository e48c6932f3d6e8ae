import { loadPage } from "../lib/load-page";
import { savesData } from "../lib/saves-data";

/**
 * Prefetches a page when the visitor touches or focuses its link. Gatsby's link does the same on hover. Under Save-Data,
 * no page is prefetched.
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
  if (!savesData()) return;
  /* Gatsby's link ignores Save-Data. It prefetches on mouseenter, which React derives from these two events. */
  const stopUnderSaveData = (event: MouseEvent) => {
    const entered = event.type === "mouseover" ? event.target : event.relatedTarget;
    if (entered instanceof Element && entered.closest(pages)) event.stopPropagation();
  };
  addEventListener("mouseover", stopUnderSaveData, { capture: true });
  addEventListener("mouseout", stopUnderSaveData, { capture: true });
}
