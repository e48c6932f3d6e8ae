import { navigate } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadPage, openDocument } from "../../lib/load-page";
import { type PortfolioView, viewAddress } from "../../lib/portfolio-views";

/**
 * Changes the view without leaving the page. A choice shows at once; the last one wins, and its photographs show as soon
 * as they are there.
 * @param portfolio the portfolio's address in the locale
 * @param shown the view of the current page
 */
export function useViewChoice(portfolio: string, shown: PortfolioView) {
  const address = viewAddress(portfolio, shown);
  const [choice, setChoice] = useState<{ view: PortfolioView; failed?: boolean }>();
  const last = useRef<PortfolioView>();
  const navigated = useRef(address);
  const cancel = useCallback(() => setChoice((last.current = undefined)), []);
  /* She has left the portfolio. */
  useEffect(() => cancel, [cancel]);
  /* Another link has led to this view. */
  useEffect(() => {
    if (navigated.current !== address) cancel();
    navigated.current = address;
  }, [address, cancel]);
  /* The browser restores this document as it was left for another one. */
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && cancel();
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [cancel]);
  /* She presses another link or a photograph. A link that opens elsewhere, or leads down this page, leaves the choice. */
  useEffect(() => {
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
      !(ctrlKey || metaKey || shiftKey) &&
      target instanceof Element &&
      target.closest("a[href^='/']") &&
      cancel();
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, [cancel]);
  const choose = (view: PortfolioView) => {
    const to = viewAddress(portfolio, view);
    if (to === address && navigated.current === address) return cancel();
    setChoice({ view: (last.current = view) });
    const isLast = () => last.current === view;
    /* Gatsby remembers a failure. A new document shows the view if the server can be reached again, or has a new release. */
    const load = async () => {
      const page = await loadPage(to);
      const { status } = page ? { status: 200 } : await fetch(to, { method: "HEAD" });
      if (status >= 500) throw new Error(`The server responded with ${status}.`);
      if (!isLast()) return;
      navigated.current = to;
      if (page) void navigate(to, { state: { keepsPlace: true } });
      else openDocument(to);
    };
    load().catch(() => isLast() && setChoice({ view, failed: true }));
  };
  const pending = choice && viewAddress(portfolio, choice.view) !== address ? choice : undefined;
  const { view: chosen = shown, failed = false } = pending ?? {};
  return { chosen, failed, loading: pending !== undefined && !failed, choose };
}
