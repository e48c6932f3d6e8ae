import type { PhotographKey } from "./photograph-address";

/** A photograph that visitors can ask for: its category and its slug, such as `nails/french-almond`. */
export function lookOf({ category, slug }: PhotographKey): string {
  return `${category}/${slug}`;
}

/** The address of the contact page with a chosen photograph: `/ar/contact?photo=nails/french-almond`. */
export function addressToAsk(contactPath: string, photograph: PhotographKey): string {
  return `${contactPath}?photo=${lookOf(photograph)}`;
}
