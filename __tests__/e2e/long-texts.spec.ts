import { expect, type Page } from "@playwright/test";
import { servicesPage } from "../support/content";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a long word in the search does not widen the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/services");
  const field = page.getByRole("textbox", { name: servicesPage.search.label });
  for (const length of [73, 500]) {
    await field.fill("n".repeat(length));
    await expect(page.getByRole("search").getByRole("status")).toContainText("n".repeat(length));
    expect(await excess(page)).toBe(0);
  }
});

for (const { name: language, at, words, direction } of siteLocales) {
  test(`the button that clears the search covers no letter, ${language}`, async ({ page }) => {
    await visit(page, at("/services"));
    const { clear, label } = words.servicesPage.search;
    const field = page.getByRole("textbox", { name: label });
    for (const text of ["keratin", "سشوار"]) {
      await field.fill(text);
      const button = await page.getByRole("button", { name: clear }).boundingBox();
      const { paddingLeft, paddingRight } = await field.evaluate((input) =>
        getComputedStyle(input),
      );
      const padding = parseFloat(direction === "rtl" ? paddingLeft : paddingRight);
      expect(padding, text).toBeGreaterThan(button?.width ?? Infinity);
    }
  });
}
