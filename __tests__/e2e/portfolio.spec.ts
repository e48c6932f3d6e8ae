import { expect, type Page } from "@playwright/test";
import { holdRequests, picturesLoaded, reload, scrollThrough, visit } from "../support/journey";
import { recordLayoutShifts, sumOf } from "../support/layout-shift";
import { test } from "../support/test";

const photographs = (page: Page) => page.locator("#portfolio li > [aria-haspopup]");
/** The slugs of the photographs on the page. */
const shown = (page: Page) =>
  photographs(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")?.split("/").at(-1)),
  );
const firstNails = [
  "fields-of-color",
  "red-almond",
  "pearl-tips",
  "mint-set",
  "garnet-card",
  "coral-set",
];
const expectFirstNails = (page: Page) => expect.poll(() => shown(page)).toEqual(firstNails);
const expectLastNails = (page: Page) => expect.poll(() => shown(page)).toEqual(["plain-nude"]);

const filter = (page: Page) => page.getByRole("link", { name: "Nails", exact: true });
const secondPage = (page: Page) => page.getByRole("link", { name: "Page 2", exact: true });

// Specification 2 Portfolio: One, two, three columns
test("has one column on phones, two on tablets and three on desktops", async ({ page }) => {
  await visit(page, "/portfolio");
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = await page
      .locator("#portfolio ul")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    expect(tracks).toBe(columns);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a photograph has its name below it, and one that is wider than high is whole and fills the width", async ({
    page,
  }) => {
    await visit(page, "/portfolio/hair");
    for (const [name, x, width, ratio] of [
      ["Garnet edge", 0, 390, 3 / 2],
      ["Copper waves", 56, 334, 4 / 5],
    ] as const) {
      const tile = photographs(page).filter({ hasText: name });
      const picture = tile.getByRole("img");
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute("data-loaded");
      await tile.getByText(name).scrollIntoViewIfNeeded();
      await expect(tile.getByText(name)).toBeInViewport({ ratio: 1 });
      const box = await picture.boundingBox();
      expect([box?.x, box?.width].map((each = NaN) => Math.round(each))).toEqual([x, width]);
      expect(width / (box?.height ?? NaN)).toBeCloseTo(ratio);
      const own = await picture.evaluate(
        (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
      );
      expect(own).toBeCloseTo(ratio);
    }
  });
});

test("the address survives reload, Back and Forward", async ({ page }) => {
  await visit(page, "/portfolio");
  const all = await shown(page);
  await filter(page).click();
  await expectFirstNails(page);
  await secondPage(page).click();
  await expect(page).toHaveURL("/portfolio/nails/2");
  await expectLastNails(page);
  await expect(secondPage(page)).toBeFocused();
  await reload(page);
  await expectLastNails(page);
  await page.goBack();
  await expect(page).toHaveURL("/portfolio/nails");
  await expectFirstNails(page);
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expect.poll(() => shown(page)).toEqual(all);
  await page.goForward();
  await expectFirstNails(page);
});

test("Back and Forward do not scroll, also to the first entry of the visit", async ({ page }) => {
  await visit(page, "/portfolio");
  const scrolled = () => page.evaluate(() => scrollY);
  const first = await shown(page);
  await secondPage(page).click();
  await expect(page).toHaveURL("/portfolio/2");
  await expect.poll(() => shown(page)).not.toEqual(first);
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  for (let turn = 1; turn <= 3; turn += 1) {
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(first);
    expect(await scrolled()).toBe(600);
    await page.goForward();
    await expect.poll(() => shown(page)).not.toEqual(first);
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
    await secondPage(page).click();
    await expect.poll(top).toBe(0);
  },
);

test("hovering a page number preloads its thumbnails once", async ({ page }) => {
  await visit(page, "/portfolio/nails");
  await scrollThrough(page);
  await picturesLoaded(page);
  await secondPage(page).scrollIntoViewIfNeeded();
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") fetched.push(request.url());
  });
  await secondPage(page).hover();
  await expect.poll(() => fetched.length).toBe(1);
  await secondPage(page).click();
  await expectLastNails(page);
  const picture = page.locator("#portfolio li img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(new Set(fetched).size).toBe(1);
});

/** The data of the pages of the portfolio. */
const pageData = /\/page-data\/portfolio\//;

test(
  "a slow page keeps the previous photographs without layout shift",
  { tag: "@phone" },
  async ({ page }) => {
    const shifts = await recordLayoutShifts(page);
    await visit(page, "/portfolio");
    const all = await shown(page);
    const release = await holdRequests(page, pageData);
    await filter(page).click();
    await expect(filter(page)).toHaveAttribute("aria-current", "true");
    expect(await shown(page)).toEqual(all);
    release();
    await expectFirstNails(page);
    await picturesLoaded(page);
    // 0.00 after rounding, as browsers report it: centred page numbers move slightly when their number changes.
    expect(sumOf(await shifts())).toBeLessThan(0.005);
  },
);

test("after a new release, a filter loads the new page", async ({ page }) => {
  await visit(page, "/portfolio");
  await page.route(pageData, (route) => route.fulfill({ status: 404, body: "" }));
  const again = page.waitForEvent("load");
  await filter(page).click();
  await again;
  await expect(page).toHaveURL("/portfolio/nails");
  await expectFirstNails(page);
});
