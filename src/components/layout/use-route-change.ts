import { type RefObject, useEffect, useRef } from "react";

interface Route {
  readonly path: string;
  /** Changes when another page is mounted. */
  readonly pageKey: string;
  /** Whether a page that stays mounted keeps the focus. */
  readonly keepsPlace: boolean;
}

/**
 * Closes the menu, and moves focus to the new page's heading, when the route changes. A change of only the hash or the
 * query is not a route change. Within a page that stays mounted, `keepsPlace` decides.
 */
export function useRouteChange(
  { path, pageKey, keepsPlace }: Route,
  menu: RefObject<HTMLDialogElement>,
): void {
  const previous = useRef({ path, pageKey });
  /* The router focuses this element after every route change. Without a tabindex it cannot receive focus. */
  useEffect(() => document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex"), []);
  useEffect(() => {
    const before = previous.current;
    previous.current = { path, pageKey };
    if (before.path === path || (before.pageKey === pageKey && keepsPlace)) return;
    menu.current?.close();
    focusHeading();
  }, [path, pageKey, keepsPlace, menu]);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
