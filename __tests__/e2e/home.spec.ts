import { expect, type Page } from "@playwright/test";
import { expectAccessibleAt, revealAll } from "../support/axe";
import { home } from "../support/content";
import { holdRequests, scrollThrough, visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";

const main = (page: Page) => page.getByRole("main");

// Specification 2 Home: Full-screen hero; picture fades in
test(
  "the hero fills the screen, and its picture fades in after loading",
  { tag: ["@phone", "@engines"] },
  async ({ page }) => {
    const release = await holdRequests(page, /\.(avif|jpg)$/);
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

/**
 * Parts of the hero's pictures that may contain objects, as fractions: [start, top, end, bottom]. The tall picture has
 * them in its lowest third, the wide one in three steps from its start.
 */
const objectsIn = {
  tall: [[0, 0.67, 1, 1]],
  wide: [
    [0.465, 0.72, 1, 1],
    [0.555, 0.5, 1, 1],
    [0.67, 0.36, 1, 1],
  ],
} as const;

/** Phones held sideways, and a small window. */
const lowScreens = [
  [844, 390],
  [740, 360],
  [667, 375],
  [915, 412],
  [1024, 600],
] as const;

const tablets = [600, 768, 834, 1023].flatMap((width) =>
  [700, 844, 900, 1024, 1194, 1366].map((height) => [width, height] as const),
);

for (const { at, words } of siteLocales) {
  test(`the texts of the hero of ${at("/")} have room beside the objects, on low screens over its picture`, async ({
    page,
  }) => {
    await visit(page, at("/"));
    const hero = main(page).getByRole("region", { name: words.home.hero.label });
    for (const [width, height] of lowScreens) {
      await page.setViewportSize({ width, height });
      const link = await hero.getByRole("link").boundingBox();
      expect((link?.y ?? 0) + (link?.height ?? 0), `${width} x ${height}`).toBeLessThan(height);
      expect(await page.locator(".hero-slider").boundingBox()).toEqual(await hero.boundingBox());
    }
    for (const [width, height] of [...lowScreens, ...tablets]) {
      await page.setViewportSize({ width, height });
      await expect(hero.locator(".slick-current img[data-loaded]")).toHaveCount(1);
      const covered = () =>
        hero.evaluate((section, areas) => {
          const image = section.querySelector<HTMLImageElement>(".slick-current img");
          if (!image) return ["no picture"];
          const { naturalWidth, naturalHeight } = image;
          const box = image.getBoundingClientRect();
          const isWide = naturalWidth > naturalHeight;
          const isMirrored = isWide && document.dir === "rtl";
          const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
          const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
          /* `object-position` is the end for the wide picture, and the middle for the tall one. */
          const left = isWide
            ? isMirrored
              ? box.left
              : box.right - wide
            : box.left - (wide - box.width) / 2;
          const top = isWide ? box.top - (high - box.height) * 0.6 : box.bottom - high;
          const texts = [...section.querySelectorAll("p, h1, a")].flatMap((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const rects = element.matches("a") ? element.getClientRects() : range.getClientRects();
            return [...rects].map((rect) => ({ rect, text: element.textContent }));
          });
          return texts
            .filter(({ rect }) =>
              areas[isWide ? "wide" : "tall"].some(([x1, y1, x2, y2]) => {
                const [from, to] = isMirrored ? [1 - x2, 1 - x1] : [x1, x2];
                return (
                  rect.right > left + from * wide &&
                  rect.left < left + to * wide &&
                  rect.bottom > top + y1 * high &&
                  rect.top < top + y2 * high
                );
              }),
            )
            .map(({ text }) => text);
        }, objectsIn);
      await expect.poll(covered, { message: `${width} x ${height}` }).toEqual([]);
    }
  });
}

test("pictures are visible after Back", async ({ page }) => {
  await visit(page, "/");
  await scrollThrough(page);
  await main(page).getByRole("link", { name: home.experience.action.label }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(home.hero.heading);
  for (const photo of await main(page).locator("img").all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveCSS("opacity", "1");
  }
});

test("the gallery can be focused only while it scrolls", async ({ page }) => {
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
  await expectAccessibleAt(page, "/, larger text", { at: [1440] });
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await expect(strip).not.toHaveAttribute("tabindex");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(strip).toHaveAttribute("tabindex", "0");
});
