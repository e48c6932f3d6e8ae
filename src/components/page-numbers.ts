const maxWithoutGap = 12;

/** A page number, or a gap before or after the current page. */
type PageNumber = number | "before" | "after";

/**
 * The entries of the page navigation. Up to twelve pages are all listed. Of more, it lists five: the first, the last
 * and those around the current one, which fit on a phone.
 */
export function pageNumbers(pages: number, current: number): PageNumber[] {
  if (pages <= maxWithoutGap) return range(1, pages);
  if (current <= 3) return [...range(1, 4), "after", pages];
  if (current >= pages - 2) return [1, "before", ...range(pages - 3, pages)];
  return [1, "before", ...range(current - 1, current + 1), "after", pages];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
