import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether an element overflows horizontally and can be scrolled. It then needs a `tabIndex` for keyboard users.
 * Measured again when the element's size changes, for example with larger text. True in the built HTML.
 */
export function useScrollsHorizontally<T extends HTMLElement>(): [RefObject<T>, boolean] {
  const ref = useRef<T>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { overflowX } = getComputedStyle(element);
      setScrolls(overflowX !== "visible" && element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, scrolls];
}
