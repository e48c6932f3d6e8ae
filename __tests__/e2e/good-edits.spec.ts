import { expect, test } from "@playwright/test";
import { byCategory, interleave } from "../../src/graphql/portfolio-order";
import { englishFormats } from "../../src/i18n/formats";
import { interpolate } from "../../src/lib/interpolate";
import { formatTime, type HoursException } from "../../src/lib/opening-hours";
import { pageCount, pageSize } from "../../src/lib/portfolio-views";
import type { about, portfolioPage, site } from "../support/content";
import { fixtureBuild } from "../support/fixture";
import { scrollThrough, visit } from "../support/journey";

/** Tests the build with the edits in scripts/lib/fixtures.ts. */
const edited = fixtureBuild("edited");
const hour = 3_600_000;

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

test("with many pages, shows the first, the last and the neighbouring page links", async ({
  page,
}) => {
  const items = edited.content<Item[]>("portfolio/portfolio.json");
  const words = edited.content<typeof portfolioPage>("pages/portfolio.json");
  const mixed = interleave(byCategory(items));
  const last = pageCount(items.length);
  const link = (number: number) =>
    page.getByRole("link", {
      name: interpolate(words.pageLabel, { page: number }),
      exact: true,
    });
  const expectPage = async (number: number) => {
    const shown = mixed.slice((number - 1) * pageSize, number * pageSize);
    await expect
      .poll(() =>
        page
          .locator("#portfolio li > [aria-haspopup]")
          .evaluateAll((each) => each.map((tile) => tile.getAttribute("aria-label"))),
      )
      .toEqual(shown.map(({ image }) => interpolate(words.openLabel, { alt: image.alt })));
    await expect(link(number)).toHaveAttribute("aria-current", "page");
  };
  const row = page.getByRole("navigation", { name: words.pagesLabel });
  await visit(page, edited.url("/portfolio"));
  await expect(row).toHaveText(`1234…${last}`);
  await link(last).click();
  await expectPage(last);
  await expect(link(last)).toBeFocused();
  await link(last - 3).click();
  await link(last - 4).click();
  await expectPage(last - 4);
  await expect(link(last - 4)).toBeFocused();
  await expect(row).toHaveText(`1…${last - 5}${last - 4}${last - 3}…${last}`);
  await visit(page, edited.url("/portfolio/30"));
  await expectPage(30);
  await page.setViewportSize({ width: 360, height: 740 });
  const tops = await row
    .getByRole("link")
    .evaluateAll((each) => each.map((link) => link.getBoundingClientRect().top));
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

test("shows the hours for Ramadan and applies them after midnight", async ({ page }) => {
  const { hours, messages } = edited.content<typeof site>("site.json");
  const [ramadan] = hours.exceptions as HoursException[];
  if (!ramadan) throw new Error("The fixture has no exception.");
  const words = messages.hours;
  const [, evening] = ramadan.open;
  const times = ramadan.open.map(({ from, to }) =>
    interpolate(words.range, {
      from: formatTime(from, englishFormats.dayPeriods),
      to: formatTime(to, englishFormats.dayPeriods),
    }),
  );
  // 00:30 in Kuwait, on the second day of Ramadan.
  await page.clock.setFixedTime(new Date(Date.parse(ramadan.from) + (24 + 0.5 - 3) * hour));
  await page.goto(edited.url("/contact"));
  await scrollThrough(page);
  const line = page.getByRole("definition").getByText(ramadan.name);
  await expect(line).toContainText(times.join(words.rangeJoin));
  const closes = interpolate(words.openUntil, {
    time: formatTime(evening?.to ?? "", englishFormats.dayPeriods),
  });
  await expect(page.getByText(closes)).toBeVisible();
});
