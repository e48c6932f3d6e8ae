import { expect, type Page } from "@playwright/test";
import { mostPhotographs } from "../../src/hooks/use-stored-wishes";
import { interpolate } from "../../src/lib/interpolate";
import { expectAccessible, expectReflowAt, narrow, revealAll, wide } from "../support/axe";
import { breakSpecialOffers } from "../support/broken-page";
import {
  categories,
  contact,
  contentIn,
  films,
  portfolio,
  portfolioPage,
  services,
  servicesPage,
  site,
  testimonialsPage,
} from "../support/content";
import { fieldOf, fillIn, freshEmail, injectFaults, sendButton } from "../support/enquiries";
import { doubleText, restoreText } from "../support/reflow";
import { test } from "../support/test";

const picture = /\.(avif|jpe?g)$/;
const film = /\.(mp4|vtt)$/;

/** Limits axe to the open dialog. */
const dialog = ["dialog[open]"];

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: narrow, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
});

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await revealAll(page);
}

/** Disables timers of five seconds or more, so that temporary messages stay visible. */
async function disableLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const shortOnly = (task: () => void, delay = 0) => setTimeout(task, delay < 5000 ? delay : 2e9);
    Object.assign(window, { setTimeout: shortOnly });
  });
}

/* Each state is tested in one language: English has the longer words; messages of the form have more lines in Arabic. */

test("the menu is accessible", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("button", { name: site.messages.layout.menuOpen }).click();
  await expect(page.getByRole("dialog", { name: site.messages.layout.menuLabel })).toBeVisible();
  await expectAccessible(page, "/about, menu open", { within: dialog });
});

test("the lightbox is accessible while loading, when complete and after an error", async ({
  page,
}) => {
  const photographs = page.locator("#portfolio li > [aria-haspopup]");
  const lightbox = page.getByRole("dialog");
  await open(page, "/portfolio/nails");
  await page.waitForLoadState("networkidle");

  const held: (() => Promise<void>)[] = [];
  await page.route(picture, (route) => void held.push(() => route.continue()));
  await photographs.first().click();
  await expect(lightbox.getByText(portfolioPage.lightbox.loading)).toBeVisible();
  await expectAccessible(page, "/portfolio, lightbox loading", { within: dialog });
  await Promise.all(held.map((go) => go()));
  await expect(lightbox.getByRole("img")).toBeVisible();
  await expectAccessible(page, "/portfolio, lightbox complete", {
    at: [narrow, wide],
    within: dialog,
  });

  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await page.unroute(picture);
  await page.route(picture, (route) => route.abort());
  await photographs.last().click();
  await expect(lightbox.getByText(site.messages.errors.lightboxFailed)).toBeVisible();
  await expectAccessible(page, "/portfolio, lightbox error", { within: dialog });
});

test("the form is accessible with invalid fields", async ({ page }) => {
  const { contact: arabic } = contentIn("ar");
  await open(page, "/ar/contact");
  await fieldOf(page, "email", arabic).fill("amal@");
  await sendButton(page, arabic).click();
  await expect(fieldOf(page, "name", arabic)).toBeFocused();
  await expect(page.getByRole("textbox").and(page.locator("[aria-invalid]"))).toHaveCount(3);
  await expectAccessible(page, "/contact, invalid", { at: [narrow, wide] });
});

test("the prices of every tab reflow and are accessible", async ({ page }) => {
  await open(page, "/services");
  await doubleText(page);
  for (const { label } of categories.filter(({ hasTab }) => hasTab).slice(1)) {
    await page.getByRole("tab", { name: label }).click();
    await expect(page.getByRole("tabpanel", { name: label })).toBeVisible();
    await expectReflowAt(page, `/services, tab ${label}, text at 200 %`, { width: narrow });
  }
  await restoreText(page);
  await expectAccessible(page, "/services, the last tab", {
    within: ['[role="tablist"]', '[role="tabpanel"]'],
  });
});

