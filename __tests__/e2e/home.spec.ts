import { writeFile } from "node:fs/promises";
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

for (const { at, words } of siteLocales) {
  test(`${at("/")} shows the hero's link on a phone held sideways`, async ({ page }) => {
    await page.goto(at("/"));
    for (const [width, height] of [
      [844, 390],
      [740, 360],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { action, heading } = words.home.hero;
      await expect(main(page).getByRole("heading", { name: heading })).toBeInViewport({ ratio: 1 });
      await expect(main(page).getByRole("link", { name: action.label })).toBeInViewport({
        ratio: 1,
      });
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

test("a page that was saved to the disk shows everything", async ({ page }, info) => {
  const file = info.outputPath("saved.html");
  await visit(page, "/");
  await writeFile(file, await page.content());
  await page.goto(`file://${file}`);
  const opacities = await main(page)
    .locator("[data-waiting], .reveal, img")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
  expect(opacities.filter((opacity) => opacity !== "1")).toEqual([]);
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
