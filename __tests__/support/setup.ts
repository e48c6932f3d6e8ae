import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

/* A busy machine needs more than the default of one second. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no layout: elements never intersect, unless a test replaces this observer. */
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

globalThis.ResizeObserver = class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom has no media queries: none matches, unless a test replaces this. */
globalThis.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

/* The script in the head of every page adds this class. A few tests have no document. */
if ("document" in globalThis) document.documentElement.classList.add("js");
