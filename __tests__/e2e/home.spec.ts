import { expect, test, type Page } from "@playwright/test";
import { categories, home } from "../support/content";
import { expectNothingWrong, revealAll } from "../support/axe";
import { holdPictures, scrollThrough, visit } from "../support/journey";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) =>
  main(page).locator("section", { has: page.getByRole("heading", { name, exact: true }) });

// Specification 2 Home: Full-screen hero; picture fades in
test(
  "the hero fills the screen, and its picture fades in over its shade once loaded",
  { tag: "@phone" },
  async ({ page }) => {
    const release = await holdPictures(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const hero = main(page).getByRole("region", { name: home.hero.label });
    const pictures = hero.locator(".hero-slider").getByRole("img", { includeHidden: true });
    await expect(pictures).toHaveCount(1);
    const picture = pictures.first();
    await expect(picture).not.toHaveAttribute("data-loaded");
    await expect(picture).toHaveCSS("opacity", "0.01");
    await expect(picture).toHaveCSS("transition-property", /opacity/);
    const shade = await hero
      .locator(".pic")
      .first()
      .evaluate((frame) => getComputedStyle(frame).backgroundColor);
    expect(shade).not.toBe("rgba(0, 0, 0, 0)");
    const box = await hero.boundingBox();
    expect(box?.width).toBe(page.viewportSize()?.width);
    expect(box?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
    release();
    await expect(picture).toHaveAttribute("data-loaded");
    await expect(picture).toHaveCSS("opacity", "1");
  },
);

// Specification 2 Home: First picture eager, later ones lazy
test("the first picture comes at once, all others when they are near", async ({ page }) => {
  await visit(page, "/");
  const first = main(page).locator("img").first();
  await expect(first).not.toHaveAttribute("loading");
  await expect(first).toHaveAttribute("fetchpriority", "high");
  const pictures = main(page).locator("section:not(:has(.hero-slider)) img");
  await expect(pictures).toHaveCount(home.space.photos.length + home.overview.tiles.length + 1);
  const loading = await pictures.evaluateAll((all) =>
    all.map((each) => each.getAttribute("loading")),
  );
  expect(new Set(loading)).toEqual(new Set(["lazy"]));
  await page.waitForLoadState("networkidle");
  const last = pictures.last();
  expect(await last.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
  await scrollThrough(page);
  await expect(last).toHaveAttribute("data-loaded");
});

test("a picture that cannot be had leaves its words", async ({ page }) => {
  await page.route(/\.(avif|jpg)$/, (route) => route.abort());
  await visit(page, "/");
  await scrollThrough(page);
  for (const { picture } of home.space.photos) {
    const image = page.getByRole("img", { name: picture.alt });
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS("opacity", "1");
  }
});

test("pictures are shown when the visitor comes back from another page", async ({ page }) => {
  await visit(page, "/");
  await scrollThrough(page);
  await section(page, home.experience.heading)
    .getByRole("link", { name: home.experience.action.label })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(home.hero.heading);
  for (const photo of await main(page).locator("img").all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveCSS("opacity", "1");
  }
});

// Specification 2 Home: Five tiles with their anchors
test("each tile leads to its place in the price list", async ({ page }) => {
  await visit(page, "/");
  const tiles = section(page, home.overview.heading).getByRole("listitem").getByRole("link");
  await expect(tiles).toHaveCount(home.overview.tiles.length);
  const arrival = (anchor = "") =>
    categories.find(({ key, aliases }) => key === anchor || aliases.includes(anchor))?.key;
  for (const [index, { path, label }] of home.overview.tiles.entries()) {
    const tile = tiles.nth(index);
    await expect(tile).toHaveAttribute("href", path);
    await expect(tile.getByRole("heading")).toHaveText(label);
    await tile.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(`#${arrival(path.split("#")[1])}`)).toBeInViewport();
    await page.goBack();
    await expect(tile).toBeAttached();
  }
});

test("the strip of rooms is a stop of the keyboard exactly when it scrolls, as text grows too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const strip = page.getByRole("group", { name: home.space.label });
  const browser = await page.context().newCDPSession(page);
  await expect(strip).not.toHaveAttribute("tabindex");
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expect(strip).toHaveAttribute("tabindex", "0");
  await strip.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => strip.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  await revealAll(page);
  await expectNothingWrong(page, "/, larger text", { at: [1440] });
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await expect(strip).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(strip).toHaveAttribute("tabindex", "0");
});
