import { expect, type Page, test } from "@playwright/test";
import { contact as words, contentIn } from "../support/content";
import {
  answersTo,
  breakNetwork,
  fieldOf,
  fillIn,
  freshEmail,
  injectFault,
  sendButton,
  storedFrom,
} from "../support/enquiries";
import { collectConsoleErrors, visit } from "../support/journey";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const english = contentIn();
const { form } = words;
const alert = (page: Page) => page.getByRole("alert");
const thanks = (page: Page, { form } = words) => page.getByText(form.success);

async function expectFailure(page: Page, sentence?: string, { contact, site } = english) {
  const { form } = contact;
  const { errors } = site.messages;
  await expect(alert(page).getByText(errors.enquiryFailedTitle)).toBeVisible({ timeout: 25_000 });
  await expect(alert(page).getByText(errors.enquiryFailedDescription)).toBeVisible();
  if (sentence) await expect(alert(page).getByText(sentence)).toBeVisible();
  const whatsapp = alert(page).getByRole("link", { name: form.whatsappInstead });
  const text = new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toContain(await fieldOf(page, "message", contact).inputValue());
  await expect(alert(page).getByRole("link", { name: form.callInstead })).toHaveAttribute(
    "href",
    `tel:${site.phone}`,
  );
  await expect(fieldOf(page, "name", contact)).toHaveValue("Amal");
  await expect(sendButton(page, contact)).toBeEnabled();
}

async function start(page: Page, address = "/contact", contact = words): Promise<string> {
  const email = freshEmail();
  await visit(page, address);
  await fillIn(page, email, { words: contact });
  return email;
}

test("a lost response is retried, and one enquiry is stored", async ({ page }) => {
  const email = await start(page);
  await injectFault(email, { dropResponse: true });
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible({ timeout: 10_000 });
  expect(await storedFrom(email)).toHaveLength(1);
  expect(await answersTo(email)).toEqual([201, 409]);
});

// Specification 4, 8, 9: Failure keeps the values and is logged
test("two lost responses show a failure; sending again after a reload succeeds without a second row", async ({
  page,
}) => {
  const email = await start(page);
  const errors = collectConsoleErrors(page);
  const network = await breakNetwork(page, { dropResponses: true });
  await sendButton(page).click();
  await expectFailure(page);
  expect(errors).toContainEqual(expect.stringContaining("Error sending message"));
  expect(network.attempts()).toBe(2);
  await network.restore();
  await page.reload();
  await expect(page.getByText(form.draftRestored)).toBeVisible();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
});

test("offline, the message is kept and can be sent once online", async ({ page, context }) => {
  const email = await start(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await sendButton(page).click();
  await expectFailure(page, form.offline);
  await context.setOffline(false);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
});
