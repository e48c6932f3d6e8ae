import { expect, type Page } from "@playwright/test";
import { allServices } from "../support/content";
import { first } from "../support/first";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

for (const { at, direction, words } of siteLocales) {
  const { label } = words.servicesPage.search;
  const field = (page: Page) => page.getByRole("textbox", { name: label });
  const result = (page: Page, name = "") =>
    page.getByRole("search").getByRole("listitem").filter({ hasText: name }).first();

  test(
    `the search of ${at("/services")} finds a service by its name in each language and by its other names`,
    { tag: "@engines" },
    async ({ page }) => {
      const service = first(allServices);
      await visit(page, at("/services"));
      for (const query of [...Object.values(service.name), ...(service.otherNames ?? [])]) {
        await field(page).fill(query);
        await expect(result(page, words.services[0]?.name)).toBeVisible();
        await expect(page.getByRole("search").getByRole("status")).toContainText(query);
      }
    },
  );

  test(`a price range of ${at("/services")} starts with the lower price`, async ({ page }) => {
    const name = words.services.find(({ slug }) => slug === "blow-dry")?.name ?? "";
    await visit(page, at("/services"));
    await field(page).fill(name);
    const [from = 0, to = 0] = await result(page, name)
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
