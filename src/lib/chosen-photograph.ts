import type { PhotographKey } from "./portfolio-views";

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
