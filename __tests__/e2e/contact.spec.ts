import { expect } from "@playwright/test";
import { contact as words, contentIn, site as salon } from "../support/content";
import { fieldOf, fillIn, freshEmail, sendButton, storedFrom } from "../support/enquiries";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const { information } = words;
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
  test(
    `an enquiry from ${at("/contact")} is stored, with null for an empty phone`,
    { tag: "@engines" },
    async ({ page }) => {
      if (direction === "rtl") await page.setViewportSize({ width: 390, height: 844 });
      const email = freshEmail();
      const message = "Do you have an hour on Friday?\nFor two.";
      await visit(page, at("/contact"));
      await fillIn(page, email, { words, message });
      await sendButton(page, words).click();
      await expect(page.getByText(form.success)).toBeVisible();
      await expect(page.getByText(errors.enquirySentTitle)).toBeVisible();
      await expect(page.getByText(errors.enquirySentDescription, { exact: true })).toBeVisible();
      for (const name of ["name", "email", "phone", "message"] as const) {
        await expect(fieldOf(page, name, words)).toHaveValue("");
      }
      expect(await storedFrom(email)).toMatchObject([
        { name: "Amal", phone: null, message, locale: code },
      ]);
    },
  );
}

test("a draft and a service of more than 24 hours are deleted on any page", async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.length);
  await visit(page, "/contact?service=dry-cut");
  await fieldOf(page, "name").fill("Amal");
  await expect.poll(stored).toBe(2);
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000);
  await visit(page, "/about");
  await expect.poll(stored).toBe(0);
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
  /* A finger on the map moves the map, so the page needs room beside it. */
  await page.setViewportSize({ width: 844, height: 390 });
  const { height = 390 } = (await page.getByTitle(information.mapTitle).boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(0.6 * 390 + 1);
});

test("an Arabic input method types into the message, with the caret in its place", async ({
  page,
}) => {
  await visit(page, "/ar/contact");
  const message = fieldOf(page, "message", contentIn("ar").contact);
  await message.fill("أريد موعداً");
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  const browser = await page.context().newCDPSession(page);
  for (const text of ["غ", "غد", "غداً "]) {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await browser.send("Input.imeSetComposition", { text, selectionStart, selectionEnd });
  }
  await browser.send("Input.insertText", { text: "غداً " });
  await page.keyboard.type("أو بعده ");
  await expect(message).toHaveValue("أريد غداً أو بعده موعداً");
});
