import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

/* A busy machine is slow, not wrong: what is awaited may take longer than the library's one second. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom lays nothing out: nothing is ever seen, unless a test says so with an observer of its own. */
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "";
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
