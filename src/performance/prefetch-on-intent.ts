import { savesData } from "../lib/saves-data";

/**
 * Fetches a page when the visitor touches or focuses its link; Gatsby's own link does the same when a mouse enters it.
 * Under Save-Data no page is fetched before the click.
 */
export function prefetchOnIntent(): void {
  /* A dot tells a file, such as a film, from a page; another language's page is loaded anew. */
  const pages = "a[href^='/']:not([href*='.'],[lang])";
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pages) : null;
    if (!link || link.target || link.pathname === location.pathname || savesData()) return;
    window.___loader.hovering(link.pathname);
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
