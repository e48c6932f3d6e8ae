import { type RefObject, useEffect, useRef } from "react";

/**
 * What a change of route does: close the menu, scroll to the top, or to the address's hash, which wins, and move
 * focus to the new page's heading. A change of hash or query alone is no change of route.
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
    /* A frame later: the router, whose effects run after a page's, moves focus to the whole page. */
    const frame = requestAnimationFrame(focusHeading);
    return () => cancelAnimationFrame(frame);
  }, [path, hash, menu]);
}

/** What a hash names, if anything: a mistyped one may hold a percent sign that stands for nothing. */
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
