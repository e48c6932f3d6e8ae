/** The addresses of the portfolio, view by view and page by page. */

/** The number of photographs per page (specification, section 9). */
export const pageSize = 6;

export const everyCategory = "all";

/** A page of a view: the photographs of a category, or of all. */
export interface PortfolioView {
  /** `all`, or the key of a category. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

/** The number of pages for a number of photographs; 0 for no photographs. */
export function pageCount(total: number): number {
  return Math.ceil(total / pageSize);
}

/**
 * The address of a view: `/portfolio`, `/portfolio/2`, `/portfolio/nails` or `/portfolio/nails/2`.
 * @param portfolio the portfolio's address in the locale
 */
export function viewAddress(portfolio: string, { category, page }: PortfolioView): string {
  const parts = [portfolio, category !== everyCategory && category, page > 1 && page];
  return parts.filter(Boolean).join("/");
}

/** Whether an address is that of a view, in any locale. A photograph's slug is no number. */
export function isView(address: string): boolean {
  return /\/portfolio(\/[^/]+)?(\/\d+)?$/.test(address);
}
