import type { GatsbyBrowser } from "gatsby";
import { isView } from "../../lib/portfolio-views";

/** What Gatsby's router adds: "PUSH" after a press, but on Back and Forward not reliably "POP". */
interface RouterLocation extends Location {
  readonly action?: string;
  readonly state?: { readonly keepsPlace?: boolean } | null;
}

/**
 * Whether Gatsby scrolls to the top, or to the hash: after a press on a link. Back and Forward return to where the visitor
 * was, by the positions that Gatsby saves, and stay where they are within a page and within the gallery.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const { location }: { location: RouterLocation } = routerProps;
  const before = prevRouterProps?.location;
  if (!before) {
    /* The saved position may be that of an earlier visit in this tab. On this event, Gatsby saves the present one. */
    dispatchEvent(new Event("scroll"));
    return false;
  }
  if (location.action === "PUSH") return !location.state?.keepsPlace;
  const { pathname } = location;
  if (before.pathname === pathname || (isView(before.pathname) && isView(pathname))) return false;
  const [, top] = getSavedScrollPosition(location) as [number, number];
  scrollTo({ top, behavior: "instant" });
  return false;
};
