import { act } from "@testing-library/react";

/** The watched elements, with the callback of their observer. jsdom has no layout, so tests report what is in view. */
const watched = new Map<Element, (entries: object[], observer: object) => void>();

/** Replaces IntersectionObserver until the next test. */
export function fakeView(): void {
  watched.clear();
  window.IntersectionObserver = class {
    readonly #elements = new Set<Element>();
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      this.#elements.add(element);
      watched.set(element, this.#callback as () => void);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
    disconnect() {
      for (const element of this.#elements) watched.delete(element);
    }
  } as unknown as typeof IntersectionObserver;
}

export const isWatched = (element: Element) => watched.has(element);

/** Reports the place of an element to its observer. */
export function report(target: Element, entry: object): void {
  const observer = { unobserve: (element: Element) => watched.delete(element) };
  act(() => watched.get(target)?.([{ target, ...entry }], observer));
}
