import { expect, type Page, test } from "@playwright/test";
import servicesFile from "../../content/services/services.json";
import { first } from "../../scripts/lib/first";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const withOtherNames = servicesFile.filter(({ otherNames }) => otherNames);

for (const { at, direction, words } of siteLocales) {
  const { label } = words.servicesPage.search;
  const field = (page: Page) => page.getByRole("textbox", { name: label });
  const nameOf = (slug: string) => words.services.find((each) => each.slug === slug)?.name ?? "";
  const result = (page: Page, slug: string) =>
    page
      .getByRole("search")
      .getByRole("listitem")
      .filter({ hasText: nameOf(slug) })
      .first();

  test(
    `the search of ${at("/services")} finds a service by its name in each language and by its other names`,
    { tag: "@engines" },
    async ({ page }) => {
      await visit(page, at("/services"));
      const { slug, name, otherNames = [] } = first(withOtherNames);
      for (const query of [...Object.values(name), ...otherNames]) {
        await field(page).fill(query);
        await expect(result(page, slug)).toBeVisible();
        await expect(page.getByRole("search").getByRole("status")).toContainText(query);
      }
    },
  );

  test(`a price range of ${at("/services")} starts with the lower price`, async ({ page }) => {
    const { slug } = first(servicesFile.filter(({ price }) => price.includes(" to ")));
    await visit(page, at("/services"));
    await field(page).fill(nameOf(slug));
    const price = result(page, slug).locator(".price");
    const [from = 0, to = 0] = await price.evaluate((element) => {
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
