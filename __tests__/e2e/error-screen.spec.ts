import { expect, type Page } from "@playwright/test";
import { breakSpecialOffers } from "../support/broken-page";
import { specialOffers } from "../support/content";
import { reload, visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

async function goToSpecialOffers(page: Page, address = "/special-offers") {
  await page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, address);
}

for (const { at, words } of siteLocales) {
  const { unexpected, unexpectedHome } = words.site.messages.errors;

  // Specification 2, 8: 'Unexpected Application Error!'
  test(`a page that throws shows the error screen within the layout of ${at("/")}`, async ({
    page,
  }) => {
    await breakSpecialOffers(page);
    await visit(page, at("/about"));
    await goToSpecialOffers(page, at("/special-offers"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(unexpected);
    await expect(page.getByRole("alert")).toContainText("This date is not one");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    // Specification 2: The next route is free of the error
    await page.getByRole("link", { name: unexpectedHome }).click();
    await expect(page).toHaveURL(at("/"));
    await expect(page.getByRole("heading", { name: unexpected })).toHaveCount(0);
  });
}

test("a page whose chunk was removed by a new release is reloaded, with its query and hash", async ({
  page,
}) => {
  await visit(page, "/about");
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await page.route(/component---src-pages-special-offers/, (route) => route.abort());
  await goToSpecialOffers(page, "/special-offers?a=b#c");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(specialOffers.heading);
  await expect(page).toHaveURL("/special-offers?a=b#c");
  await page.waitForTimeout(1500);
  expect([1, 2]).toContain(loads);
  await page.getByRole("link", { name: specialOffers.back.label }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("Back to a tab whose chunk was removed opens the page with this tab", async ({ page }) => {
  await visit(page, "/services#styling");
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await page.route(/component---src-pages-services/, (route) => route.abort(), {
    times: 1,
  });
  await reload(page); // Services is no longer loaded.
  await page.goBack();
  await expect(page).toHaveURL("/services#styling");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Styling");
});
