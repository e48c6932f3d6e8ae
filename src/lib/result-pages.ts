/**
 * The portfolio's result pages: JSON files with six photographs each, such as `/result-pages/en/nails-2.json`. A visit
 * loads only those that it shows. `src/build/result-pages.ts` writes them.
 */

/** The number of photographs per page. */
export const pageSize = 6;

/** The key of the view with all categories. */
export const everyCategory = "all";

/** A page of a portfolio view. */
export interface PortfolioView {
  /** `all`, or the key of a category. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

/** A photograph of the portfolio, from the page's query or from a result page. */
export type PortfolioPhoto = Queries.PortfolioTileFragment;

/** The number of pages for a number of photographs; 0 for no photographs. */
export function pageCount(total: number): number {
  return Math.ceil(total / pageSize);
}

/** The address of a result page. It does not change between builds, so hosts must revalidate the file. */
export function resultPageAddress(locale: string, { category, page }: PortfolioView): string {
  return `/result-pages/${locale}/${category}-${page}.json`;
}
