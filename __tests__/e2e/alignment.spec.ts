import { expect, type Locator } from "@playwright/test";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const desktop = { width: 1440, height: 900 };
/** Where columns of the grid start on that screen. */
const columns = { eighth: 839, ninth: 947 };

/** The box of an element, with its distances from the side of the screen at which lines start. */
const placeOf = (element: Locator) =>
  element.evaluate((each) => {
    const { left, right, top, height, width } = each.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const [start, end] =
      document.dir === "rtl" ? [clientWidth - right, clientWidth - left] : [left, right];
    return { start, end, top, height, width };
  });

/** The baseline of the last line of a text. */
const baselineOf = (element: Locator) =>
  element.evaluate((each) => {
    const marker = document.createElement("span");
    marker.style.display = "inline-block";
    each.append(marker);
    const { bottom } = marker.getBoundingClientRect();
    marker.remove();
    return bottom;
  });

for (const { name: language, at, words } of siteLocales) {
  test.describe(language, () => {
    const { home, about, contact, categories } = words;

    test("leads, lists and pictures start at columns of the grid", async ({ page }) => {
      const main = page.getByRole("main");
      const heading = (name: string) => main.getByRole("heading", { name, exact: true });
      await page.setViewportSize(desktop);

      await visit(page, at("/"));
      const lead = main.getByText(home.space.lead);
      expect((await placeOf(lead)).start).toBeCloseTo(columns.ninth, 0);
      expect(await baselineOf(lead)).toBeCloseTo(await baselineOf(heading(home.space.heading)), 0);

      await visit(page, at("/about"));
      for (const { text } of about.values.items) {
        expect((await placeOf(main.getByText(text))).start).toBeCloseTo(columns.eighth, 0);
      }

      await visit(page, at("/contact"));
      const information = await placeOf(heading(contact.information.heading));
      expect(information.start).toBeCloseTo(columns.ninth, 0);
      const lines = [heading(contact.heading), main.getByText(contact.intro)];
      const [title = 0, intro] = await Promise.all(lines.map(baselineOf));
      expect(intro).toBeCloseTo(title, 0);

      await visit(page, at("/services"));
      const inTab = await placeOf(page.getByRole("tabpanel").locator(".pic"));
      const further = categories.filter(({ hasTab }) => !hasTab);
      for (const { key } of further) {
        const article = page.locator(`article[id="${key}"]`);
        expect((await placeOf(article.locator(".pic"))).width).toBeCloseTo(inTab.width, 0);
        const text = await placeOf(article.locator("p").last());
        const list = await placeOf(article.getByRole("list"));
        expect(list.top - text.top - text.height).toBe(48);
      }
      for (const { key, label } of further) {
        await page.locator(`a[href="#${key}"]`).click();
        await expect(main.getByRole("heading", { name: label, exact: true })).toBeInViewport();
      }

      await visit(page, at("/special-offers"));
      const banner = await placeOf(main.locator(".pic").first());
      expect(banner.top).toBe((await placeOf(page.getByRole("banner"))).height);
      expect((await placeOf(main.getByRole("listitem").first())).top).toBeLessThan(850);
    });

    test("the overview's pictures are equally high, and the dock covers no label", async ({
      page,
    }) => {
      await visit(page, at("/"));
      const dock = page.locator(".dock__links");
      const tiles = page.locator("[data-shade]");
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const pictures = await Promise.all(
          (await tiles.locator(".pic").all()).map((picture) => placeOf(picture)),
        );
        const heights = pictures.map(({ height }) => Math.round(height));
        expect.soft(new Set(heights).size, `${width} px: ${heights.join()}`).toBe(1);
        const end = await tiles.last().evaluate((tile) => {
          const label = document.createRange();
          label.selectNodeContents(tile.querySelector("h3") ?? tile);
          const { left, right } = label.getBoundingClientRect();
          return document.dir === "rtl" ? document.documentElement.clientWidth - left : right;
        });
        expect.soft(end, `${width} px`).toBeLessThan((await placeOf(dock)).start);
      }
    });

    test("pictures reach the edge of wide screens, and fit a phone held sideways", async ({
      page,
    }) => {
      for (const [route, selector, side] of [
        ["/", `section:has(> [role=group]) .pic`, "start"],
        ["/", `section:has(> .grid > .pic) .pic`, "start"],
        ["/about", "section:first-of-type .pic", "end"],
      ] as const) {
        await visit(page, at(route));
        const picture = page.locator("main").locator(selector).first();
        for (const width of [1024, 1440, 1920, 2560]) {
          await page.setViewportSize({ width, height: 1080 });
          const place = await placeOf(picture);
          expect
            .soft(place[side], `${selector}, ${width} px`)
            .toBeCloseTo(side === "start" ? 0 : width, 0);
          expect.soft(place.height, `${selector}, ${width} px`).toBeLessThanOrEqual(960);
        }
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth).toBe(2560);
        if (selector.includes("group")) continue;
        await page.setViewportSize({ width: 844, height: 390 });
        expect.soft((await placeOf(picture)).height, selector).toBeLessThanOrEqual(390 - 64 - 16);
      }
    });
  });
}
