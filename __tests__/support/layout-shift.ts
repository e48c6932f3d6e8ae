import type { Page } from "@playwright/test";
import { isInitialContent } from "./initial-content";

/**
 * The largest accepted layout shift. The fallback fonts are adjusted to the initial content. A line of edited content may
 * wrap differently in them; then the limit of a good score applies (Core Web Vitals).
 */
export const maxLayoutShift = isInitialContent ? 0.005 : 0.1;

/** Delays fonts by a second, and responds to requests for other hosts. */
export async function delayFonts(page: Page) {
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
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
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        const [source] = entry.sources;
        const node = source?.node;
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName);
        if (!entry.hadRecentInput) shifts.push([entry.value, what]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
}
