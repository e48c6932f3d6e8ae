import { useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";

/** As in `/services?search=spa`. */
const parameter = "search";

/**
 * What the visitor searches for, and how to change it. It is kept in the page's address (`path`), so that it survives
 * reload and goes along to another language; it makes no step for Back and no change of route. The built HTML is
 * without it. `onArrival` is called where an address brings it.
 */
export function useSearchQuery(
  path: string,
  onArrival: () => void,
): [query: string, setQuery: (query: string) => void] {
  const [query, setQuery] = useState<string>();
  /* After each render: a link to the page itself takes the search out of the address, not out of the field. */
  useBrowserLayoutEffect(() => {
    if (location.pathname !== path) return;
    const address = new URL(location.href);
    const { searchParams } = address;
    const stored = searchParams.get(parameter) ?? "";
    const asked = query?.trim();
    if (asked === stored) return;
    if (asked === undefined) {
      if (!stored) return;
      setQuery(stored);
      onArrival();
      return;
    }
    if (asked) searchParams.set(parameter, asked);
    else searchParams.delete(parameter);
    try {
      history.replaceState(history.state, "", address);
    } catch {
      /* Safari allows a hundred in half a minute; the next key writes it. */
    }
  });
  return [query ?? "", setQuery];
}
