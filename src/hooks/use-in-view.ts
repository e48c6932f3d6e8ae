import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Reports for each element where it is, at first and when it enters or leaves the view: by scrolling, by resizing, or
 * because the content of the page has changed. Returns a function that stops it.
 */
export function watchView(
  elements: Iterable<Element>,
  report: (entry: IntersectionObserverEntry, observer: IntersectionObserver) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => report(entry, observer)),
    options,
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element has been within 200 px of the viewport; it stays true. False in the built HTML. */
export function useNear<T extends HTMLElement>(): [RefObject<T>, boolean] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || near) return;
    const report = ({ isIntersecting }: IntersectionObserverEntry) =>
      isIntersecting && setNear(true);
    return watchView([ref.current], report, { rootMargin: "200px" });
  }, [near]);
  return [ref, near];
}

/** A section activates when a tenth of it is visible (specification, section 9), at steps of one per cent if it is high. */
const section = { threshold: Array.from({ length: 11 }, (_, step) => step / 100) };
/** A `.reveal` element activates in the upper 85 % of the viewport (specification, section 9). */
const part = { rootMargin: "0px 0px -15% 0px" };

/**
 * Reveals a section, and each `.reveal` element in it, when it comes into view. What is in or above the view at first is
 * never hidden.
 */
export function useReveal<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!ref.current) return;
    const stops = [
      watchView([ref.current], revealFrom(0.1), section),
      watchView(ref.current.querySelectorAll(".reveal"), revealFrom(0), part),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return ref;
}

/** @param share the visible share of an element, or of the screen if the element is higher */
function revealFrom(share: number) {
  return (entry: IntersectionObserverEntry, observer: IntersectionObserver) => {
    const { target, isIntersecting, boundingClientRect, intersectionRect, rootBounds } = entry;
    const screen = rootBounds ?? { height: innerHeight, bottom: innerHeight };
    const needed = Math.floor(share * Math.min(boundingClientRect.height, screen.height));
    const isRevealed = target.hasAttribute("data-waiting")
      ? isIntersecting && intersectionRect.height >= needed
      : boundingClientRect.top < screen.bottom;
    target.toggleAttribute("data-waiting", !isRevealed);
    if (!isRevealed) return;
    target.classList.add("is-active");
    observer.unobserve(target);
  };
}
