import { gzipSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { portfolio, portfolioPage as words } from "../support/content";
import { pageNumbers } from "../../src/components/page-numbers";
import { interpolate } from "../../src/lib/interpolate";
import { picturesLoaded, reload, scrollThrough, visit } from "../support/journey";
import { largest, mixed, nameOf, of, pagesOf, pageSize } from "../support/portfolio";

const last = pagesOf(mixed);
const labels = (items: typeof portfolio) =>
  items.map(({ image }) => interpolate(words.openLabel, { alt: image.alt }));
/** The photographs of a page, from 1. */
const pageOf = (items: typeof portfolio, number: number) =>
  items.slice((number - 1) * pageSize, number * pageSize);

const filter = (page: Page, key: string) =>
  page.getByRole("button", { name: nameOf(key), exact: true });
/** How many buttons a number of pages has while the first is shown. */
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
test("all photographs by turns, six on a page", async ({ page }) => {
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
test("one column on phones, two on tablets, three on desktops", async ({ page }) => {
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

// Specification 2 Portfolio, 9: Filters, list order, first page
test(
  "each filter shows its category in list order, from the first page",
  { tag: "@once" },
  async ({ page }) => {
    await visit(page, "/portfolio?page=2");
    for (const { key } of words.filters.filter((each) => of(each.key).length > 0)) {
      await filter(page, key).click();
      await expect(filter(page, key)).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
      await expectTiles(page, of(key).slice(0, 6));
      expect(new URL(page.url()).search).toBe(`?category=${key}`);
      await expect(pageButtons(page)).toHaveCount(buttonsOf(pagesOf(of(key))));
      const count = { shown: Math.min(6, of(key).length), total: of(key).length };
      await expect(
        page.getByText(interpolate(words.shown, { ...count, category: nameOf(key) })),
      ).toBeAttached();
    }
  },
);

test(
  "the address survives reload and Back, and no route changes",
  { tag: "@once" },
  async ({ page }) => {
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
  },
);

test(
  "Back from another page finds the photographs that were left",
  { tag: "@once" },
  async ({ page }) => {
    await visit(page, `/portfolio?category=${largest}&page=2`);
    await page.getByRole("link", { name: words.closing.action.label }).click();
    await expect(page).toHaveURL(words.closing.action.path);
    await page.goBack();
    await expectTiles(page, pageOf(of(largest), 2));
  },
);

for (const search of [
  "?category=barber",
  `?category=${largest}&page=${pagesOf(of(largest)) + 1}`,
  "?page=0",
  `?page=${last + 1}`,
]) {
  test(`a wrong address (${search}) falls back quietly`, { tag: "@once" }, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await visit(page, `/portfolio${search}`);
    await expectTiles(page, pageOf(search.includes(largest) ? of(largest) : mixed, 1));
    expect(complaints).toEqual([]);
  });
}

// Specification 2 Portfolio, 4, 9: Scrolling of filter and page buttons, 20 px
test("a filter change scrolls the section to the top with 20 px offset; a page button to its start", async ({
  page,
}) => {
  await visit(page, "/portfolio");
  const section = page.locator("#portfolio");
  const top = () => section.evaluate((each) => each.getBoundingClientRect().top);
  const start = await section.evaluate((each) => each.getBoundingClientRect().top + scrollY);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await filter(page, largest).evaluate((button: HTMLElement) => button.click());
  await expect.poll(top).toBe(Math.min(20, start));
  await pageButton(page, 2).click();
  await expect.poll(top).toBe(0);
});

test("under reduced motion the page is there at once", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/portfolio");
  await pageButton(page, 2).focus();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("by keyboard alone: filter, page and photograph", { tag: "@once" }, async ({ page }) => {
  await visit(page, "/portfolio");
  await filter(page, largest).focus();
  await page.keyboard.press("Space");
  await expectTiles(page, pageOf(of(largest), 1));
  await pageButton(page, 2).focus();
  await page.keyboard.press("Enter");
  await expectTiles(page, pageOf(of(largest), 2));
  const tile = page.locator("#portfolio li > button").first();
  await tile.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tile).toBeFocused();
  const overlay = tile.locator("[aria-hidden=true]", { hasText: nameOf(largest) });
  await expect(overlay).toHaveCSS("opacity", "1");
});

test(
  "without JavaScript the first page is there",
  { tag: "@once" },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/portfolio");
    const pictures = page.locator("#portfolio li img");
    await expect(pictures).toHaveCount(pageOf(mixed, 1).length);
    await pictures.first().scrollIntoViewIfNeeded();
    await expect(pictures.first()).toBeVisible();
    await expect(pictures.first()).toHaveCSS("opacity", "1");
    await context.close();
  },
);

test(
  "the next page's thumbnails are ready when the visitor reaches for it, once and no others",
  { tag: "@once" },
  async ({ page }) => {
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
  },
);

/** The photographs beyond the first page. */
const resultPages = /\/result-pages\//;

test(
  "a page that fails says so, and comes when she tries again",
  { tag: "@once" },
  async ({ page }) => {
    await visit(page, "/portfolio");
    await page.route(resultPages, (route) => route.abort());
    await filter(page, largest).click();
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(page).toHaveURL(`/portfolio?category=${largest}`);
    await page.unroute(resultPages);
    await page.getByRole("button", { name: words.retry }).focus();
    await page.keyboard.press("Enter");
    await expectTiles(page, pageOf(of(largest), 1));
    await expect(page.getByText(words.failed)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.locator("#portfolio li > button").first()).toBeFocused();
  },
);

test(
  "without a connection the other pages wait, and come by themselves when it is back",
  { tag: "@once" },
  async ({ page, context }) => {
    await visit(page, "/portfolio");
    await context.setOffline(true);
    await filter(page, largest).click();
    await expect(page.getByText(words.failed)).toBeVisible();
    await filter(page, "all").click();
    await expectTiles(page, pageOf(mixed, 1));
    await expect(page.getByText(words.failed)).toHaveCount(0);
    await filter(page, largest).click();
    await expect(page.getByText(words.failed)).toBeVisible();
    await context.setOffline(false);
    await expectTiles(page, pageOf(of(largest), 1));
  },
);

test("a slow page leaves the photographs before it where they are, and nothing moves", async ({
  page,
}) => {
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
  // 0.00 as browsers report it: page buttons in the middle of their row move a little where there are fewer.
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.005);
});

test(
  "where a newer site has taken this one's place, trying again starts the page over",
  { tag: "@once" },
  async ({ page }) => {
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
  },
);

test(
  "a page of photographs is one small file, which is kept for good",
  { tag: "@once" },
  async ({ page }) => {
    await visit(page, "/portfolio");
    const answer = page.waitForResponse(resultPages);
    await pageButton(page, 2).click();
    const part = await answer;
    expect(part.headers()["cache-control"]).toContain("immutable");
    expect(gzipSync(await part.body(), { level: 9 }).length).toBeLessThanOrEqual(2048);
    await pageButton(page, 1).click();
    await reload(page);
    await pageButton(page, 2).click();
    await expectTiles(page, pageOf(mixed, 2));
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/result-pages/"))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(sent).toEqual([0]);
  },
);
