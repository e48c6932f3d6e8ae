import { useRef, useState } from "react";
import type { PriceRow } from "../../components/price-rows";
import type { SearchCategory } from "./load-search";

type Find = (query: string) => PriceRow[];

export interface ServiceFinder {
  /** The services that a query means. */
  readonly find: Find;
  /** Whether it may find more in a moment. */
  readonly isLoading: boolean;
  /** To be called when the field is touched, however often: fetches what is missing. */
  readonly load: () => void;
}

/**
 * The search, fetched when the field is first touched: its code, then the services' other names (`namesAddress`). Until
 * they come, and where they do not, it finds by what is there; the next touch tries again.
 */
export function useSearch(
  categories: readonly SearchCategory<PriceRow>[],
  namesAddress: string,
): ServiceFinder {
  const isAsked = useRef(false);
  const [isLoading, setLoading] = useState(true);
  const [find, setFind] = useState<Find>(() => (query: string) => findPlainly(categories, query));
  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import("./load-search")
      .then(async ({ searchIn, loadNames }) => {
        setFind(() => searchIn(categories));
        const names = await loadNames(namesAddress);
        setFind(() => searchIn(categories, names));
      })
      .catch(() => {
        isAsked.current = false;
      })
      .finally(() => setLoading(false));
  };
  return { find, isLoading, load };
}

/** Some of what the search will find: names with a word that begins so. */
function findPlainly(categories: readonly SearchCategory<PriceRow>[], query: string): PriceRow[] {
  const services = categories.flatMap(({ services }) => services);
  return services.filter(({ name }) =>
    ` ${name}`.toLowerCase().includes(` ${query.toLowerCase()}`),
  );
}
