import { type RefObject, useEffect, useRef } from "react";

/**
 * Closes the menu, scrolls to the hash or else to the top, and moves focus to the new page's heading when the route
 * changes. A change of only the hash or the query is not a route change.
 */
export function useRouteChange(
  path: string,
  hash: string,
  menu: RefObject<HTMLDialogElement>,
): void {
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    menu.current?.close();
    const target = elementOf(hash);
    if (target) target.scrollIntoView({ behavior: "instant" });
    else scrollTo({ top: 0, behavior: "instant" });
    /* Wait a frame: the router's effect runs after this one and focuses the whole page. */
    const frame = requestAnimationFrame(focusHeading);
    return () => cancelAnimationFrame(frame);
  }, [path, hash, menu]);
}

/** The element that a hash names; null if there is none, or if its percent-encoding is invalid. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
