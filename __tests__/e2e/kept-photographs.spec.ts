import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { contact as words } from "../support/content";
import { fieldOf, freshEmail, sendButton, storedFrom, wishRows } from "../support/enquiries";
import { reload, visit } from "../support/journey";
import { recordLayoutShifts, sumOf } from "../support/layout-shift";
import { siteLocales } from "../support/locales";
import { priced } from "../support/price";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const first = "/portfolio/nails/fields-of-color";
const second = "/portfolio/hair/edge";

/** The name of the floating button while she asks for five things. */
const bookFive: Readonly<Record<string, string>> = {
  en: "Book Now, 5 choices kept",
  ar: "احجزي الآن، 5 اختيارات محفوظة",
};

const link = (page: Page, name = "") => page.getByRole("link", { name, exact: true });

async function keepAt(page: Page, route: string, name = "Keep") {
  await visit(page, route);
  const button = page.getByRole("button", { name, exact: true });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
}

for (const { name: language, code, at, words, formats } of siteLocales) {
  const { contact, offers, portfolio, portfolioPage, services, site } = words;
  const { keep, share } = portfolioPage.photograph;
  const [, nails, hair] = portfolioPage.filters;

  test.describe(`${language}, on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("two services, an offer and photographs are asked for in one enquiry, beside her words", async ({
      page,
    }) => {
      const [service = "", other = ""] = services.map(({ name }) => name);
      const [offer = ""] = offers.map(({ title }) => title);
      const shown = services.find(({ slug }) => slug === "gel-manicure");
      const [price, offerPrice, shownPrice] = [services[0], offers[0], shown].map(
        (entry) => priced({ price: entry?.price ?? "" }, formats).price.text,
      );
      const [one = "", two = ""] = portfolio.map(({ image }) => image.alt);
      const [firstName, secondName] = portfolio.map(({ name }) => name);
      const rows = wishRows(page, contact);
      await visit(page, at("/contact"));
      await fieldOf(page, "message", contact).fill("On Friday?\nFor two.");
      const form = page.getByRole("heading", { name: contact.form.heading });
      const before = await form.evaluate((heading) => heading.getBoundingClientRect().y + scrollY);
      for (const name of [service, other]) {
        await visit(page, at("/services#cuts"));
        await link(page, interpolate(words.servicesPage.bookLabel, { service: name })).tap();
        await expect(page).toHaveURL(at("/contact"));
      }
      await visit(page, at("/special-offers"));
      await link(page, interpolate(words.specialOffers.bookLabel, { offer })).tap();
      const line = page.getByRole("main").getByRole("link", { name: service });
      await expect(line).toBeInViewport();
      expect(await form.evaluate((heading) => heading.getBoundingClientRect().y + scrollY)).toBe(
        before,
      );
      await line.tap();
      await expect(rows.first()).toBeInViewport();
      await expect(page.getByRole("complementary")).toBeHidden();
      await expect(rows).toHaveText([service, other, offer].map((each) => new RegExp(`^${each}`)));

      await visit(page, at("/portfolio/nails"));
      await page.getByRole("link", { name: one }).tap();
      await page.getByRole("dialog").getByRole("button", { name: keep, exact: true }).tap();
      await keepAt(page, at(second), keep);
      await expect(link(page, bookFive[code])).toHaveAttribute("href", at("/contact"));
      await link(page, hair?.ask?.label).tap();
      await expect(page).toHaveURL(at("/contact"));
      await expect(rows).toHaveCount(5);
      for (const alt of [one, two]) {
        await expect(page.getByRole("main").getByAltText(alt)).toBeVisible();
      }
      const remove = interpolate(contact.form.remove, { name: other });
      await page.getByRole("button", { name: remove, exact: true }).tap();
      await expect(rows).toHaveCount(4);

      const email = freshEmail();
      await fieldOf(page, "name", contact).fill("Amal");
      await fieldOf(page, "email", contact).fill(email);
      await sendButton(page, contact).tap();
      await expect(page.getByText(contact.form.success)).toBeInViewport();
      const lines = [
        contact.form.messageStartSeveral,
        service + formats.comma + price,
        offer + formats.comma + offerPrice,
        interpolate(contact.form.total, {
          price: interpolate(formats.price.single, { amount: 31 }),
        }),
        contact.form.messageStartPhotographs,
        [firstName, shown?.name, shownPrice].join(formats.comma),
        site.url + at(first),
        secondName,
        site.url + at(second),
        "",
        "On Friday?",
        "For two.",
      ];
      expect(await storedFrom(email)).toMatchObject([{ message: lines.join("\n"), locale: code }]);
      await page.reload();
      await expect(fieldOf(page, "message", contact)).toHaveValue("");
      await expect(rows).toHaveCount(0);
    });

    test("the buttons are on one line, and two of them are round", async ({ page }) => {
      await page.goto(at(first));
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        const buttons = [keep, share].map((name) => page.getByRole("button", { name }));
        const boxes = await Promise.all(
          [...buttons, link(page, nails?.ask?.label)].map((button) => button.boundingBox()),
        );
        const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
        expect(new Set(middles).size).toBe(1);
        for (const box of boxes.slice(0, 2)) {
          expect(box?.width).toBeCloseTo(52, 0);
          expect(box?.height).toBeCloseTo(52, 0);
        }
      }
    });
  });
}

test("Back leads through all of it, and what was removed is not kept again", async ({ page }) => {
  const keepButton = page.getByRole("button", { name: "Keep", exact: true });
  await visit(page, "/portfolio/nails");
  await page.locator("#portfolio li > [aria-haspopup]").first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Ask for these nails" }).click();
  await expect(wishRows(page)).toHaveText([/^Fields of color/]);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(keepButton).toHaveAttribute("aria-pressed", "true");
  await keepButton.click();
  await expect(link(page, "Book Now")).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/contact");
  await expect(wishRows(page)).toHaveCount(0);
  await page.goBack();
  await expect(keepButton).toHaveAttribute("aria-pressed", "false");
  await page.goBack();
  await expect(page).toHaveURL("/portfolio/nails");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a reload with three rows moves the form little, wherever she is", async ({ page }) => {
  for (const route of [first, second]) await keepAt(page, route);
  await visit(page, "/contact?service=dry-cut");
  const shifts = await recordLayoutShifts(page);
  const day = page.getByRole("combobox", { name: words.form.when.day });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of [fieldOf(page, "name"), fieldOf(page, "phone"), day]) {
      await place.evaluate((each) => each.scrollIntoView({ block: "start", behavior: "instant" }));
      await reload(page);
      await expect(wishRows(page)).toHaveCount(3);
      await expect(place).toBeInViewport();
      const moved = await shifts();
      expect(sumOf(moved), JSON.stringify(moved)).toBeLessThan(0.1);
    }
  }
});
