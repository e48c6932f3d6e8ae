import type { Page } from "@playwright/test";
import { isFixture } from "./built-content";
import { waitForHydration } from "./journey";

/**
 * The largest accepted layout shift. Other content than the tests' has no limit: staff may write a line that wraps
 * differently in the fallback fonts, or leave out the Arabic, whose pages then load Latin letters late. A short page has
 * shifted by 0.33.
 */
export const maxLayoutShift = isFixture ? 0.005 : Infinity;

/** Delays fonts until hydration with the content of the tests, and responds to requests for other hosts. */
export async function delayFonts(page: Page) {
  await page.route("**/*.woff2", async (route) => {
    if (isFixture) await waitForHydration(page);
    await route.continue();
  });
  await page.route(
    (url) => url.hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
}

/** Records layout shifts from the page load on. Returns a function that returns them. */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[]) {
        const [source] = entry.sources;
        const node = source?.node;
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName);
        shifts.push([entry.value, what]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
}

/** The layout shift of a page: the sum of its shifts. */
export const sumOf = (shifts: readonly (readonly [number, string])[]) =>
  shifts.reduce((sum, [value]) => sum + value, 0);
