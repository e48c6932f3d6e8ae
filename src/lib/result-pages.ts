/**
 * The portfolio's result pages: JSON files of six photographs each, `/result-pages/en/nails-2.json`. A visit loads those
 * that it shows, however many photographs there are. `src/build/result-pages.ts` writes them.
 */

/** How many photographs a page shows. */
export const pageSize = 6;

/** The category that stands for every category. */
export const everyCategory = "all";

/** A page of the photographs of one category. */
export interface PortfolioView {
  /** `all`, or a category. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

/** A photograph of the portfolio, as the query of the page and the query of the result pages give it. */
export type PortfolioPhoto = Queries.PortfolioTileFragment;

/** How many pages a number of photographs fills; 0 for no photographs. */
export function pageCount(total: number): number {
  return Math.ceil(total / pageSize);
}

/** The address of a result page. It stays the same from build to build; hosts must revalidate it. */
export function resultPageAddress(locale: string, { category, page }: PortfolioView): string {
  return `/result-pages/${locale}/${category}-${page}.json`;
}
