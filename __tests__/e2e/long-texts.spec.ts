import { expect, type Page } from "@playwright/test";
import { finishMotion } from "../support/axe";
import { servicesPage } from "../support/content";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { routes } from "../support/routes";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The distances of WCAG 1.4.12. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

for (const { name: language, at } of siteLocales) {
  test(`neither more space between letters nor long words widen a page, ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const route of routes) {
      await visit(page, at(route));
      await page.setViewportSize({ width: 320, height: 800 });
      const style = await page.addStyleTag({ content: textSpacing });
      /* Just after the change of size, Chromium may still lay out with the `vw` of the wide screen. */
      await expect.soft.poll(() => excess(page), `${at(route)}, text spacing`).toBe(0);
      await style.evaluate((element: Element) => element.remove());
      /* Nobody writes page numbers and commas, and the content check limits prices. */
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode: text } = walker;
          if (/^[\d\p{P}]*$/u.test(text.textContent?.trim() ?? "")) continue;
          if (text.parentElement?.closest("script, style, .price")) continue;
          text.textContent = "n".repeat(80);
        }
      });
      for (const width of [390, 844, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await finishMotion(page);
        expect.soft(await excess(page), `${at(route)}, long words, ${width} px`).toBe(0);
      }
    }
  });
}

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
