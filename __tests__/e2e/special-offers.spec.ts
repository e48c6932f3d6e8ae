import { expect, test } from "@playwright/test";
import { offers, specialOffersPage as words } from "../support/content";
import { englishFormats } from "../../src/i18n/formats";
import { interpolate } from "../../src/lib/interpolate";
import { formatDate, kuwaitDate } from "../../src/lib/dates";
import { visit } from "../support/journey";

const note = interpolate(words.note, { date: formatDate(words.validUntil, englishFormats.date) });

/** Midnight in Kuwait, at the end of the last day. */
const end = Date.parse(`${words.validUntil}T21:00:00Z`);

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test("the page opens with its banner, its words and the way back", async ({ page }) => {
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
test("the packages show name, price, list and which are popular", async ({ page }) => {
  await visit(page, "/special-offers");
  for (const { title, price, services, popular } of offers) {
    const heading = page.getByRole("heading", { name: title, exact: true });
    const card = page.getByRole("listitem").filter({ has: heading });
    await card.scrollIntoViewIfNeeded();
    await expect(heading).toBeVisible();
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    expect(await card.getByText(price, { exact: true }).innerText()).toBe(price);
    await expect(card.getByRole("listitem")).toHaveText(services);
    await expect(card.getByText(words.popular)).toHaveCount(popular ? 1 : 0);
  }
});

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test("Book Now leads to the contact page and carries the package's name along", async ({
  page,
}) => {
  for (const { title } of offers) {
    await visit(page, "/special-offers");
    await page.getByRole("link", { name: interpolate(words.bookLabel, { offer: title }) }).click();
    await expect(page).toHaveURL(/\/contact$/);
    const state: unknown = await page.evaluate(() => history.state);
    expect(state).toMatchObject({ subject: title });
  }
});

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test("the closing panel invites, links and names the last day", async ({ page }) => {
  await visit(page, "/special-offers");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: words.closing.heading })).toBeVisible();
  await expect(main.getByText(note, { exact: true })).toBeVisible();
  await main.getByRole("link", { name: words.closing.action.label }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

// Specification 2 Special offers, 3, 9: Banner, packages, closing panel
test("the page says that the offer has ended from the day after, by Kuwait's clock", async ({
  page,
}) => {
  const ended = page.getByText(words.ended);
  // A minute to midnight in Kuwait, on the last day; then a minute after.
  await page.clock.setFixedTime(end - 60_000);
  await visit(page, "/special-offers");
  await expect(ended).toHaveCount(0);
  await page.clock.setFixedTime(end + 60_000);
  await visit(page, "/special-offers");
  await expect(ended).toBeVisible();
  await expect(page.getByText(note, { exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Specification 2 Special offers, 3, 9: Banner, packages, closing panel
  test("packages, the note and its end can be read", async ({ page }) => {
    await page.goto("/special-offers");
    for (const { title } of offers) {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByText(note, { exact: true })).toBeVisible();
    const hasEnded = words.validUntil < kuwaitDate(new Date());
    await expect(page.getByText(words.ended)).toHaveCount(hasEnded ? 1 : 0);
  });
});
