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
      ? interleave(byCategory(photographs))
      : photographs.filter((photograph) => photograph.category === category);
  return { total: all.length, photographs: all.slice((page - 1) * pageSize, page * pageSize) };
}

/** The first item of each list, then the second of each, and so on. Lists that have ended are skipped. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

/** Groups photographs by category, in the order in which the categories first appear. */
export function byCategory<T extends { readonly category: string }>(
  photographs: readonly T[],
): T[][] {
  const lists = new Map<string, T[]>();
  for (const photograph of photographs) {
    const list = lists.get(photograph.category);
    if (list) list.push(photograph);
    else lists.set(photograph.category, [photograph]);
  }
  return [...lists.values()];
}
