import { createSearch, type SearchEntry } from "./search";
import { findByPrice } from "./search-price";

type Service = Queries.PriceRowFragment;

export interface FoundServices {
  readonly services: readonly Service[];
  /** Whether no service has all words of the query: these have the most of them. */
  readonly isPartial: boolean;
}

/** A search over the services of the page, by name and then by price. */
export function createServiceSearch(
  categories: readonly Queries.SearchCategoryFragment[],
): (query: string) => FoundServices {
  const entries = categories.flatMap(({ key, label, aliases, searchNames, services }) =>
    services.map((item): SearchEntry<Service> => ({
      names: [item.name, ...item.searchNames],
      categories: [label, key, ...aliases, ...searchNames],
      item,
    })),
  );
  const { withAllWords, withMostWords } = createSearch(entries);
  const all = entries.map(({ item }) => item);
  return (query) => {
    const services = [...new Set([...withAllWords(query), ...findByPrice(all, query)])];
    if (services.length > 0) return { services, isPartial: false };
    return { services: withMostWords(query), isPartial: true };
  };
}
