import { portfolio, portfolioPage as words } from "./content";
import { first } from "./first";

/** Photographs on a page (specification 2 Portfolio, 4). */
export const pageSize = 6;

/** The photographs of a category, in list order. */
export const of = (category: string, items = portfolio) =>
  items.filter((item) => item.category === category);

/** The label of a filter. */
export const nameOf = (key: string, { filters } = words) =>
  filters.find((each) => each.key === key)?.name ?? "";

export const pagesOf = (items: readonly unknown[]) => Math.ceil(items.length / pageSize);

/** The category with the most photographs, which are on two pages. */
export const largest = "nails";

/** Its first photograph. */
export const photograph = first(of(largest));
export const photographPage = `/portfolio/${largest}/${photograph.slug}`;
