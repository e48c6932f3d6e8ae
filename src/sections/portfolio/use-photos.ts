import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import {
  everyCategory,
  pageCount,
  partAddress,
  type PortfolioPhoto,
  type PortfolioView,
} from "../../lib/portfolio-parts";
import { gone, loadedPart, loadPart } from "./load-part";

type Parts = Queries.PortfolioGalleryFragment["parts"];

/** A view with what it shows. */
export interface ViewPhotos extends PortfolioView {
  readonly items: readonly PortfolioPhoto[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** How it is with photographs that have to be loaded; `slow` after a moment without them. */
export type Loading = "slow" | "failed" | undefined;

export interface Photos {
  /** The page that was chosen, or the first where there is no such page. */
  readonly page: number;
  readonly pages: number;
  /** The photographs of the chosen view; until they are there, those of the view before. */
  readonly shown: ViewPhotos;
  readonly loading: Loading;
  readonly retry: () => void;
}

/** In milliseconds: what is loaded sooner needs no message. */
const patience = 500;

/**
 * The photographs of the view that the visitor chose: those of the first page are in the page itself, all others are
 * loaded. A part that failed is tried again when the visitor asks for it and when the connection is back.
 */
export function usePhotos(
  { firstPage, parts }: Pick<Queries.PortfolioGalleryFragment, "firstPage" | "parts">,
  { category, page: wanted }: PortfolioView,
): Photos {
  const total = countOf(parts, category);
  const pages = pageCount(total);
  const page = wanted <= pages ? wanted : 1;
  const address = partOf(parts, { category, page });
  const { loading, retry } = usePart(address);
  const items = address === undefined ? (total > 0 ? firstPage : none) : loadedPart(address);
  const ready = useMemo(
    () => items && { category, page, items, total },
    [category, page, items, total],
  );
  const [last, setLast] = useState<ViewPhotos>(
    ready ?? {
      category: everyCategory,
      page: 1,
      items: firstPage,
      total: countOf(parts, everyCategory),
    },
  );
  if (ready && ready !== last) setLast(ready);
  /* The controls show the choice at once, the photographs when there was time for them. */
  return { page, pages, shown: useDeferredValue(ready ?? last), loading, retry };
}

const none: readonly PortfolioPhoto[] = [];

function countOf({ counts }: Parts, category: string): number {
  return counts.find((each) => each.category === category)?.total ?? 0;
}

/** The address of a view's part; undefined where nothing has to be loaded. */
export function partOf(parts: Parts, view: PortfolioView): string | undefined {
  const inPage = view.category === everyCategory && view.page === 1;
  return inPage || countOf(parts, view.category) === 0 ? undefined : partAddress(parts.base, view);
}

interface PartState {
  readonly address: string | undefined;
  readonly is: "loaded" | "slow" | "failed" | typeof gone;
}

/** Loads a part unless it is there, and tells how it goes. */
function usePart(address: string | undefined): { loading: Loading; retry: () => void } {
  const [state, setState] = useState<PartState>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (address === undefined || loadedPart(address)) return;
    let current = true;
    const tell = (is: PartState["is"]) => current && setState({ address, is });
    const slow = setTimeout(tell, patience, "slow");
    loadPart(address)
      .then(
        () => tell("loaded"),
        (error) => tell(error === gone ? gone : "failed"),
      )
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [address, attempt]);

  const now = state?.address === address ? state?.is : undefined;
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
