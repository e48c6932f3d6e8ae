import { byCategory, interleave } from "../../src/graphql/portfolio-order";
import { portfolio, portfolioPage as words } from "./content";

export const pageSize = 6;

/** All photographs as the first view shows them. */
export const mixed = interleave(byCategory(portfolio));

/** The photographs of a category, in list order. */
export const of = (category: string, items = portfolio) =>
  items.filter((item) => item.category === category);

/** What the filter of a category is called. */
export const nameOf = (key: string, { filters } = words) =>
  filters.find((each) => each.key === key)?.name ?? "";

export const pagesOf = (items: readonly unknown[]) => Math.ceil(items.length / pageSize);

/** The category that has most photographs: more than one page of them. */
export const [largest = ""] = words.filters
  .map(({ key }) => key)
  .sort((a, b) => of(b).length - of(a).length);
