import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether an element holds more than it shows from side to side and can be scrolled: then a keyboard must reach it
 * (`tabIndex`). It is measured again whenever the element's size changes, so also when the visitor's text grows. True
 * in the built page.
 */
export function useScrollsSideways<T extends HTMLElement>(): [RefObject<T>, boolean] {
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
