import { useCallback, useSyncExternalStore } from "react";
import {
  readPortfolioAddress,
  writePortfolioAddress,
  type PortfolioView,
} from "../lib/portfolio-address";

const changed = "portfolio-address";

function subscribe(notify: () => void): () => void {
  addEventListener("popstate", notify);
  addEventListener(changed, notify);
  return () => {
    removeEventListener("popstate", notify);
    removeEventListener(changed, notify);
  };
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
  const show = useCallback(
    (view: PortfolioView) => {
      const address = path + writePortfolioAddress(view);
      if (address === location.pathname + location.search) return;
      history.pushState(history.state, "", address);
      dispatchEvent(new Event(changed));
    },
    [path],
  );
  return [readPortfolioAddress(search, categories), show];
}
