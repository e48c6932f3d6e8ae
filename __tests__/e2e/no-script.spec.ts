import { expect, test } from "@playwright/test";
import { first } from "../../scripts/lib/first";
import { byCategory, interleave } from "../../src/graphql/portfolio-order";
import { locales } from "../../src/i18n/locales";
import { interpolate } from "../../src/lib/interpolate";
import { siteLocales } from "../support/locales";
import { labelOf } from "../support/navigation";
import { largest, nameOf, of, pagesOf, photographPage } from "../support/portfolio";
import { priced } from "../support/price";
import { routes } from "../support/routes";

test.use({ javaScriptEnabled: false });

for (const { name: language, at, formats, words: own } of siteLocales) {
  const { about, contact, films, home, portfolio, portfolioPage, services, site } = own;
  const { testimonialsPage: testimonials } = own;

  test.describe(language, () => {
    test("every page is visible and has working links", async ({ page }) => {
      for (const route of routes) {
        await page.goto(at(route));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[data-waiting]")).toHaveCount(0);
        const opacities = await page
          .locator(".reveal")
          .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
        expect(opacities.filter((opacity) => opacity !== "1")).toEqual([]);
        const quick = page
          .getByRole("contentinfo")
          .getByRole("link", { name: labelOf("/services", site) });
        await expect(quick).toHaveAttribute("href", at("/services"));
      }
    });

    test("Home and About show their texts", async ({ page }) => {
      await page.goto(at("/"));
      for (const words of [home.hero.intro, ...home.welcome.paragraphs, home.experience.lead]) {
        await expect(page.getByText(words)).toBeVisible();
      }
      await page.goto(at("/about"));
      for (const { text } of about.values.items) await expect(page.getByText(text)).toBeVisible();
    });

    test("shows every price", async ({ page }) => {
      await page.goto(at("/services"));
      const shown = await page.getByRole("main").getByRole("listitem").allInnerTexts();
      for (const service of services) {
        const { name, price } = priced(service, formats);
        const rows = shown.filter((row) => row.includes(name) && row.includes(price.text));
        expect(rows, `${name}, ${price.text}`).not.toEqual([]);
      }
    });

    test("shows the first page of the portfolio", async ({ page }) => {
      await page.goto(at("/portfolio"));
      for (const { image } of interleave(byCategory(portfolio)).slice(0, 6)) {
        const picture = page.getByAltText(image.alt, { exact: true });
        await expect(picture).toBeVisible();
        await expect(picture).toHaveCSS("opacity", "1");
      }
    });

    test("shows no controls that need JavaScript", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at("/portfolio"));
      await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
    });

    test("filters, page numbers and photographs are links", async ({ page }) => {
      const photograph = first(of(largest, portfolio));
      await page.goto(at("/portfolio"));
      const filters = page.getByRole("group", { name: portfolioPage.filtersLabel });
      await filters
        .getByRole("link", { name: nameOf(largest, portfolioPage), exact: true })
        .click();
      await expect(page).toHaveURL(at(`/portfolio/${largest}`));
      const name = interpolate(portfolioPage.openLabel, { alt: photograph.image.alt });
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(at(photographPage));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(photograph.name);
      await expect(page.getByRole("img", { name: photograph.image.alt })).toBeVisible();
      await page.goto(at(`/portfolio/${largest}`));
      const pages = page.getByRole("navigation", { name: portfolioPage.pagesLabel });
      await pages.getByRole("link").last().click();
      await expect(page).toHaveURL(at(`/portfolio/${largest}/${pagesOf(of(largest))}`));
    });

    test("links to each film", async ({ page }) => {
      await page.goto(at("/testimonials"));
      for (const { title } of films) {
        const link = page.getByRole("link", {
          name: interpolate(testimonials.playLabel, { title }),
        });
        await expect(link).toHaveAttribute("href", /\.mp4$/);
      }
    });

    test("shows phone and WhatsApp instead of the form", async ({ page }) => {
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
    test(`the header links to the other locale, ${code} at ${width} px`, async ({ page }) => {
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
