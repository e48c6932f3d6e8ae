import { expect } from "@playwright/test";
import { contact, notFound, services } from "../support/content";
import { otherLocales, siteLocales } from "../support/locales";
import { routes } from "../support/routes";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use({ ...withoutPictures, javaScriptEnabled: false });

const link = (name = "") => ({ name, exact: true });

test("every page is visible and has working links", async ({ page }) => {
  for (const { at, words } of siteLocales) {
    for (const route of at("/") === "/" ? routes : ["/services"]) {
      await page.goto(at(route));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[data-waiting]")).toHaveCount(0);
      const opacities = await page
        .locator(".reveal, main img")
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity));
      expect(opacities.filter((opacity) => opacity !== "1")).toEqual([]);
      const home = page
        .getByRole("contentinfo")
        .getByRole("link", link(words.site.navigation[0]?.label));
      await expect(home).toHaveAttribute("href", at("/"));
    }
  }
});

test("shows the services of every tab", async ({ page }) => {
  await page.goto("/services");
  const shown = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  const missing = services.filter(({ name }) => !shown.some((row) => row.includes(name)));
  expect(missing).toEqual([]);
});

test("shows no controls that need JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/portfolio");
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  await page.goto("/portfolio/nails/fields-of-color");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("shows phone and WhatsApp instead of the form", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  const instead = main.locator("div", { hasText: contact.form.unavailable }).last();
  await expect(instead).toBeVisible();
  await expect(main.getByRole("textbox")).toHaveCount(0);
  /* The address beside it has links to call and to chat, too. */
  for (const start of ["tel:", "https://wa.me/"])
    await expect(instead.locator(`a[href^="${start}"]`)).toBeVisible();
});

test("the 404 page links to Home", async ({ page }) => {
  await page.goto("/about/nothing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.code);
  await page.getByRole("link", { name: notFound.action.label }).click();
  await expect(page).toHaveURL("/");
});

for (const width of [320, 390, 1440]) {
  test(`the header links to the other locales at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { name, at } of otherLocales) {
      await page.goto("/about");
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(at("/about"));
    }
  });
}
