import { expect, test } from "@playwright/test";
import { first } from "../../scripts/lib/first";
import { interpolate } from "../../src/lib/interpolate";
import { fieldOf } from "../support/enquiries";
import { reload, visit } from "../support/journey";
import { otherLocales } from "../support/locales";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

/* keyboard.spec.ts books a service in each language. */
const { at, words } = first(otherLocales);
const { contact, offers, specialOffersPage } = words;

test(`Book passes the package from ${at("/special-offers")} to the message, also after a reload`, async ({
  page,
}) => {
  const offer = offers.at(-1);
  const subject = offer?.title ?? "";
  const message = interpolate(contact.form.messageStart, { subject });
  const name = interpolate(specialOffersPage.bookLabel, { offer: subject });
  await visit(page, at("/special-offers"));
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(at(`/contact?offer=${offer?.slug}`));
  await expect(fieldOf(page, "message", contact)).toHaveValue(message);
  await reload(page);
  await expect(fieldOf(page, "message", contact)).toHaveValue(message);
});
