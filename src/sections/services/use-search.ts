import { useRef, useState } from "react";
import type { SearchCategory } from "./load-search";

type Find = (query: string) => Queries.PriceRowFragment[];

export interface ServiceFinder {
  /** The services that match a query. */
  readonly find: Find;
  /** Whether the search is incomplete because data is still loading. */
  readonly isLoading: boolean;
  /** Loads the search. Call it whenever the field is used. */
  readonly load: () => void;
}

/**
 * The search, loaded when the field is first used: its code, then the services' other names (`namesAddress`). Until
 * they are loaded it uses a simple search. If loading fails, the next use tries again.
 */
export function useSearch(
  categories: readonly SearchCategory[],
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

/** A simple search until the code is loaded: names with a word that begins with the query. */
function findPlainly(
  categories: readonly SearchCategory[],
  query: string,
): Queries.PriceRowFragment[] {
  const services = categories.flatMap(({ services }) => services);
  return services.filter(({ name }) =>
    ` ${name}`.toLowerCase().includes(` ${query.toLowerCase()}`),
  );
}
