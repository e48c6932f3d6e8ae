import { type RefObject, useEffect, useRef } from "react";
import { afterPaint } from "../performance/after-paint";

/**
 * The ref of a row that scrolls sideways: whenever `selected` changes, the row, and never the page, scrolls until
 * the child that `selector` finds stands in its middle. After the paint, so that the choice is answered first.
 */
export function useCentred<T extends HTMLElement>(
  selected: string,
  selector: string,
): RefObject<T> {
  const row = useRef<T>(null);
  useEffect(
    () =>
      afterPaint(() => {
        const child = row.current?.querySelector(selector);
        if (row.current && child) centre(row.current, child);
      }),
    [selected, selector],
  );
  return row;
}

function centre(row: Element, child: Element) {
  const { left, width } = row.getBoundingClientRect();
  const box = child.getBoundingClientRect();
  row.scrollLeft += box.left + box.width / 2 - (left + width / 2);
}
