import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { useHydrated } from "../../hooks/use-hydrated";

/** The query parameter, as in `/services?search=spa`. */
const parameter = "search";

/**
 * The search query and its setter. The query is stored in the page's address (`path`), so that it survives reload and a
 * change of language. It adds no history entry and is not a route change. Empty in the built HTML; what was typed into its
 * field before hydration is newer than the address.
 */
export function useSearchQuery(
  path: string,
  field: RefObject<HTMLInputElement>,
): [query: string, setQuery: (query: string) => void] {
  const hydrated = useHydrated();
  /* After a route change, the results are in the first render, so that Back can scroll to where they were. */
  const [query, setQuery] = useState(() => (hydrated ? queryIn(location.search) : undefined));
  /* Runs after each render, because a link to the page itself removes the query from the address but not from the
     field. */
  useBrowserLayoutEffect(() => {
    if (location.pathname !== path) return;
    const address = new URL(location.href);
    const { searchParams } = address;
    const stored = queryIn(address.search);
    const trimmed = query?.trim();
    if (trimmed === undefined) {
      const first = field.current?.value.trim() || stored;
      if (first) setQuery(first);
      return;
    }
    if (trimmed === stored) return;
    if (trimmed) searchParams.set(parameter, trimmed);
    else searchParams.delete(parameter);
    try {
      history.replaceState(history.state, "", address);
    } catch {
      /* Safari allows 100 calls per 30 seconds; the next input tries again. */
    }
  });
  return [query ?? "", setQuery];
}

function queryIn(search: string): string {
  return new URLSearchParams(search).get(parameter) ?? "";
}
