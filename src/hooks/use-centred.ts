import { type RefObject, useEffect, useRef } from "react";

/**
 * The ref of a row that scrolls horizontally. When `selected` changes, the row (not the page) scrolls the child that
 * matches `selector` to its centre.
 */
export function useCentred<T extends HTMLElement>(
  selected: string,
  selector: string,
): RefObject<T> {
  const row = useRef<T>(null);
  useEffect(() => {
    const child = row.current?.querySelector(selector);
    if (row.current && child) centre(row.current, child);
  }, [selected, selector]);
  return row;
}

function centre(row: Element, child: Element) {
  const { left, width } = row.getBoundingClientRect();
  const box = child.getBoundingClientRect();
  row.scrollLeft += box.left + box.width / 2 - (left + width / 2);
}
