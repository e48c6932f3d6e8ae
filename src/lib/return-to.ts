import type { MouseEvent } from "react";

/** The page with the link that led to the present one; empty after Back and Forward. */
let cameFrom = "";

/** @param to as in `onRouteUpdate`, with what Gatsby's router adds: "PUSH" after a press on a link */
export function rememberRoute(to: { pathname: string; action?: string }, from: Location): void {
  if (to.pathname !== from.pathname) cameFrom = to.action === "PUSH" ? from.pathname : "";
}

/** A press on a link to the page that the visitor came from goes back, as Back does, to her place and her search. */
export function returnTo(event: MouseEvent<HTMLAnchorElement>): void {
  const { metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  if (metaKey || ctrlKey || shiftKey || altKey || currentTarget.pathname !== cameFrom) return;
  event.preventDefault();
  const { pathname } = location;
  /* Hashes have added entries. */
  const leave = () => {
    history.back();
    addEventListener("popstate", () => location.pathname === pathname && leave(), { once: true });
  };
  leave();
}
