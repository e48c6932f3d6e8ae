import { expect, type Page, test } from "@playwright/test";
import {
  contact,
  home,
  notFound,
  portfolioPage as portfolio,
  services,
  servicesPage,
} from "../support/content";
import { fillIn, freshEmail, sendButton, storedFrom } from "../support/enquiries";
import { visit } from "../support/journey";
import { largest, nameOf } from "../support/portfolio";

/** The core journeys. scripts/verify-engines.ts runs them in Firefox and WebKit. */
test.beforeEach(async ({ page }) => {
  const isOutside = ({ hostname }: URL) => !["localhost", "127.0.0.1"].includes(hostname);
  await page.route(isOutside, (route) => route.abort());
});

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("Home shows its heading and its first picture", async ({ page }) => {
  await visit(page, "/");
  await expect(heading(page)).toHaveText(home.hero.heading);
  await expect
    .poll(() =>
      main(page)
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test("a link opens the services page and focuses its heading; Back returns to Home", async ({
  page,
}) => {
  await visit(page, "/");
  const { label } = home.hero.action;
  await main(page).getByRole("link", { name: label, exact: true }).click();
  await expect(heading(page)).toHaveText(servicesPage.heading);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText(home.hero.heading);
});

test("a tab replaces the prices", async ({ page }) => {
  await visit(page, "/services");
  const tab = page.getByRole("tab").nth(1);
  const before = await page.getByRole("tabpanel").innerText();
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName(await tab.innerText());
  await expect(page.getByRole("tabpanel")).not.toHaveText(before);
});

test("the search finds a service by its name", async ({ page }) => {
  await visit(page, "/services");
  const name = services.at(-1)?.name ?? "";
  await page.getByRole("textbox", { name: servicesPage.search.label }).pressSequentially(name);
  await expect(page.getByRole("search").getByText(name, { exact: true })).toBeVisible();
});

test("a filter is in the address; a photograph opens, and Escape closes it", async ({ page }) => {
  await visit(page, "/portfolio");
  const filters = page.getByRole("group", { name: portfolio.filtersLabel });
  const filter = filters.getByRole("link", { name: nameOf(largest), exact: true });
  await filter.click();
  await expect(filter).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/\/portfolio\/./);
  await main(page).locator("#portfolio li > [aria-haspopup]").first().click();
  const dialog = page.getByRole("dialog", { name: portfolio.lightbox.label });
  await expect(dialog.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a film plays", async ({ page }) => {
  await visit(page, "/testimonials");
  await main(page).locator("#portfolio li > [aria-haspopup]").first().click();
  const video = page.getByRole("dialog").locator("video");
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0.2);
});

test("the contact page shows the address, phone, e-mail and hours", async ({ page }) => {
  await visit(page, "/contact");
  const { heading: title, address, phone, email, hours } = contact.information;
  await expect(main(page).getByRole("heading", { name: title })).toBeVisible();
  for (const label of [address, phone, email, hours]) {
    await expect(main(page).getByText(label, { exact: true }).first()).toBeVisible();
  }
});

test("an enquiry is sent and stored", async ({ page }) => {
  const email = freshEmail();
  await visit(page, "/contact");
  await fillIn(page, email);
  await sendButton(page).click();
  await expect(page.getByText(contact.form.success)).toBeVisible();
  expect(await storedFrom(email)).toMatchObject([{ name: "Amal", email }]);
});

test("on a phone, the menu opens and the 404 page does not scroll horizontally", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/nothing-here");
  await expect(heading(page)).toHaveText(notFound.code);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(
    1,
  );
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
