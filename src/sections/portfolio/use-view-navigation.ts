import { navigate } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import { isLoaded, loadPage, openDocument } from "../../lib/load-page";
import { type PortfolioView, viewAddress, viewAt } from "../../lib/portfolio-views";

/** The loading state of a view; `slow` when it takes longer than `slowAfter`. */
export type Loading = "slow" | "failed" | undefined;

interface ViewNavigation {
  /** The view that the visitor chose last; while it loads, it is not the shown one. */
  readonly chosen: PortfolioView;
  readonly loading: Loading;
  readonly choose: (view: PortfolioView) => void;
  /** Forgets a choice that is still loading. */
  readonly cancel: () => void;
  readonly retry: () => void;
}

/** In milliseconds. */
const slowAfter = 500;
const timeout = 20_000;

/**
 * Changes the view without leaving the page. Gatsby's own navigation shows nothing until the data is there, and ends in
 * the browser's error page if it cannot be loaded. This hook responds at once, loads the page, and only then navigates.
 * The last choice wins.
 * @param portfolio the portfolio's address in the locale
 * @param shown the view of the current page
 */
export function useViewNavigation(
  portfolio: string,
  shown: PortfolioView,
  filters: readonly { readonly key: string }[],
): ViewNavigation {
  const address = viewAddress(portfolio, shown);
  const [request, setRequest] = useState<{ view: PortfolioView; loading: Loading }>();
  /** The number of the last request; an earlier one must not navigate. */
  const last = useRef(0);
  const navigated = useRef(address);

  const go = useCallback(
    (view: PortfolioView, { replace = false, again = false } = {}) => {
      const to = viewAddress(portfolio, view);
      const number = (last.current += 1);
      const isLast = () => last.current === number;
      const update = (loading: Loading) => isLast() && setRequest({ view, loading });
      update(again ? "slow" : undefined);
      const slow = setTimeout(update, slowAfter, "slow");
      load(to, again)
        .then(
          (isPage) => {
            if (!isLast()) return;
            navigated.current = to;
            if (isPage) void navigate(to, { replace, state: { keepsPlace: true } });
            else openDocument(to);
          },
          () => update("failed"),
        )
        .finally(() => clearTimeout(slow));
    },
    [portfolio],
  );
  const cancel = useCallback(() => {
    last.current += 1;
    setRequest(undefined);
  }, []);

  /* Another link has led to this view. */
  useEffect(() => {
    if (navigated.current !== address) cancel();
    navigated.current = address;
  }, [address, cancel]);

  useEffect(() => {
    const keys = filters.map(({ key }) => key);
    const onPopState = (event: PopStateEvent) => {
      const view = viewAt(portfolio, location.pathname, keys);
      const isShown = location.pathname === address;
      if (!view || isShown || isLoaded(location.pathname + location.search)) return cancel();
      event.stopImmediatePropagation();
      go(view, { replace: true });
    };
    /* Before the router's listener. */
    addEventListener("popstate", onPopState, { capture: true });
    return () => removeEventListener("popstate", onPopState, { capture: true });
  }, [portfolio, filters, address, go, cancel]);

  /* The browser restores this document with the request that opened another one. */
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && cancel();
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [cancel]);

  const pending = request && viewAddress(portfolio, request.view) !== address ? request : undefined;
  const chosen = pending?.view ?? shown;
  const loading = pending?.loading;
  const retry = useCallback(() => go(chosen, { again: true }), [go, chosen]);
  useEffect(() => {
    if (loading !== "failed") return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [loading, retry]);

  const choose = (view: PortfolioView) => {
    const isShown = viewAddress(portfolio, view) === address && location.pathname === address;
    if (isShown) cancel();
    else go(view);
  };
  return { chosen, loading, choose, cancel, retry };
}

/**
 * Loads a page for the router. Resolves to false if only a new document can show it: Gatsby remembers a failure, and
 * after a release the page may be another one. Rejects if the server cannot be reached in time.
 */
async function load(address: string, again: boolean): Promise<boolean> {
  const signal = AbortSignal.timeout(timeout);
  if (!again && (await Promise.race([loadPage(address), rejectedBy(signal)]))) return true;
  const { status } = await fetch(address, { method: "HEAD", signal });
  if (status >= 500) throw new Error(`The server responded with ${status}.`);
  return false;
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}
