/** The first item of each list, then the second of each, and so on. Lists that have ended are skipped. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

/** Groups items by category, in the order in which the categories first appear. */
export function byCategory<T extends { readonly category: string }>(items: readonly T[]): T[][] {
  const lists = new Map<string, T[]>();
  for (const item of items) {
    const list = lists.get(item.category);
    if (list) list.push(item);
    else lists.set(item.category, [item]);
  }
  return [...lists.values()];
}
