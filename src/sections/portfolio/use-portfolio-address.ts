import { useSyncExternalStore } from "react";
import type { PortfolioView } from "../../lib/result-pages";
import { readPortfolioAddress, writePortfolioAddress } from "./portfolio-address";

const written = "portfolio-address";
const changes = ["popstate", written];

function subscribe(notify: () => void): () => void {
  changes.forEach((change) => addEventListener(change, notify));
  return () => changes.forEach((change) => removeEventListener(change, notify));
}

export interface PortfolioAddress {
  /** What the visitor chose. Its page may be one that does not exist. */
  readonly chosen: PortfolioView;
  readonly choose: (view: PortfolioView) => void;
}

/**
 * What the portfolio shows lives in the address, through the History API alone: it survives reload, Back and Forward,
 * and since the router is not asked, no route changes and no page view is sent. The built HTML is the first page.
 */
export function usePortfolioAddress(path: string, categories: readonly string[]): PortfolioAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => (location.pathname === path ? location.search : ""),
    () => "",
  );
  const choose = (view: PortfolioView) => {
    const query = writePortfolioAddress(view);
    if (query === location.search) return;
    history.pushState(history.state, "", path + query);
    dispatchEvent(new Event(written));
  };
  return { chosen: readPortfolioAddress(search, categories), choose };
}
