import { first } from "../../scripts/lib/first";
import { byCategory, interleave } from "../../src/graphql/portfolio-order";
import { photographAddress, portfolioRoute } from "../../src/lib/photograph-address";
import { pageSize } from "../../src/lib/portfolio-views";
import { portfolio, portfolioPage as words } from "./content";

/** All photographs in the order of the first view. */
export const mixed = interleave(byCategory(portfolio));

/** The photographs of a category, in list order. */
export const of = (category: string, items = portfolio) =>
  items.filter((item) => item.category === category);

/** The label of a filter. */
export const nameOf = (key: string, { filters } = words) =>
  filters.find((each) => each.key === key)?.name ?? "";

/** The address of a photograph's page in English. */
export const addressOf = (photograph: { category: string; slug: string }) =>
  photographAddress(portfolioRoute, photograph);

export const pagesOf = (items: readonly unknown[]) => Math.ceil(items.length / pageSize);

/** The category with the most photographs. It has more than one page. */
export const [largest = ""] = words.filters
  .map(({ key }) => key)
  .sort((a, b) => of(b).length - of(a).length);

/** A photograph with neighbours, for the tests of a photograph's page. */
export const photograph = first(of(largest));
export const photographPage = addressOf(photograph);
