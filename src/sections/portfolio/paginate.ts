/** A part of a list, and how many such parts there are. */
export interface PageOf<T> {
  readonly items: readonly T[];
  /** From 1. A page that does not exist is the first one. */
  readonly page: number;
  /** None, where there is nothing to show. */
  readonly pages: number;
}

/** The items of one page. */
export function paginate<T>(items: readonly T[], page: number, size: number): PageOf<T> {
  const pages = Math.ceil(items.length / size);
  const shown = Number.isInteger(page) && page >= 1 && page <= pages ? page : 1;
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages };
}
