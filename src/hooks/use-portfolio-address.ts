import { useSyncExternalStore } from "react";
import {
  readPortfolioAddress,
  writePortfolioAddress,
  type PortfolioView,
} from "../lib/portfolio-address";

const written = "portfolio-address";
const changes = ["popstate", written];

function subscribe(notify: () => void): () => void {
  changes.forEach((change) => addEventListener(change, notify));
  return () => changes.forEach((change) => removeEventListener(change, notify));
}

/**
 * What the portfolio shows lives in the address, through the History API alone: it survives reload, Back and Forward,
 * and since the router is not asked, no route changes and no page view is sent. The built HTML is the first page.
 */
export function usePortfolioAddress(
  path: string,
  categories: readonly string[],
): readonly [PortfolioView, (view: PortfolioView) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => (location.pathname === path ? location.search : ""),
    () => "",
  );
  const show = (view: PortfolioView) => {
    const query = writePortfolioAddress(view);
    if (query === location.search) return;
    history.pushState(history.state, "", path + query);
    dispatchEvent(new Event(written));
  };
  return [readPortfolioAddress(search, categories), show];
}
