import { expect, type Page, test } from "@playwright/test";
import { findWindowedChromium } from "../../scripts/lib/chromium";
import { visit, watchNetwork } from "../support/journey";
import { routes } from "../support/routes";

/* Playwright starts Chromium without the back/forward cache, and the headless one has none; here it is looked at. */
test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      ...findWindowedChromium(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

/** What a page tells of its return. */
interface Return {
  readonly persisted: boolean;
  readonly left: string | undefined;
  readonly scrolled: number;
  /** The route to which its links still lead. */
  readonly onwards: string;
}

/** Why a page was not kept; not in TypeScript's own types yet. */
interface NavigationEntry extends PerformanceEntry {
  readonly notRestoredReasons?: object | null;
}

/**
 * Playwright loses hold of a page that comes out of that cache: the page itself keeps a diary, in storage that
 * another tab can read.
 */
async function keepDiary(page: Page) {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      const { left } = window as { left?: string };
      const path = location.pathname === "/about" ? "/contact" : "/about";
      const entry = { persisted, left, scrolled: scrollY };
      if (!persisted) {
        const [load] = performance.getEntriesByType("navigation") as NavigationEntry[];
        const reasons = load?.notRestoredReasons;
        if (reasons) localStorage.setItem("diary", JSON.stringify({ persisted, reasons }));
        return;
      }
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      const arrived = setInterval(() => {
        if (location.pathname !== path || document.activeElement?.tagName !== "H1") return;
        clearInterval(arrived);
        localStorage.setItem("diary", JSON.stringify({ ...entry, onwards: path }));
      }, 50);
    });
  });
}

/* An answer with status 404 is kept by no browser: Chromium gives "response-status-not-ok" as its reason. */
const kept = routes.filter((route) => route !== "/nothing-here");

for (const route of kept) {
  test(`${route} comes back as it was left, from the back/forward cache, and still answers`, async ({
    page,
    context,
  }) => {
    const reader = await context.newPage();
    await reader.goto("/icons.svg"); // The same origin, and no page of the site.
    await keepDiary(page);
    const networkQuiet = watchNetwork(page);
    /* The map is offered as a button: a frame of another host is kept or not as that host's page allows. */
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await visit(page, route);
    await page.evaluate(async () => {
      Object.assign(window, { left: "as it was" });
      scrollTo({ top: 300, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    });
    await networkQuiet(); // What is still on its way would be a reason not to keep it.
    /* Another document, as an address typed by hand would be: no route of the running page. */
    const other = route === "/about" ? "/contact" : "/about";
    await visit(page, other);
    await page.evaluate(() => void setTimeout(() => history.back()));
    const read = () => reader.evaluate(() => localStorage.getItem("diary"));
    await expect.poll(read, { message: "The page was not kept." }).not.toBeNull();
    const entry = JSON.parse((await read()) ?? "") as Return;
    expect(entry).toEqual({ persisted: true, left: "as it was", scrolled: 300, onwards: other });
  });
}
