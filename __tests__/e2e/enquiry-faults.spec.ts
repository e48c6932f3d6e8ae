import { expect, type Page } from "@playwright/test";
import { contact as words, site } from "../support/content";
import {
  fieldOf,
  fillIn,
  freshEmail,
  injectFaults,
  sendButton,
  storedFrom,
} from "../support/enquiries";
import { collectConsoleErrors, visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { doubleText } from "../support/reflow";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const { form } = words;
const { enquiryFailedTitle } = site.messages.errors;
const alert = (page: Page) => page.getByRole("alert");
const thanks = (page: Page) => page.getByText(form.success);

async function expectFailure(page: Page) {
  await expect(alert(page).getByText(enquiryFailedTitle)).toBeVisible({ timeout: 25_000 });
  await expect(fieldOf(page, "message")).not.toHaveValue("");
  await expect(sendButton(page)).toBeEnabled();
}

// Specification 4, 8, 9: Failure keeps the values and is logged
test("two lost responses show a failure; sending again after a reload succeeds without a second row", async ({
  page,
}) => {
  const email = freshEmail();
  await visit(page, "/contact");
  await fillIn(page, email);
  const errors = collectConsoleErrors(page);
  const statuses = await injectFaults(page, "lost response", "lost response");
  await sendButton(page).click();
  await expectFailure(page);
  expect(errors).toContainEqual(expect.stringContaining("Error sending message"));
  expect(statuses).toEqual([201, 409]);
  await page.reload();
  await expect(page.getByText(form.draftNotSent)).toBeVisible();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
});

for (const { at, words: texts } of siteLocales) {
  test(`with text at 200 % on ${at("/contact")}, the message of a failure is no column of letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, at("/contact"));
    await fillIn(page, freshEmail(), { words: texts.contact });
    await injectFaults(page, 500);
    await doubleText(page);
    await sendButton(page, texts.contact).click();
    const title = alert(page).getByText(texts.site.messages.errors.enquiryFailedTitle);
    await expect(title).toBeVisible();
    const lines = (each: Element) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    expect(await title.evaluate(lines)).toBeLessThanOrEqual(3);
  });
}

test("after a release, Send reloads the page once, and keeps what she typed", async ({ page }) => {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  const ofPage = new Set<string>();
  page.on("requestfinished", (request) => ofPage.add(request.url()));
  const email = freshEmail();
  await visit(page, "/contact");
  await page.waitForLoadState("networkidle");
  await page.route(/\.js$/, (route) =>
    ofPage.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await fillIn(page, email);
  await sendButton(page).click();
  await expect(page.getByText(form.sendAgain)).toBeVisible();
  await expect(sendButton(page)).toBeFocused();
  await expect(fieldOf(page, "message")).toHaveValue("Friday at six?");
  await page.keyboard.press("Enter");
  await expectFailure(page);
  await expect(page.getByText(form.sendAgain)).toBeHidden();
  await page.unroute(/\.js$/);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
  expect(loads).toBe(2);
});
