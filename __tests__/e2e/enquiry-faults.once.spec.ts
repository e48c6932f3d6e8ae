import { expect, test, type Page } from "@playwright/test";
import { contact as words, contentIn } from "../support/content";
import { siteLocales } from "../support/locales";
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
import { visit } from "../support/journey";

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

test("a double click and Enter twice store one enquiry", async ({ page }) => {
  const email = await start(page);
  await injectFault(email, { delayMs: 500 });
  await sendButton(page).dblclick();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
});

test("a connection that breaks once is tried again and nothing is noticed", async ({ page }) => {
  const email = await start(page);
  await injectFault(email, { reset: true });
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible({ timeout: 10_000 });
  expect(await storedFrom(email)).toHaveLength(1);
});

test("an answer that is lost on its way is a stored enquiry, once", async ({ page }) => {
  const email = await start(page);
  await injectFault(email, { dropAnswer: true });
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible({ timeout: 10_000 });
  expect(await storedFrom(email)).toHaveLength(1);
  expect(await answersTo(email)).toEqual([201, 409]);
});

test("answers lost twice are told as a failure; the next try, after a reload, finds it stored", async ({
  page,
}) => {
  const email = await start(page);
  const network = await breakNetwork(page, { dropAnswers: true });
  await sendButton(page).click();
  await expectFailure(page);
  expect(network.attempts()).toBe(2);
  await network.heal();
  await page.reload();
  await expect(page.getByText(form.draftRestored)).toBeVisible();
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
});

test("a network that stays away is tried twice, and the words survive the tab", async ({
  page,
  context,
}) => {
  const email = await start(page);
  const network = await breakNetwork(page);
  await sendButton(page).click();
  await expectFailure(page);
  expect(network.attempts()).toBe(2);
  expect(await storedFrom(email)).toHaveLength(0);
  await page.close();
  const again = await context.newPage();
  await again.goto("/contact");
  await expect(fieldOf(again, "email")).toHaveValue(email);
  await sendButton(again).click();
  await expect(thanks(again)).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
});

for (const { at, words: own } of siteLocales) {
  const { contact } = own;
  const address = at("/contact");

  for (const [status, sentence] of [
    [500, undefined],
    [503, undefined],
    [429, contact.form.tooMany],
  ] as const) {
    test(`an answer with ${status} is told at once on ${address} and not repeated`, async ({
      page,
    }) => {
      const email = await start(page, address, contact);
      await injectFault(email, { status });
      const tries: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().includes("/rest/"))
          tries.push(request.url());
      });
      await sendButton(page, contact).click();
      await expectFailure(page, sentence, own);
      expect(tries).toHaveLength(1);
      expect(await storedFrom(email)).toHaveLength(0);
      await sendButton(page, contact).click();
      await expect(thanks(page, contact)).toBeVisible();
      await expect(alert(page)).toBeHidden();
      expect(await storedFrom(email)).toHaveLength(1);
    });
  }
}

test("the sixth enquiry from an address in ten minutes is told to wait", async ({ page }) => {
  const email = freshEmail();
  await visit(page, "/contact");
  for (let count = 1; count <= 5; count += 1) {
    await fillIn(page, email, { message: `Message ${count}` });
    await sendButton(page).click();
    await expect(fieldOf(page, "message")).toHaveValue("");
  }
  await fillIn(page, email, { message: "Message 6" });
  await sendButton(page).click();
  await expectFailure(page, form.tooMany);
  expect(await storedFrom(email)).toHaveLength(5);
});

test("a server that takes twenty seconds is not waited for any longer", async ({ page }) => {
  test.setTimeout(60_000);
  const email = await start(page);
  await injectFault(email, { delayMs: 20_000, times: 2 });
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: form.sending })).toBeDisabled();
  const began = Date.now();
  await expectFailure(page);
  expect(Date.now() - began).toBeLessThan(21_000);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => answersTo(email), { timeout: 30_000 }).toHaveLength(3);
  expect(await storedFrom(email)).toHaveLength(1);
});

test("offline the words are kept, and go when the network is back", async ({ page, context }) => {
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

test("a corrected text after a failure is the one that is stored", async ({ page }) => {
  const email = await start(page);
  await injectFault(email, { status: 503 });
  await sendButton(page).click();
  await expectFailure(page);
  await fieldOf(page, "message").fill("Saturday at seven?");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await storedFrom(email)).map(({ message }) => message)).toEqual(["Saturday at seven?"]);
});

test("a text corrected after a lost answer is stored as well, and not swallowed", async ({
  page,
}) => {
  const email = await start(page);
  const network = await breakNetwork(page, { dropAnswers: true });
  await sendButton(page).click();
  await expectFailure(page);
  await network.heal();
  await fieldOf(page, "message").fill("Saturday at seven?");
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect((await storedFrom(email)).map(({ message }) => message)).toEqual([
    "Friday at six?",
    "Saturday at seven?",
  ]);
});

test("a machine that fills in every field is answered with the failure, and nothing is sent", async ({
  page,
}) => {
  const email = await start(page);
  await page.locator("input[name=topic]").evaluate((input: HTMLInputElement) => {
    input.value = "https://example.com";
  });
  await sendButton(page).click();
  await expectFailure(page);
  expect(await answersTo(email)).toEqual([]);
  expect(await storedFrom(email)).toHaveLength(0);
});

test("on an insecure origin, where the browser makes no ids, an enquiry is stored as well", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  const email = await start(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await storedFrom(email)).toHaveLength(1);
});

// Specification 4, 8, 9: Failure keeps the values and tells the console
test("a failure is written to the console", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (line) => void (line.type() === "error" && lines.push(line.text())));
  const email = await start(page);
  await injectFault(email, { status: 500 });
  await sendButton(page).click();
  await expectFailure(page);
  expect(lines.some((line) => line.startsWith("Error sending message"))).toBe(true);
});
