import { expect, type Page, test } from "@playwright/test";
import pageFile from "../../content/pages/services.json";
import servicesFile from "../../content/services/services.json";
import { inLanguage } from "../../scripts/lib/in-language";
import { readFigures } from "../../src/graphql/price";
import { locales } from "../../src/i18n/locales";
import { visit } from "../support/journey";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

for (const locale of locales) {
  const { code, pathPrefix } = locale;
  const words = inLanguage(pageFile, code);
  const services = inLanguage(servicesFile, code);

  const field = (page: Page) => page.getByRole("textbox", { name: words.search.label });
  const results = (page: Page) => page.getByRole("search").getByRole("listitem");
  const status = (page: Page) => page.getByRole("search").getByRole("status");
  const nameIn = (slug: string) => services.find((each) => each.slug === slug)?.name ?? "";

  /** Two services with other names, from both ends of the list. */
  const sample = servicesFile.find(({ otherNames }) => otherNames);
  const searched = [sample, servicesFile.findLast(({ otherNames }) => otherNames)];

  test.describe(`the search of the locale ${code}`, () => {
    test("finds a service by its name in each locale and by its other names", async ({ page }) => {
      await visit(page, `${pathPrefix}/services`);
      for (const service of searched) {
        if (!service) throw new Error("No service has another name.");
        const { slug, name, otherNames = [] } = service;
        for (const query of [...Object.values(name), ...otherNames]) {
          await field(page).fill(query);
          const row = results(page).filter({ hasText: nameIn(slug) });
          await expect(row.first()).toBeVisible();
          await expect(status(page)).toContainText(query);
        }
      }
    });
  });

  test(`a price range starts with the lower price in the locale ${code}`, async ({ page }) => {
    await visit(page, `${pathPrefix}/services`);
    const service = servicesFile.find(({ price }) => {
      const read = readFigures(price);
      return read !== undefined && read.figures.length > 1;
    });
    await field(page).fill(nameIn(service?.slug ?? ""));
    const price = results(page)
      .filter({ hasText: nameIn(service?.slug ?? "") })
      .first()
      .locator(".price");
    const [from, to] = await price.evaluate((element) => {
      const text = element.firstChild ?? element;
      return [...(text.textContent ?? "").matchAll(/\d+/g)].map(({ index, 0: figure }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + figure.length);
        return range.getBoundingClientRect().x;
      });
    });
    const ahead = (to ?? 0) - (from ?? 0);
    expect(locale.direction === "rtl" ? -ahead : ahead).toBeGreaterThan(0);
  });
}
