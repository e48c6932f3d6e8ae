import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { portfolioPage as words } from "../support/content";
import { picturesLoaded, reload, scrollThrough, visit } from "../support/journey";
import { largest, nameOf, of, pageSize } from "../support/portfolio";
import { test } from "../support/test";

const tiles = (page: Page) => page.locator("#portfolio li > [aria-haspopup]");
const namesOf = (page: Page) =>
  tiles(page).evaluateAll((each) => each.map((link) => link.getAttribute("aria-label")));
/** Expects a page of the largest category. */
const expectPage = (page: Page, number: number) => {
  const shown = of(largest).slice((number - 1) * pageSize, number * pageSize);
  const names = shown.map(({ image }) => interpolate(words.openLabel, { alt: image.alt }));
  return expect.poll(() => namesOf(page)).toEqual(names);
};

const filter = (page: Page) => page.getByRole("link", { name: nameOf(largest), exact: true });
const pageLink = (page: Page, number: number) =>
  page.getByRole("link", { name: interpolate(words.pageLabel, { page: number }), exact: true });

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
  const all = await namesOf(page);
  await filter(page).click();
  await expectPage(page, 1);
  await pageLink(page, 2).click();
  await expect(page).toHaveURL(`/portfolio/${largest}/2`);
  await expectPage(page, 2);
  await expect(pageLink(page, 2)).toBeFocused();
  await reload(page);
  await expectPage(page, 2);
  await page.goBack();
  await expect(page).toHaveURL(`/portfolio/${largest}`);
  await expectPage(page, 1);
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expect.poll(() => namesOf(page)).toEqual(all);
  await page.goForward();
  await expectPage(page, 1);
});

test("Back and Forward do not scroll, also to the first entry of the visit", async ({ page }) => {
  await visit(page, "/portfolio");
  const scrolled = () => page.evaluate(() => scrollY);
  const first = await namesOf(page);
  await pageLink(page, 2).click();
  await expect(page).toHaveURL("/portfolio/2");
  await expect.poll(() => namesOf(page)).not.toEqual(first);
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  for (let turn = 1; turn <= 3; turn += 1) {
    await page.goBack();
    await expect.poll(() => namesOf(page)).toEqual(first);
    expect(await scrolled()).toBe(600);
    await page.goForward();
    await expect.poll(() => namesOf(page)).not.toEqual(first);
    expect(await scrolled()).toBe(600);
  }
});

// Specification 2 Portfolio, 4, 9: Scrolling of filter and page buttons, 20 px
test(
  "a filter scrolls the section to the top with 20 px offset; a page number to its start",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/portfolio");
    const section = page.locator("#portfolio");
    const top = () => section.evaluate((each) => each.getBoundingClientRect().top);
    const start = await section.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await filter(page).evaluate((link: HTMLElement) => link.click());
    await expect.poll(top).toBe(Math.min(20, start));
    await pageLink(page, 2).click();
    await expect.poll(top).toBe(0);
  },
);

test("hovering a page number preloads its thumbnails once", async ({ page }) => {
  await visit(page, `/portfolio/${largest}`);
  await scrollThrough(page);
  await picturesLoaded(page);
  await pageLink(page, 2).scrollIntoViewIfNeeded();
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") fetched.push(request.url());
  });
  await pageLink(page, 2).hover();
  const { length } = of(largest).slice(pageSize, 2 * pageSize);
  await expect.poll(() => fetched.length).toBe(length);
  await pageLink(page, 2).click();
  await expectPage(page, 2);
  for (const picture of await page.locator("#portfolio li img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
  }
  expect(new Set(fetched).size).toBe(length);
});

/** The data of the pages of the portfolio. */
const pageData = /\/page-data\/portfolio\//;

test(
  "a slow page keeps the previous photographs without layout shift",
  { tag: "@phone" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, "/portfolio");
    const all = await namesOf(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(pageData, async (route) => {
      await held;
      await route.continue();
    });
    await filter(page).click();
    await expect(filter(page)).toHaveAttribute("aria-current", "true");
    await expect(page.getByText(words.loading)).toBeVisible();
    expect(await namesOf(page)).toEqual(all);
    release();
    await expectPage(page, 1);
    await expect(page.getByText(words.loading)).toHaveCount(0);
    await picturesLoaded(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // 0.00 after rounding, as browsers report it: centred page numbers move slightly when their number changes.
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.005);
  },
);

test("after a new release, a filter loads the new page", async ({ page }) => {
  await visit(page, "/portfolio");
  await page.route(pageData, (route) => route.fulfill({ status: 404, body: "" }));
  const again = page.waitForEvent("load");
  await filter(page).click();
  await again;
  await expect(page).toHaveURL(`/portfolio/${largest}`);
  await expectPage(page, 1);
});

test("while offline, a filter shows a message; Retry loads it when the network is back", async ({
  page,
  context,
}) => {
  await visit(page, "/portfolio");
  await context.setOffline(true);
  await filter(page).click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(page).toHaveURL("/portfolio");
  await page.getByRole("button", { name: words.retry }).click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(`/portfolio/${largest}`);
  await expectPage(page, 1);
});
