/** So many page numbers stand in a row without a gap. */
const mostWithoutGap = 12;

/** A page's number, or a gap: the pages left out before the current one or after it. */
export type PageNumber = number | "before" | "after";

/**
 * The page numbers of a row: every one up to twelve; of more, the first, the last, and those around the current page.
 * Always five of them: as many as stand side by side on a phone.
 */
export function pageNumbers(pages: number, current: number): PageNumber[] {
  if (pages <= mostWithoutGap) return range(1, pages);
  if (current <= 3) return [...range(1, 4), "after", pages];
  if (current >= pages - 2) return [1, "before", ...range(pages - 3, pages)];
  return [1, "before", ...range(current - 1, current + 1), "after", pages];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
