import { useEffect, useRef, type RefObject } from "react";

/**
 * Lets an element rise into view once a tenth of it is visible (specification, section 9). An element that is on
 * screen when the page starts is never hidden; one taller than ten screens counts from a tenth of the screen.
 */
export function useSeen<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.dataset["seen"] = "";
    const { top, height } = element.getBoundingClientRect();
    if (top < innerHeight) return;
    element.dataset["waiting"] = "";
    const threshold = Math.min(0.1, (0.1 * innerHeight) / Math.max(height, 1));
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        delete element.dataset["waiting"];
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
