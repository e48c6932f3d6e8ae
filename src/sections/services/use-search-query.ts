import { type RefObject, useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";

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
  const [query, setQuery] = useState<string>();
  /* Runs after each render, because a link to the page itself removes the query from the address but not from the
     field. */
  useBrowserLayoutEffect(() => {
    if (location.pathname !== path) return;
    const address = new URL(location.href);
    const { searchParams } = address;
    const stored = searchParams.get(parameter) ?? "";
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
