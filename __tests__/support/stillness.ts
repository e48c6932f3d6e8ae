import type { Page } from "@playwright/test";

/**
 * How far a page may move by itself. The fallback fonts are fitted to the words as delivered, which .ci/run holds to
 * the first limit; staff's words may break their lines elsewhere in them, and move a line or two by a hair.
 */
export const stillness = process.env["INITIAL_CONTENT"] ? 0.005 : 0.02;

/** Lets the fonts arrive a second late, and answers other hosts here and now. */
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

/** Adds up how far things move by themselves while the page is looked at. */
export async function watchShifts(page: Page) {
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
