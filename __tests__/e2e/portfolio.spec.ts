import { expect, test, type Page } from "@playwright/test";
import words from "../../content/pages/portfolio.json";
import portfolio from "../../content/portfolio/portfolio.json";
import { fill } from "../../src/lib/fill";
import { byCategory, interleave } from "../../src/lib/interleave";

const mixed = interleave(byCategory(portfolio));
const of = (category: string) => portfolio.filter((item) => item.category === category);
const labels = (items: typeof portfolio) =>
  items.map(({ image }) => fill(words.openLabel, { alt: image.alt }));
const nameOf = (key: string) => words.filters.find((filter) => filter.key === key)?.name ?? "";

const filter = (page: Page, key: string) =>
  page.getByRole("button", { name: nameOf(key), exact: true });
const pageButton = (page: Page, number: number) =>
  page
    .getByRole("navigation", { name: words.pagesLabel })
    .getByRole("button", { name: fill(words.pageLabel, { page: number }), exact: true });
const expectTiles = (page: Page, items: typeof portfolio) =>
  expect
    .poll(() =>
      page
        .locator("#portfolio li > button")
        .evaluateAll((each) => each.map((button) => button.getAttribute("aria-label"))),
    )
    .toEqual(labels(items));

/** Goes to an address and waits until the page runs. */
async function arrive(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.classList.contains("can-reveal"));
}

/** Adds up the bytes of pictures that arrive. */
function weighPictures(page: Page) {
  const weights: Promise<number>[] = [];
  page.on("response", (response) => {
    if (/\.(avif|jpe?g)$/.test(response.url())) {
      weights.push(
        response.body().then(
          (body) => body.length,
          () => 0,
        ),
      );
    }
  });
  return async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

test("all photographs by turns, six on a page", async ({ page }) => {
  await arrive(page, "/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Portfolio");
  await expect(page.getByText("A Glimpse into Our World of Beauty and Style")).toBeVisible();
  await expect(page.locator("section#portfolio")).toBeVisible();
  await expect(filter(page, "all")).toHaveAttribute("aria-pressed", "true");
  await expectTiles(page, mixed.slice(0, 6));
  await expect(page.getByRole("button", { name: /^Page \d+$/ })).toHaveCount(12);
  await pageButton(page, 12).click();
  await expectTiles(page, mixed.slice(66));
  await expect(pageButton(page, 12)).toHaveAttribute("aria-current", "page");
});

test("one column on phones, two on tablets, three on desktops", async ({ page }) => {
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await arrive(page, "/portfolio");
    const tracks = await page
      .locator("#portfolio ul")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    expect(tracks).toBe(columns);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  }
});

