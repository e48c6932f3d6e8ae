import { expect, test } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { specialOffersPage as words } from "../support/content";
import { expectBooking } from "../support/enquiries";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
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

for (const { at, words: own } of siteLocales) {
  const { contact, offers, specialOffersPage } = own;

  test(`Book passes the package from ${at("/special-offers")} to the message, also in a new tab`, async ({
    page,
  }) => {
    const offer = offers.at(-1);
    const subject = offer?.title ?? "";
    const message = interpolate(contact.form.messageStart, { subject });
    await visit(page, at("/special-offers"));
    const book = page.getByRole("link", {
      name: interpolate(specialOffersPage.bookLabel, { offer: subject }),
    });
    await expectBooking(book, {
      address: at(`/contact?offer=${offer?.slug}`),
      message,
      words: contact,
    });
  });
}
