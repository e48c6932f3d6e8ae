import { expect, type Page } from "@playwright/test";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

for (const { at, direction, words } of siteLocales) {
  const { label } = words.servicesPage.search;
  const field = (page: Page) => page.getByRole("textbox", { name: label });
  const result = (page: Page, slug: string) => {
    const name = words.services.find((service) => service.slug === slug)?.name ?? "";
    return page.getByRole("search").getByRole("listitem").filter({ hasText: name }).first();
  };

  test(
    `the search of ${at("/services")} finds a service by its name in each language and by its other names`,
    { tag: "@engines" },
    async ({ page }) => {
      await visit(page, at("/services"));
      for (const query of ["Dry Cut", "قصّ جاف", "haircut"]) {
        await field(page).fill(query);
        await expect(result(page, "dry-cut")).toBeVisible();
        await expect(page.getByRole("search").getByRole("status")).toContainText(query);
      }
    },
  );

  test(`a price range of ${at("/services")} starts with the lower price`, async ({ page }) => {
    await visit(page, at("/services"));
    await field(page).fill("Blow Dry");
    const [from = 0, to = 0] = await result(page, "blow-dry")
      .locator(".price")
      .evaluate((element) => {
        const text = element.firstChild ?? element;
        return [...(text.textContent ?? "").matchAll(/\d+/g)].map(({ index, 0: figure }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + figure.length);
          return range.getBoundingClientRect().x;
        });
      });
    expect(direction === "rtl" ? from - to : to - from).toBeGreaterThan(0);
  });
}
