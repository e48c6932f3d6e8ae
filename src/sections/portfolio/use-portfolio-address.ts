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
  /** The chosen view. Its page may not exist. */
  readonly chosen: PortfolioView;
  readonly choose: (view: PortfolioView) => void;
}

/**
 * Stores the portfolio's view in the address. It uses the History API directly: the view survives reload, Back and
 * Forward, but there is no route change and no page view. The built HTML shows the first page.
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
