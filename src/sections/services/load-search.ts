import type { SearchNames } from "../../lib/search-names";
import { createSearch, type SearchEntry } from "./search";
import { findByPrice } from "./search-price";

/** In milliseconds. The file has a few kilobytes. */
const timeout = 20_000;

/** A category of the price list. */
export interface SearchCategory {
  readonly key: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly services: readonly Queries.PriceRowFragment[];
}

/**
 * A search over the services of the page by name, also by their other names if those are loaded, and then by price.
 */
export function searchIn(
  categories: readonly SearchCategory[],
  names?: SearchNames,
): (query: string) => Queries.PriceRowFragment[] {
  const entries = categories.flatMap(({ key, label, aliases, services }) =>
    services.map((item): SearchEntry<Queries.PriceRowFragment> => ({
      names: [item.name, ...(names?.services[item.name] ?? [])],
      categories: [label, key, ...aliases, ...(names?.categories[key] ?? [])],
      item,
    })),
  );
  const findByName = createSearch(entries);
  const services = entries.map(({ item }) => item);
  return (query) => [...new Set([...findByName(query), ...findByPrice(services, query)])];
}

/** Loads the other names. Rejects if that fails; a later call tries again. */
export async function loadNames(address: string): Promise<SearchNames> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw response.status;
  return (await response.json()) as SearchNames;
}