test("each filter shows its category in list order, from the first page", async ({ page }) => {
  await arrive(page, "/portfolio?page=4");
  for (const { key } of words.filters.slice(1)) {
    await filter(page, key).click();
    await expect(filter(page, key)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
    await expectTiles(page, of(key).slice(0, 6));
    expect(new URL(page.url()).search).toBe(`?category=${key}`);
    const pages = Math.ceil(of(key).length / 6);
    await expect(page.getByRole("button", { name: /^Page \d+$/ })).toHaveCount(
      pages > 1 ? pages : 0,
    );
    const count = { shown: Math.min(6, of(key).length), total: of(key).length };
    await expect(
      page.getByText(fill(words.shown, { ...count, category: nameOf(key) })),
    ).toBeAttached();
  }
});

test("the address survives reload and Back, and no route changes", async ({ page }) => {
  await arrive(page, "/portfolio");
  await filter(page, "nails").click();
  await pageButton(page, 2).click();
  await expect(page).toHaveURL("/portfolio?category=nails&page=2");
  await expectTiles(page, of("nails").slice(6, 12));
  await expect(pageButton(page, 2)).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toBeEmpty();
  await page.reload();
  await expectTiles(page, of("nails").slice(6, 12));
  await page.goBack();
  await expect(page).toHaveURL("/portfolio?category=nails");
  await expectTiles(page, of("nails").slice(0, 6));
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expectTiles(page, mixed.slice(0, 6));
  await page.goForward();
  await expectTiles(page, of("nails").slice(0, 6));
});

test("Back from another page finds the photographs that were left", async ({ page }) => {
  await arrive(page, "/portfolio?category=interior&page=2");
  await page.getByRole("link", { name: "Book Your Appointment" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expectTiles(page, of("interior").slice(6, 12));
});

for (const search of ["?category=barber", "?category=events&page=9", "?page=0", "?page=13"]) {
  test(`a wrong address (${search}) falls back quietly`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await arrive(page, `/portfolio${search}`);
    await expectTiles(page, search.includes("events") ? of("events") : mixed.slice(0, 6));
    expect(complaints).toEqual([]);
  });
}

test("a filter change scrolls the section to the top with 20 px offset; a page button to its start", async ({
  page,
}) => {
  await arrive(page, "/portfolio");
  const section = page.locator("#portfolio");
  const top = () => section.evaluate((each) => each.getBoundingClientRect().top);
  const start = await section.evaluate((each) => each.getBoundingClientRect().top + scrollY);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await filter(page, "hairstyles").evaluate((button: HTMLElement) => button.click());
  await expect.poll(top).toBe(Math.min(20, start));
  await pageButton(page, 3).click();
  await expect.poll(top).toBe(0);
});

test("under reduced motion the page is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page, "/portfolio");
  await pageButton(page, 2).focus();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("by keyboard alone: filter, page and photograph", async ({ page }) => {
  await arrive(page, "/portfolio");
  await filter(page, "manicure").focus();
  await page.keyboard.press("Space");
  await expectTiles(page, of("manicure").slice(0, 6));
  await pageButton(page, 3).focus();
  await page.keyboard.press("Enter");
  await expectTiles(page, of("manicure").slice(12));
  const tile = page.locator("#portfolio li > button").first();
  await tile.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tile).toBeFocused();
  const overlay = tile.locator("[aria-hidden=true]", { hasText: nameOf("manicure") });
  await expect(overlay).toHaveCSS("opacity", "1");
});

test("without JavaScript the first page is there", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/portfolio");
  const pictures = page.locator("#portfolio li img");
  await expect(pictures).toHaveCount(6);
  await pictures.first().scrollIntoViewIfNeeded();
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.first()).toHaveCSS("opacity", "1");
  await context.close();
});

test("on a phone the first screen's pictures weigh 150 KB at most, the first page 300 KB", async ({
  browser,
  baseURL,
}, { project }) => {
  test.skip(project.name !== "phone", "a phone's budget");
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  const page = await context.newPage();
  const weigh = weighPictures(page);
  await page.goto("/portfolio", { waitUntil: "networkidle" });
  expect(await weigh()).toBeLessThanOrEqual(150 * 1024);
  await pageButton(page, 12).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  for (const picture of await page.locator("#portfolio li img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
  }
  expect(await weigh()).toBeLessThanOrEqual(300 * 1024);
  await context.close();
});

test("the next page's thumbnails are ready when she reaches for it, once and no others", async ({
  page,
}) => {
  await arrive(page, "/portfolio");
  await pageButton(page, 12).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") fetched.push(request.url());
  });
  await pageButton(page, 2).hover();
  await expect.poll(() => fetched.length).toBe(6);
  await pageButton(page, 2).click();
  await expectTiles(page, mixed.slice(6, 12));
  for (const picture of await page.locator("#portfolio li img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
  }
  expect(new Set(fetched).size).toBe(6);
});

test("under Save-Data nothing is fetched before it is asked for", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) }),
  );
  await arrive(page, "/portfolio");
  await pageButton(page, 12).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await pageButton(page, 2).hover();
  await page.locator("#portfolio li > button").last().focus();
  await page.waitForTimeout(500);
  expect(fetched.filter((url) => !url.startsWith("data:"))).toEqual([]);
});
