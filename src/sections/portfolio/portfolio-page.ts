import { byCategory, interleave } from "./interleave";
import { paginate, type PageOf } from "./paginate";
import { everyCategory, type PortfolioView } from "./portfolio-address";

const pageSize = 6;

export interface PortfolioPage<T> extends PageOf<T> {
  /** How many there are on all pages. */
  readonly total: number;
}

/** The photographs of a view: those of one category in list order, those of all of them by turns. */
export function portfolioPage<T extends { readonly category: string }>(
  items: readonly T[],
  { category, page }: PortfolioView,
): PortfolioPage<T> {
  const chosen =
    category === everyCategory
      ? interleave(byCategory(items))
      : items.filter((item) => item.category === category);
  return { ...paginate(chosen, page, pageSize), total: chosen.length };
}
