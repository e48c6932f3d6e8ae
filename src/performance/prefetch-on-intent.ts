import { savesData } from "./saves-data";

interface Loader {
  hovering(path: string): void;
}

/**
 * Fetches a page when the visitor reaches for its link: hovers, touches or focuses it. Gatsby's own way, every link
 * in view, would compete with the pictures. Under Save-Data nothing is fetched before the click.
 */
export function prefetchOnIntent(loader: Loader): void {
  const fetchPage = loader.hovering.bind(loader);
  loader.hovering = (path) => {
    if (!savesData()) fetchPage(path);
  };
  /* A dot tells a file, such as a film, from a page; another language's page is loaded anew. */
  const pages = "a[href^='/']:not([href*='.'],[lang])";
  const reach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pages) : null;
    if (link && !link.target && link.pathname !== location.pathname) loader.hovering(link.pathname);
  };
  addEventListener("pointerdown", reach, { passive: true });
  addEventListener("focusin", reach);
}
