import { first } from "../../scripts/lib/first";
import { portfolio, portfolioPage as words, sample } from "./content";

/** Photographs on a page (specification 2 Portfolio, 4). */
export const pageSize = 6;

/** The photographs of a category, in list order. */
export const of = (category: string, items = portfolio) =>
  items.filter((item) => item.category === category);

/** The label of a filter. */
export const nameOf = (key: string, { filters } = words) =>
  filters.find((each) => each.key === key)?.name ?? "";

export const pagesOf = (items: readonly unknown[]) => Math.ceil(items.length / pageSize);

/** The category with the most photographs. */
export const [largest = ""] = words.filters
  .map(({ key }) => key)
  .sort((a, b) => of(b).length - of(a).length);

/** The first photograph of that category. Without one, a sample, which has no page. */
export const [photograph = first(sample.portfolio)] = of(largest);
export const photographPage = `/portfolio/${largest}/${photograph.slug}`;
