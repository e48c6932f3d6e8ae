import { savesData } from "./saves-data";

/**
 * Fetches a page when the visitor touches or focuses its link; Gatsby's own link does the same when a mouse is over it.
 * Under Save-Data nothing is fetched before the click.
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
}
