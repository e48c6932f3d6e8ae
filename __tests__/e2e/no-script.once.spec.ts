import { expect, test } from "@playwright/test";
import { byCategory, interleave } from "../../src/graphql/portfolio-order";
import { locales } from "../../src/i18n/locales";
import { interpolate } from "../../src/lib/interpolate";
import { siteLocales } from "../support/locales";
import { labelOf } from "../support/navigation";
import { priced } from "../support/price";
import { routes } from "../support/routes";

test.use({ javaScriptEnabled: false });

for (const { name: language, at, formats, words: own } of siteLocales) {
  const { about, contact, films, home, portfolio, portfolioPage, services, site } = own;
  const { servicesPage, testimonialsPage: testimonials } = own;

  test.describe(language, () => {
    test("every page can be read and left by its links", async ({ page }) => {
      for (const route of routes) {
        await page.goto(at(route));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[data-waiting]")).toHaveCount(0);
        for (const words of await page.locator(".reveal").all()) {
          await expect(words).toHaveCSS("opacity", "1");
        }
        const quick = page
          .getByRole("contentinfo")
          .getByRole("link", { name: labelOf("/services", site) });
        await expect(quick).toHaveAttribute("href", at("/services"));
      }
    });

    test("the words of Home and About are all there", async ({ page }) => {
      await page.goto(at("/"));
      for (const words of [home.hero.intro, ...home.welcome.paragraphs, home.experience.lead]) {
        await expect(page.getByText(words)).toBeVisible();
      }
      await page.goto(at("/about"));
      for (const { text } of about.values.items) await expect(page.getByText(text)).toBeVisible();
    });

    test("every price can be seen", async ({ page }) => {
      await page.goto(at("/services"));
      for (const service of services) {
        const { name, price } = priced(service, formats);
        const book = page.getByRole("link", {
          name: interpolate(servicesPage.bookLabel, { service: name }),
          exact: true,
        });
        const row = page.getByRole("listitem").filter({ has: book });
        await expect(row).toBeVisible();
        await expect(row).toContainText(price.text);
      }
    });

    test("the portfolio's first page can be seen", async ({ page }) => {
      await page.goto(at("/portfolio"));
      for (const { image } of interleave(byCategory(portfolio)).slice(0, 6)) {
        const picture = page.getByAltText(image.alt, { exact: true });
        await expect(picture).toBeVisible();
        await expect(picture).toHaveCSS("opacity", "1");
      }
    });

    test("nothing is offered that only a script could do", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at("/portfolio"));
      await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("group", { name: portfolioPage.filtersLabel })).toHaveCount(0);
      await expect(page.getByRole("navigation", { name: portfolioPage.pagesLabel })).toHaveCount(0);
    });

    test("each film is a plain link", async ({ page }) => {
      await page.goto(at("/testimonials"));
      for (const { title } of films) {
        const link = page.getByRole("link", {
          name: interpolate(testimonials.playLabel, { title }),
        });
        await expect(link).toHaveAttribute("href", /\.mp4$/);
      }
    });

    test("in place of the form stand phone and WhatsApp", async ({ page }) => {
      await page.goto(at("/contact"));
      const main = page.getByRole("main");
      expect(await main.locator("noscript").innerText()).toContain(contact.form.unavailable);
      await expect(main.getByRole("textbox")).toHaveCount(0);
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
    });
  });
}

for (const { code, pathPrefix } of locales) {
  for (const width of [320, 390, 1440]) {
    test(`the other language is one link away, ${code} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${pathPrefix}/about`);
      for (const other of locales.filter((each) => each.code !== code)) {
        const header = page.getByRole("banner");
        await header.getByRole("link", { name: other.name, exact: true }).click();
        await expect(page).toHaveURL(`${other.pathPrefix}/about`);
      }
    });
  }
}
