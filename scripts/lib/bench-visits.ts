/** Measures the load of a page and a route change on a slow phone. */
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { openPhone } from "./bench-phone";
import { median } from "./median";

const ROUTES = ["/", "/services", "/portfolio", "/contact"];

const observe = `
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked = blocked += duration - 50;
  }).observe({ type: "longtask", buffered: true });
  let heading;
  requestAnimationFrame(function observeHeading() {
    const found = document.querySelector("main h1")?.textContent;
    if (found !== heading) {
      heading = found;
      setTimeout(() => { (window.shown ??= {})[location.pathname] = Date.now(); });
    }
    requestAnimationFrame(observeHeading);
  });`;

/** The medians of all visits, by route or route change, and by site. Visits `sites` in turn. */
export async function measureVisits(
  browser: Browser,
  sites: Readonly<Record<string, string>>,
  runs: number,
): Promise<Record<string, Record<string, number>>> {
  const values: Record<string, Record<string, number[]>> = {};
  const add = (row: string, column: string, value: number) => {
    ((values[row] ??= {})[column] ??= []).push(value);
  };
  for (let run = 0; run < runs; run += 1) {
    for (const [site, url] of Object.entries(sites)) {
      for (const route of ROUTES) {
        const { blocked, script } = await measureVisit(browser, url + route);
        add(route, `${site} TBT ms`, blocked);
        add(route, `${site} script KB`, script);
      }
      const { there, back } = await measureRouteChanges(browser, url);
      add("Home to Services", `${site} ms`, there);
      add("Services to Home", `${site} ms`, back);
    }
  }
  const medians = (row: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(row).map(([column, all]) => [column, median(all)]));
  return Object.fromEntries(Object.entries(values).map(([row, all]) => [row, medians(all)]));
}

/** Total blocking time in milliseconds, and the kilobytes of script after gzip -9, in files and in the page. */
async function measureVisit(
  browser: Browser,
  url: string,
): Promise<{ blocked: number; script: number }> {
  const { page, pause } = await openPhone(browser, observe);
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await pause();
  const inline = await page
    .locator("script:not([src], [type])")
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent).join("\n"));
  const texts = [...(await Promise.all(scripts)), Buffer.from(inline)];
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  const blocked = Math.round(Number(await page.evaluate("window.blocked ?? 0")));
  await page.context().close();
  return { blocked, script: Number((bytes / 1024).toFixed(1)) };
}

/** The time in milliseconds from the touch of a link to the first frame with the new page's heading. */
async function measureRouteChanges(
  browser: Browser,
  url: string,
): Promise<{ there: number; back: number }> {
  const { page, tap, pause } = await openPhone(browser, observe);
  await page.goto(url, { waitUntil: "networkidle" });
  const follow = async (link: string, path: string) => {
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await pause();
    await page.evaluate("window.shown = {}");
    await page.evaluate(
      `addEventListener("touchstart", () => { sessionStorage.touched = Date.now(); }, { once: true })`,
    );
    await tap(page.locator(link).first());
    const shown = await shownAt(page, path);
    const touched = Number(await page.evaluate("sessionStorage.touched"));
    await page.waitForLoadState("networkidle");
    return shown - touched;
  };
  const there = await follow('main a[href="/services"]', "/services");
  const back = await follow('header .logo[href="/"]', "/");
  await page.context().close();
  return { there, back };
}

/** The time of the first frame with the heading of the page at `path`. */
async function shownAt(page: Page, path: string): Promise<number> {
  for (;;) {
    const shown = await page.evaluate(`window.shown?.[${JSON.stringify(path)}]`).catch(() => 0);
    if (shown) return Number(shown);
    await page.waitForTimeout(100);
  }
}
