import type { PhotographKey } from "./photograph-address";

/** A photograph that visitors can ask for: its category and its slug, such as `nails/french-almond`. */
export function lookOf({ category, slug }: PhotographKey): string {
  return `${category}/${slug}`;
}

/** The address of the contact page with a chosen photograph: `/ar/contact?photo=nails/french-almond`. */
export function addressToAsk(contactPath: string, photograph: PhotographKey): string {
  return `${contactPath}?photo=${lookOf(photograph)}`;
}

/** The photograph in the query of such an address, which may not exist; undefined if it names none. */
export function chosenLook(search: string): string | undefined {
  const chosen = new URLSearchParams(search).get("photo") ?? "";
  return /^[a-z0-9-]+\/[a-z0-9-]+$/.test(chosen) ? chosen : undefined;
}

/** A filter of the portfolio, and the words to ask for its photographs; null if visitors cannot ask for them. */
export interface FilterToAsk {
  readonly key: string;
  readonly ask: { readonly line: string } | null;
}

/** The words to ask for a photograph; undefined if visitors cannot ask for it. */
export function wordsToAsk(look: string, filters: readonly FilterToAsk[]): string | undefined {
  return filters.find(({ key }) => look.startsWith(`${key}/`))?.ask?.line;
}

/**
 * The start of the message for photographs: words, and the address of each on a line of its own. For a single one, the
 * words of its filter. Empty if there is none.
 * @param portfolio the portfolio's full address in the locale
 * @param several the words for several photographs
 */
export function linesToAsk(
  looks: readonly string[],
  portfolio: string,
  filters: readonly FilterToAsk[],
  several: string,
): string {
  const [first, second] = looks;
  if (!first) return "";
  const words = second ? several : wordsToAsk(first, filters);
  return [words, ...looks.map((look) => `${portfolio}/${look}`)].join("\n");
}
