import { expect, test } from "@playwright/test";
import { englishFormats } from "../../src/i18n/formats";
import { displayPhone } from "../../src/lib/contact-links";
import { kuwaitDate } from "../../src/lib/dates";
import { interpolate } from "../../src/lib/interpolate";
import { describeHours, describeOpenNow } from "../../src/lib/opening-hours";
import { contact as words, site as salon } from "../support/content";
import { fieldOf, fillIn, freshEmail, sendButton, storedFrom } from "../support/enquiries";
import { scrollThrough, visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const { form, information } = words;
const mapHost = new URL(salon.map.embedUrl).host;

test.beforeEach(async ({ page }) => {
  await page.route(`https://${mapHost}/**`, (route) => route.fulfill({ body: "map" }));
});

for (const { code, direction, at, words: own } of siteLocales) {
  const { contact: words } = own;
  const { form } = words;
  const { errors } = own.site.messages;

  // Specification 1: Visitors send an enquiry
  /* Both languages have the same layouts: one is tested on a desktop, the other on a phone. */
  test(`an enquiry from ${at("/contact")} is stored, with null for an empty phone`, async ({
    page,
  }) => {
    if (direction === "rtl") await page.setViewportSize({ width: 390, height: 844 });
    const email = freshEmail();
    await visit(page, at("/contact"));
    await fillIn(page, email, { words, message: "Do you have an hour on Friday?\nFor two." });
    await sendButton(page, words).click();
    await expect(page.getByText(form.success)).toBeVisible();
    await expect(page.getByText(errors.enquirySentTitle)).toBeVisible();
    await expect(page.getByText(errors.enquirySentDescription, { exact: true })).toBeVisible();
    for (const name of ["name", "email", "phone", "message"] as const) {
      await expect(fieldOf(page, name, words)).toHaveValue("");
    }
    expect(await storedFrom(email)).toMatchObject([
      {
        name: "Amal",
        phone: null,
        message: "Do you have an hour on Friday?\nFor two.",
        locale: code,
      },
    ]);
  });

  // Specification 5: Required fields and e-mail format
  test(`${at("/contact")} shows an error beside each invalid field and sends nothing`, async ({
    page,
  }) => {
    await visit(page, at("/contact"));
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/rest/")) requests.push(request.url());
    });
    await fieldOf(page, "email", words).fill("amal@");
    await fieldOf(page, "message", words).fill("m".repeat(4001));
    await sendButton(page, words).click();
    await expect(fieldOf(page, "name", words)).toBeFocused();
    await expect(fieldOf(page, "name", words)).toHaveAccessibleDescription(form.name.valueMissing);
    await expect(fieldOf(page, "email", words)).toHaveAccessibleDescription(
      form.email.typeMismatch,
    );
    await expect(fieldOf(page, "message", words)).toHaveAttribute("aria-invalid", "true");
    await expect(fieldOf(page, "message", words)).toHaveValue("m".repeat(4001));
    await expect(fieldOf(page, "phone", words)).not.toHaveAttribute("aria-invalid");
    expect(requests).toEqual([]);
  });
}

test("stores what visitors type", async ({ page }) => {
  const odd = [
    [
      "A",
      "ask for Amal, ext. 5",
      "<img src=x onerror=alert(1)> & 'quotes'; drop table enquiries;--",
    ],
    ["أمل الصباح", "٣٠٠٠ ٠٠٠٠", "مرحبا، أريد موعدا يوم الجمعة."],
    ["💅 Amal", "+965 3000 0118", "💅".repeat(4000)],
  ] as const;
  await visit(page, "/contact");
  for (const [name, phone, message] of odd) {
    const email = freshEmail();
    await fieldOf(page, "name").fill(`  ${name} `);
    await fieldOf(page, "email").fill(email);
    await fieldOf(page, "phone").fill(phone);
    await fieldOf(page, "message").fill(message);
    await sendButton(page).click();
    await expect(fieldOf(page, "message")).toHaveValue("");
    expect(await storedFrom(email)).toMatchObject([{ name, phone, message }]);
  }
});

test("a draft survives a reload and can be cleared", async ({ page }) => {
  await visit(page, "/contact");
  await fillIn(page, "amal@example.com", { message: "Not sent yet" });
  await visit(page, "/about");
  await visit(page, "/contact");
  await expect(page.getByText(form.draftRestored)).toBeVisible();
  await expect(fieldOf(page, "message")).toHaveValue("Not sent yet");
  await page.getByRole("button", { name: form.draftClear }).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await page.reload();
  await expect(fieldOf(page, "message")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a draft of more than 24 hours is deleted on any page", async ({ page }) => {
  await visit(page, "/contact");
  await fillIn(page, "amal@example.com");
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  await page.clock.setFixedTime(tomorrow);
  await visit(page, "/about");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

// Specification 2 Contact: All of the contact information
test("shows all of the contact information", async ({ page }) => {
  await visit(page, "/contact");
  const main = page.getByRole("main");
  const { landmarks, ...place } = salon.address;
  const house = [
    interpolate(information.block, place),
    interpolate(information.building, place),
  ].join(", ");
  await expect(main.getByText(house)).toBeVisible();
  for (const landmark of landmarks) await expect(main.getByText(landmark)).toBeVisible();
  await expect(main.getByRole("link", { name: displayPhone(salon.phone) })).toHaveAttribute(
    "href",
    `tel:${salon.phone}`,
  );
  await expect(main.getByRole("link", { name: salon.email })).toHaveAttribute(
    "href",
    `mailto:${salon.email}`,
  );
  const { lines } = describeHours(
    salon.hours,
    salon.messages.hours,
    englishFormats,
    kuwaitDate(new Date()),
  );
  for (const line of lines) await expect(main.getByText(line)).toBeVisible();
  await expect(main.getByRole("link", { name: information.directions })).toHaveAttribute(
    "href",
    salon.map.directionsUrl,
  );
  const { instagram, facebook, whatsapp } = salon.messages.layout;
  for (const name of [instagram, facebook, whatsapp]) {
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  }
  const call = main.getByRole("link", { name: words.closing.call });
  await expect(call).toHaveAttribute("href", `tel:${salon.bookingPhone}`);
});

test("shows whether the salon is open in Kuwait's time, not the visitor's", async ({
  browser,
  baseURL,
}) => {
  const now = new Date("2026-11-21T03:00:00Z");
  const sentence = describeOpenNow(salon.hours, salon.messages.hours, englishFormats, now) ?? "";
  const context = await browser.newContext({
    timezoneId: "America/Los_Angeles",
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await visit(page, "/contact");
  await scrollThrough(page);
  await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  await context.close();
});

// Specification 2 Contact: Map in the page
test("loads the map near the viewport, and nothing from its host before", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const requests: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().includes(mapHost) && requests.push(request.url())),
  );
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(requests).toEqual([]);
  await page.getByRole("link", { name: information.directions }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle(information.mapTitle)).toHaveAttribute("src", salon.map.embedUrl);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});
