import { expect, type Page } from "@playwright/test";
import { findWindowedChromium } from "../../scripts/lib/chromium";
import { saveData, visit, watchNetwork } from "../support/journey";
import { test } from "../support/test";

/* Playwright disables the back/forward cache, and the headless shell has none. */
test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      ...findWindowedChromium(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

/**
 * Playwright loses its connection to a restored page. The page itself therefore writes a report to localStorage, which
 * another tab reads.
 */
async function reportReturn(page: Page) {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      const { left } = window as { left?: string };
      const path = location.pathname === "/contact" ? "/" : "/contact";
      const entry = { persisted, left, scrolled: scrollY };
      if (!persisted) {
        /* TypeScript does not have the type of the reasons yet. */
        const [load] = performance.getEntriesByType("navigation").map((each) => each.toJSON());
        if (load?.notRestoredReasons) localStorage.setItem("return", JSON.stringify(load));
        return;
      }
      document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      const arrived = setInterval(() => {
        if (location.pathname !== path || document.activeElement?.tagName !== "H1") return;
        clearInterval(arrived);
        localStorage.setItem("return", JSON.stringify({ ...entry, onwards: path }));
      }, 50);
    });
  });
}

/* The pages with the most state: a slider, filters with result pages, a form with a draft. */
for (const route of ["/", "/portfolio", "/contact"]) {
  test(`${route} is restored from the back/forward cache with its state, and its links work`, async ({
    page,
    context,
  }) => {
    const reader = await context.newPage();
    await reader.goto("/robots.txt"); // Same origin, but not a page of the site.
    await reportReturn(page);
    const networkQuiet = watchNetwork(page);
    /* Save-Data replaces the map with a button: a frame of another host may prevent caching. */
    await saveData(page);
    await visit(page, route);
    await page.evaluate(async () => {
      Object.assign(window, { left: "as it was" });
      scrollTo({ top: 300, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    });
    await networkQuiet(); // A pending request prevents caching.
    /* Loads another document, not a route of the running page. */
    await visit(page, "/about");
    await page.evaluate(() => void setTimeout(() => history.back()));
    const read = () => reader.evaluate(() => localStorage.getItem("return"));
    await expect.poll(read, { message: "The page was not restored." }).not.toBeNull();
    const onwards = route === "/contact" ? "/" : "/contact";
    expect(JSON.parse((await read()) ?? "")).toEqual({
      persisted: true,
      left: "as it was",
      scrolled: 300,
      onwards,
    });
  });
}
