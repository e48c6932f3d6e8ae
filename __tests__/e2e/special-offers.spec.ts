import { expect, test } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { offers, specialOffersPage as words } from "../support/content";
import { visit } from "../support/journey";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test("shows its banner and heading, and links back to Home", async ({ page }) => {
  await visit(page, "/special-offers");
  const banner = page.getByRole("img", { name: words.banner.wide.alt });
  await expect(banner).toBeVisible();
  await expect(banner).toHaveAttribute("fetchpriority", "high");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
  await expect(page.getByText(words.subtitle)).toBeVisible();
  await page.getByRole("link", { name: words.back.label }).click();
  await expect(page).toHaveURL(/\/$/);
});

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test("Book Now leads to the contact page and passes the package's name", async ({ page }) => {
  for (const { title } of offers.slice(-1)) {
    await visit(page, "/special-offers");
    await page.getByRole("link", { name: interpolate(words.bookLabel, { offer: title }) }).click();
    await expect(page).toHaveURL(/\/contact$/);
    const state: unknown = await page.evaluate(() => history.state);
    expect(state).toMatchObject({ subject: title });
  }
});
