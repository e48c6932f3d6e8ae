import { type RefObject, useEffect, useRef } from "react";

/**
 * Reveals an element once a tenth of it is visible (specification, section 9). An element that is on
 * screen when it mounts is never hidden; one taller than ten screens counts from a tenth of the screen.
 */
export function useRevealOnScroll<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useEffect(() => (ref.current ? watch(ref.current) : undefined), []);
  return ref;
}

/** The observer gives its position: measuring the element would force a layout for each section. */
function watch(element: HTMLElement): () => void {
  let observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (!entry) return;
    const { top, height } = entry.boundingClientRect;
    const screen = entry.rootBounds?.height ?? innerHeight;
    if (top < screen) return;
    element.dataset["waiting"] = "";
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset["seen"] = "";
        delete element.dataset["waiting"];
        observer.disconnect();
      },
      { threshold: Math.min(0.1, (0.1 * screen) / Math.max(height, 1)) },
    );
    observer.observe(element);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
