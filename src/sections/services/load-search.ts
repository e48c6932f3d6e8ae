import type { SearchNames } from "../../lib/search-names";
import { createSearch, type SearchEntry } from "./search";

/** In milliseconds. The names are a few kilobytes: what takes longer will not come. */
const timeout = 20_000;

/** A category as the price list has it. */
export interface SearchCategory<T> {
  readonly key: string;
  readonly label: string;
  readonly aliases: readonly string[];
  readonly services: readonly T[];
}

/** A search over what the page says of its services, and over their other names where they are known. */
export function searchIn<T extends { readonly name: string }>(
  categories: readonly SearchCategory<T>[],
  names?: SearchNames,
): (query: string) => T[] {
  const entries = categories.flatMap(({ key, label, aliases, services }) =>
    services.map((item): SearchEntry<T> => ({
      names: [item.name, ...(names?.services[item.name] ?? [])],
      categories: [label, key, ...aliases, ...(names?.categories[key] ?? [])],
      item,
    })),
  );
  return createSearch(entries);
}

/** Fetches the other names. Rejects where they cannot be had; may be tried again. */
export async function loadNames(address: string): Promise<SearchNames> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw response.status;
  return (await response.json()) as SearchNames;
}
