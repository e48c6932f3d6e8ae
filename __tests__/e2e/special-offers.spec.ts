import { expect, test } from "@playwright/test";
import offers from "../../content/offers/offers.json";
import words from "../../content/pages/special-offers.json";

const note = "Limited time offer valid until September 10, 2024";

test("the page opens with its banner, the way back and the specification's words", async ({
  page,
}) => {
  await page.goto("/special-offers");
  const banner = page.getByRole("img", { name: words.banner.wide.alt });
  await expect(banner).toBeVisible();
  await expect(banner).toHaveAttribute("fetchpriority", "high");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Special Offers");
  await expect(page.getByText("Limited time offers - Book your appointment today!")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("three packages show name, price, list and which are popular", async ({ page }) => {
  await page.goto("/special-offers");
  expect(offers.map(({ title, price, popular }) => [title, price, popular])).toEqual([
    ["Hair Care Delight", "KD 10", true],
    ["Moroccan Luxury", "KD 10", false],
    ["Gold Glamour", "KD 15", true],
  ]);
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

test("Book Now leads to the contact page and carries the package's name along", async ({
  page,
}) => {
  for (const { title } of offers) {
    await page.goto("/special-offers");
    await page.getByRole("link", { name: words.bookLabel.replace("{offer}", title) }).click();
    await expect(page).toHaveURL(/\/contact$/);
    const state: unknown = await page.evaluate(() => history.state);
    expect(state).toMatchObject({ subject: title });
  }
});

test("the closing panel invites, links and names the last day", async ({ page }) => {
  await page.goto("/special-offers");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Ready to Experience the Best?" })).toBeVisible();
  await expect(main.getByText(note, { exact: true })).toBeVisible();
  await main.getByRole("link", { name: "Book Your Session Today" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("the page says that the offer has ended from the day after, by Kuwait's clock", async ({
  page,
}) => {
  const ended = page.getByText(words.ended);
  // A minute to midnight in Kuwait, on the last day; then a minute after.
  await page.clock.setFixedTime(new Date("2024-09-10T20:59:00Z"));
  await page.goto("/special-offers");
  await expect(ended).toHaveCount(0);
  await page.clock.setFixedTime(new Date("2024-09-10T21:01:00Z"));
  await page.goto("/special-offers");
  await expect(ended).toBeVisible();
  await expect(page.getByText(note, { exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("packages, the note and its end can be read", async ({ page }) => {
    await page.goto("/special-offers");
    for (const { title } of offers) {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByText(note, { exact: true })).toBeVisible();
    await expect(page.getByText(words.ended)).toBeVisible();
  });
});
