/** The addresses of photographs. The contact page uses them without those of the views. */

/** The portfolio's address in the default locale. All its addresses begin with it. */
export const portfolioRoute = "/portfolio";

/** What identifies a photograph: its category and its slug, which is unique within it. */
export interface PhotographKey {
  readonly category: string;
  readonly slug: string;
}

/** The address of a photograph's page: `/portfolio/nails/french-almond`. */
export function photographAddress(portfolio: string, { category, slug }: PhotographKey): string {
  return `${portfolio}/${category}/${slug}`;
}
