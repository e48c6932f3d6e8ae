import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { pageNumbers } from "../../src/components/page-numbers";
import { interpolate } from "../../src/lib/interpolate";
import { portfolio, portfolioPage as words } from "../support/content";
import { picturesLoaded, reload, scrollThrough, visit } from "../support/journey";
import { largest, mixed, nameOf, of, pageSize, pagesOf } from "../support/portfolio";

const last = pagesOf(mixed);
const labels = (items: typeof portfolio) =>
  items.map(({ image }) => interpolate(words.openLabel, { alt: image.alt }));
/** The photographs of a page, counted from 1. */
const pageOf = (items: typeof portfolio, number: number) =>
  items.slice((number - 1) * pageSize, number * pageSize);

const filter = (page: Page, key: string) =>
  page.getByRole("button", { name: nameOf(key), exact: true });
/** The number of page buttons while the first page is shown. */
const buttonsOf = (pages: number) =>
  pages > 1 ? pageNumbers(pages, 1).filter((each) => typeof each === "number").length : 0;
const pageButtons = (page: Page) =>
  page.getByRole("navigation", { name: words.pagesLabel }).getByRole("button");
const pageButton = (page: Page, number: number) =>
  page.getByRole("button", { name: interpolate(words.pageLabel, { page: number }), exact: true });
const expectTiles = (page: Page, items: typeof portfolio) =>
  expect
    .poll(() =>
      page
        .locator("#portfolio li > button")
        .evaluateAll((each) => each.map((button) => button.getAttribute("aria-label"))),
    )
    .toEqual(labels(items));

// Specification 2 Portfolio, 4: 'All' interleaved, six on a page
test("shows all categories in turn, six photographs on a page", async ({ page }) => {
  await visit(page, "/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
  await expect(page.getByText(words.subtitle)).toBeVisible();
  await expect(page.locator("section#portfolio")).toBeVisible();
  await expect(filter(page, "all")).toHaveAttribute("aria-pressed", "true");
  await expectTiles(page, mixed.slice(0, 6));
  await expect(pageButtons(page)).toHaveCount(buttonsOf(last));
  await pageButton(page, last).click();
  await expectTiles(page, pageOf(mixed, last));
  await expect(pageButton(page, last)).toHaveAttribute("aria-current", "page");
});

// Specification 2 Portfolio: One, two, three columns
test("has one column on phones, two on tablets and three on desktops", async ({ page }) => {
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/portfolio");
    const tracks = await page
      .locator("#portfolio ul")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    expect(tracks).toBe(columns);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  }
});

test("the address survives reload, Back and Forward", async ({ page }) => {
  await visit(page, "/portfolio");
  await filter(page, largest).click();
  await pageButton(page, 2).click();
  await expect(page).toHaveURL(`/portfolio?category=${largest}&page=2`);
  await expectTiles(page, pageOf(of(largest), 2));
  await expect(pageButton(page, 2)).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toBeEmpty();
  await reload(page);
  await expectTiles(page, pageOf(of(largest), 2));
  await page.goBack();
  await expect(page).toHaveURL(`/portfolio?category=${largest}`);
  await expectTiles(page, pageOf(of(largest), 1));
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expectTiles(page, mixed.slice(0, 6));
  await page.goForward();
  await expectTiles(page, pageOf(of(largest), 1));
});

// Specification 2 Portfolio, 4, 9: Scrolling of filter and page buttons, 20 px
test(
  "a filter scrolls the section to the top with 20 px offset; a page button to its start",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/portfolio");
    const section = page.locator("#portfolio");
    const top = () => section.evaluate((each) => each.getBoundingClientRect().top);
    const start = await section.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await filter(page, largest).evaluate((button: HTMLElement) => button.click());
    await expect.poll(top).toBe(Math.min(20, start));
    await pageButton(page, 2).click();
    await expect.poll(top).toBe(0);
  },
);

test("hovering a page button preloads its thumbnails once", async ({ page }) => {
  await visit(page, "/portfolio");
  await scrollThrough(page);
  await picturesLoaded(page);
  await pageButton(page, 2).scrollIntoViewIfNeeded();
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") fetched.push(request.url());
  });
  await pageButton(page, 2).hover();
  await expect.poll(() => fetched.length).toBe(pageOf(mixed, 2).length);
  await pageButton(page, 2).click();
  await expectTiles(page, pageOf(mixed, 2));
  for (const picture of await page.locator("#portfolio li img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
  }
  expect(new Set(fetched).size).toBe(pageOf(mixed, 2).length);
});

/** Result pages: the photographs after the first page. */
const resultPages = /\/result-pages\//;

test(
  "a slow result page keeps the previous photographs without layout shift",
  { tag: "@phone" },
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(resultPages, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, `/portfolio?category=${largest}&page=2`);
    await expect(page.getByText(words.loading)).toBeVisible();
    await expect(filter(page, largest)).toHaveAttribute("aria-pressed", "true");
    await expectTiles(page, pageOf(mixed, 1));
    release();
    await expectTiles(page, pageOf(of(largest), 2));
    await expect(page.getByText(words.loading)).toHaveCount(0);
    await picturesLoaded(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // 0.00 after rounding, as browsers report it: centred page buttons move slightly when their number changes.
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.005);
  },
);

test("after a new release, Retry reloads the page", async ({ page }) => {
  await visit(page, "/portfolio");
  await page.route(resultPages, (route) => route.fulfill({ status: 404, body: "" }));
  await filter(page, largest).click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await page.unroute(resultPages);
  const again = page.waitForEvent("load");
  await page.getByRole("button", { name: words.retry }).click();
  await again;
  await expect(page).toHaveURL(`/portfolio?category=${largest}`);
  await expectTiles(page, pageOf(of(largest), 1));
});

test("a result page is a file of at most 3 KB, which the browser revalidates", async ({ page }) => {
  await visit(page, "/portfolio");
  const response = page.waitForResponse(resultPages);
  await pageButton(page, 2).click();
  const file = await response;
  expect(file.headers()["cache-control"]).toContain("must-revalidate");
  expect(gzipSync(await file.body(), { level: 9 }).length).toBeLessThanOrEqual(3072);
});
