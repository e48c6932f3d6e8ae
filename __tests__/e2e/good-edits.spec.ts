import { expect, test } from "@playwright/test";
import { byCategory, interleave } from "../../src/graphql/portfolio-order";
import { interpolate } from "../../src/lib/interpolate";
import type { about, portfolioPage } from "../support/content";
import { fixtureBuild } from "../support/fixture";
import { visit } from "../support/journey";

/** Tests the build with the edits in scripts/lib/fixtures.ts. */
const edited = fixtureBuild("edited");

interface Item {
  category: string;
  image: { src: string; alt: string };
}

test("new photographs are first in the portfolio, cropped and upright", async ({ page }) => {
  const items = edited.content<Item[]>("portfolio/portfolio.json");
  const words = edited.content<typeof portfolioPage>("pages/portfolio.json");
  const nameOf = ({ image }: Item) => interpolate(words.openLabel, { alt: image.alt });
  await page.goto(edited.url("/portfolio"));
  const tiles = page.locator("#portfolio li > [aria-haspopup]");
  const firstPage = interleave(byCategory(items)).slice(0, 6);
  await expect
    .poll(() => tiles.evaluateAll((each) => each.map((tile) => tile.getAttribute("aria-label"))))
    .toEqual(firstPage.map(nameOf));
  for (const item of items.slice(0, 2)) {
    const picture = page.getByRole("link", { name: nameOf(item) }).locator("img");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
      .toBeCloseTo(4 / 5, 2);
  }
  const [phone] = items as [Item];
  await page.getByRole("link", { name: nameOf(phone) }).click();
  const large = page.getByRole("dialog").getByRole("img", { name: phone.image.alt });
  await expect
    .poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
    .toBeCloseTo(3 / 4, 2);
});

test("the links to many pages are in one row on a phone", async ({ page }) => {
  const words = edited.content<typeof portfolioPage>("pages/portfolio.json");
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, edited.url("/portfolio/30"));
  const row = page.getByRole("navigation", { name: words.pagesLabel }).getByRole("link");
  await expect(row.and(page.locator("[aria-current=page]"))).toHaveText("30");
  const tops = await row.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test("a replaced photo is upright", async ({ page }) => {
  const { gallery } = edited.content<typeof about>("pages/about.json");
  await visit(page, edited.url("/about"));
  const [swapped] = gallery.pictures;
  const picture = page.getByRole("img", { name: swapped?.alt ?? "" });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth))
    .toBeGreaterThan(1);
});
