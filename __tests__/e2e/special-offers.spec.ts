import { test } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { expectBooking } from "../support/enquiries";
import { visit } from "../support/journey";
import { otherLocales } from "../support/locales";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

/* keyboard.spec.ts books a service in each language. */
const [{ at, words }] = otherLocales as [(typeof otherLocales)[number]];
const { contact, offers, specialOffersPage } = words;

test(`Book passes the package from ${at("/special-offers")} to the message, also in a new tab`, async ({
  page,
}) => {
  const offer = offers.at(-1);
  const subject = offer?.title ?? "";
  await visit(page, at("/special-offers"));
  const book = page.getByRole("link", {
    name: interpolate(specialOffersPage.bookLabel, { offer: subject }),
  });
  await expectBooking(book, {
    address: at(`/contact?offer=${offer?.slug}`),
    message: interpolate(contact.form.messageStart, { subject }),
    words: contact,
  });
});
