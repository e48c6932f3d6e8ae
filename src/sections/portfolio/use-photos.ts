import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLocale } from "../../hooks/use-locale";
import {
  everyCategory,
  pageCount,
  type PortfolioPhoto,
  type PortfolioView,
  resultPageAddress,
} from "../../lib/result-pages";
import { gone, loadedPage, loadResultPage } from "./load-result-page";

/** The number of photographs in total and per category. */
export type PhotoCounts = Queries.PhotoCountsFragment;

/** A view with its photographs. */
export interface ViewPhotos extends PortfolioView {
  readonly items: readonly PortfolioPhoto[];
  /** The number of photographs on all pages. */
  readonly total: number;
}

/** The loading state of a view; `slow` when the photographs take longer than `slowAfter`. */
export type Loading = "slow" | "failed" | undefined;

export interface Photos {
  /** The chosen page, or the first one if that does not exist. */
  readonly page: number;
  readonly pages: number;
  /** The photographs of the chosen view, or of the previous one while they load. */
  readonly shown: ViewPhotos;
  readonly loading: Loading;
  readonly retry: () => void;
}

/** The delay before the loading message, in milliseconds. */
const slowAfter = 500;

/**
 * The photographs of the chosen view. The first view is part of the page's data; result pages contain the others. A
 * result page that failed to load is retried on request and when the connection is back.
 */
export function usePhotos(
  firstPage: readonly PortfolioPhoto[],
  counts: PhotoCounts,
  { category, page: wanted }: PortfolioView,
): Photos {
  const { locale } = useLocale();
  const total = countOf(counts, category);
  const pages = pageCount(total);
  const page = wanted <= pages ? wanted : 1;
  const address = addressOf(counts, locale, { category, page });
  const { loading, retry } = useResultPage(address);
  const items = address === undefined ? (total > 0 ? firstPage : none) : loadedPage(address);
  const ready = useMemo(
    () => items && { category, page, items, total },
    [category, page, items, total],
  );
  const [last, setLast] = useState<ViewPhotos>(
    ready ?? {
      category: everyCategory,
      page: 1,
      items: firstPage,
      total: counts.totalCount,
    },
  );
  if (ready && ready !== last) setLast(ready);
  /* Deferred, so that the controls update before the photographs. */
  return { page, pages, shown: useDeferredValue(ready ?? last), loading, retry };
}

const none: readonly PortfolioPhoto[] = [];

function countOf({ totalCount, group }: PhotoCounts, category: string): number {
  if (category === everyCategory) return totalCount;
  return group.find(({ fieldValue }) => fieldValue === category)?.totalCount ?? 0;
}

/** The address of a view's result page; undefined if nothing needs to be loaded. */
export function addressOf(
  counts: PhotoCounts,
  locale: string,
  view: PortfolioView,
): string | undefined {
  const inPage = view.category === everyCategory && view.page === 1;
  const isLoaded = !inPage && countOf(counts, view.category) > 0;
  return isLoaded ? resultPageAddress(locale, view) : undefined;
}

interface PageState {
  readonly address: string | undefined;
  readonly is: "loaded" | "slow" | "failed" | typeof gone;
}

/** Loads a result page if needed, and returns its loading state. */
function useResultPage(address: string | undefined): { loading: Loading; retry: () => void } {
  const [state, setState] = useState<PageState>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (address === undefined || loadedPage(address)) return;
    let current = true;
    const update = (is: PageState["is"]) => current && setState({ address, is });
    const slow = setTimeout(update, slowAfter, "slow");
    loadResultPage(address)
      .then(
        () => update("loaded"),
        (error) => update(error === gone ? gone : "failed"),
      )
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [address, attempt]);

  /* After a failure, the visitor may have preloaded the page by reaching for it. */
  const isLoaded = address !== undefined && loadedPage(address) !== undefined;
  const now = state?.address === address && !isLoaded ? state?.is : undefined;
  const retry = useCallback(() => {
    if (now === gone) location.reload();
    setState({ address, is: "slow" });
    setAttempt((before) => before + 1);
  }, [now, address]);
  useEffect(() => {
    if (now !== "failed") return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [now, retry]);
  const failed = now === "failed" || now === gone;
  return { loading: failed ? "failed" : now === "slow" ? "slow" : undefined, retry };
}