test("the service search is accessible with and without results", async ({ page }) => {
  await open(page, "/services");
  const field = page.getByRole("textbox", { name: servicesPage.search.label });
  await field.fill(services[0]?.name ?? "");
  await expect(page.getByRole("search").getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page, "/services, results");
  await field.fill("xqzxqz");
  await expect(
    page.getByRole("link", { name: servicesPage.search.emptyAction.label }),
  ).toBeVisible();
  await expectAccessible(page, "/services, no result");
});

test("the photographs of every filter reflow and are accessible", async ({ page }) => {
  await open(page, "/portfolio");
  await doubleText(page);
  for (const { key, name } of portfolioPage.filters) {
    const item = portfolio.find(({ category }) => category === key);
    if (!item) continue; // "All", or a category without photographs.
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.locator("#portfolio li > [aria-haspopup]").first()).toHaveAccessibleName(
      `${item.image.alt} ${name} ${item.name}`,
    );
    await expectReflowAt(page, `/portfolio, ${name}, text at 200 %`, { width: narrow });
  }
  await restoreText(page);
  await expectAccessible(page, "/portfolio, the last filter", { within: ["#portfolio"] });
});

test("the film player is accessible while playing and after an error", async ({ page }) => {
  const [first, second = first] = films;
  const { player, playLabel } = testimonialsPage;
  const play = (title = "") =>
    page.getByRole("button", { name: interpolate(playLabel, { title }) });
  await open(page, "/testimonials");
  await play(first?.title).click();
  await page.getByText(player.transcript).click();
  await expect(page.getByText(first?.transcript ?? "")).toBeVisible();
  await expectAccessible(page, "/testimonials, player", { at: [narrow, wide], within: dialog });
  await page.keyboard.press("Escape");
  await page.route(film, (route) => route.abort());
  await play(second?.title).click();
  await expect(page.getByRole("alert")).toHaveText(player.failed);
  await expectAccessible(page, "/testimonials, player failed", { within: dialog });
});

test("what is kept is accessible at a photograph and in the form", async ({ page }) => {
  const wanted = portfolio.filter(({ category }) => category !== "rooms");
  const photographs = wanted.map(({ category, slug }) => `${category}/${slug} ${Date.now()}`);
  await page.addInitScript(
    (kept) => (localStorage["wishes"] = kept),
    photographs.slice(0, mostPhotographs).join("\n"),
  );
  /* One more than can be kept. */
  const { category, slug } = wanted[mostPhotographs] ?? {};
  await open(page, `/portfolio/${category}/${slug}`);
  await page.getByRole("button", { name: portfolioPage.photograph.keep }).click();
  await expectAccessible(page, "a photograph, kept", { at: [narrow, wide] });
  await open(page, "/contact");
  await fieldOf(page, "message").scrollIntoViewIfNeeded();
  const name = interpolate(contact.form.remove, { name: wanted[0]?.name ?? "" });
  await expect(page.getByRole("button", { name })).toBeVisible();
  await expectAccessible(page, "/contact, wishes", { at: [narrow, wide] });
});

test("the form is accessible while sending and after success", async ({ page }) => {
  await disableLongTimers(page);
  await open(page, "/contact");
  await injectFaults(page, "no response");
  await fillIn(page, freshEmail());
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: contact.form.sending })).toBeDisabled();
  await expectAccessible(page, "/contact, submitting");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await revealAll(page);
  await fillIn(page, freshEmail());
  await sendButton(page).click();
  await expect(page.getByText(site.messages.errors.enquirySentTitle)).toBeVisible();
  await expectAccessible(page, "/contact, success");
});

test("the form is accessible after a failure", async ({ page }) => {
  await disableLongTimers(page);
  await open(page, "/contact");
  await injectFaults(page, 503);
  await fillIn(page, freshEmail());
  await sendButton(page).click();
  await expect(page.getByRole("alert")).toContainText(site.messages.errors.enquiryFailedTitle);
  await expectAccessible(page, "/contact, failure");
});

test("the error screen is accessible", async ({ page }) => {
  const restoreDates = await breakSpecialOffers(page);
  await page.goto("/special-offers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.messages.errors.unexpected);
  await restoreDates(); // axe formats a date.
  await revealAll(page);
  await expectAccessible(page, "error screen");
});
