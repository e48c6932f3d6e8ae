import { everyCategory, pageSize, type PortfolioView } from "../lib/portfolio-views";

/**
 * The photographs of a page of a view, and the number on all its pages. All categories are interleaved; a category
 * keeps list order.
 */
export function photographsIn<T extends { readonly category: string }>(
  photographs: readonly T[],
  { category, page }: PortfolioView,
): { total: number; photographs: T[] } {
  const all =
    category === everyCategory
      ? interleaved(photographs)
      : photographs.filter((photograph) => photograph.category === category);
  return { total: all.length, photographs: all.slice((page - 1) * pageSize, page * pageSize) };
}

/** The first photograph of each category, in the order in which they first appear, then the second of each, and so on. */
function interleaved<T extends { readonly category: string }>(photographs: readonly T[]): T[] {
  const lists = [...new Set(photographs.map(({ category }) => category))].map((key) =>
    photographs.filter(({ category }) => category === key),
  );
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}
