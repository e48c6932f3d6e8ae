import { photographAddress, type PhotographKey } from "./photograph-address";

/** The address of the contact page with a chosen photograph: `/ar/contact?photo=nails/french-almond`. */
export function addressToAsk(contactPath: string, { category, slug }: PhotographKey): string {
  return `${contactPath}?photo=${category}/${slug}`;
}

/** The photograph in the query of such an address, which may not exist; undefined if it names none. */
export function chosenPhotograph(search: string): PhotographKey | undefined {
  const chosen = new URLSearchParams(search).get("photo") ?? "";
  const [, category, slug] = /^([a-z0-9-]+)\/([a-z0-9-]+)$/.exec(chosen) ?? [];
  return category && slug ? { category, slug } : undefined;
}

/** A filter of the portfolio, and the words to ask for its photographs; null if visitors cannot ask for them. */
export interface FilterToAsk {
  readonly key: string;
  readonly ask: { readonly line: string } | null;
}

/**
 * The start of the message for the photograph in such a query: the words of its filter, and its address. The address may
 * not exist. Undefined if the query names no photograph of these filters.
 * @param portfolio the portfolio's full address in the locale
 */
export function lineToAsk(
  search: string,
  portfolio: string,
  filters: readonly FilterToAsk[],
): string | undefined {
  const key = chosenPhotograph(search);
  const ask = key && filters.find((filter) => filter.key === key.category)?.ask;
  return ask ? `${ask.line}\n${photographAddress(portfolio, key)}` : undefined;
}
