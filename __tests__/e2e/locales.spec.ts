import { expect, type Page, test } from "@playwright/test";
import contactFile from "../../content/pages/contact.json";
import servicesFile from "../../content/services/services.json";
import siteFile from "../../content/site.json";
import { withoutPictures } from "../../scripts/lib/chromium";
import { inLanguage } from "../../scripts/lib/in-language";
import { locales } from "../../src/i18n/locales";
import { categories, contact, portfolioPage, site } from "../support/content";
import { visit } from "../support/journey";

test.use({ launchOptions: withoutPictures() });

const arabic = locales[1];

/** The link to the other language: in the header, or where that has no room, in the menu. */
async function changeLanguage(page: Page, name: string) {
  const menu = page.getByRole("button", { name: site.messages.layout.menuOpen });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name, exact: true }).and(page.locator(":visible")).click();
}

test("the other language is one link away, on the same page, and so is the way back", async ({
  page,
}) => {
  await visit(page, "/about");
  await changeLanguage(page, arabic.name);
  await expect(page).toHaveURL(/\/ar\/about$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await page.context().cookies()).toEqual([]);
});

test("a filter and a page of the portfolio are kept", async ({ page }) => {
  const filter = portfolioPage.filters.find(({ key }) => key === "nails");
  await visit(page, `/portfolio?category=${filter?.key}&page=2`);
  await changeLanguage(page, arabic.name);
  await expect(page).toHaveURL(`/ar/portfolio?category=${filter?.key}&page=2`);
});

test("the chosen category of the price list is kept", async ({ page }) => {
  const { key = "" } = categories.filter(({ hasTab }) => hasTab).at(-1) ?? {};
  await visit(page, `/services#${key}`);
  await changeLanguage(page, arabic.name);
  await expect(page).toHaveURL(`/ar/services#${key}`);
});

test("what is searched for is kept, and the chosen category with it", async ({ page }) => {
  const { key = "" } = categories.filter(({ hasTab }) => hasTab).at(-1) ?? {};
  const service = servicesFile.find(({ otherNames }) => otherNames);
  const query = service?.name.en ?? "";
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visit(page, `/services#${key}`);
  await page.getByRole("search").getByRole("textbox").fill(query);
  await changeLanguage(page, arabic.name);
  await expect(page).toHaveURL((url) => url.pathname === "/ar/services" && url.hash === `#${key}`);
  const search = page.getByRole("search");
  for (const arrive of [() => Promise.resolve(), () => page.reload()]) {
    await arrive();
    await expect(search.getByRole("textbox")).toHaveValue(query);
    await expect(search.getByRole("listitem").getByText(service?.name.ar ?? "")).toBeVisible();
    await expect(page.locator(`#${key}`)).toBeInViewport();
  }
  await search.getByRole("textbox").fill("");
  await expect(page).toHaveURL(`/ar/services#${key}`);
  expect(errors).toEqual([]);
});

test("what has been typed into the form survives", async ({ page }) => {
  await visit(page, "/contact");
  await page.getByLabel(contact.form.name.label).fill("ليلى");
  await page.getByLabel(contact.form.message.label).fill("Saturday, please");
  await changeLanguage(page, arabic.name);
  const words = inLanguage(contactFile, "ar").form;
  await expect(page.getByLabel(words.name.label)).toHaveValue("ليلى");
  await expect(page.getByLabel(words.message.label)).toHaveValue("Saturday, please");
});

test("an unknown address of a locale has the locale's 404, keeps its address, and leads on", async ({
  page,
}) => {
  const answer = await page.goto("/ar/nothing/here");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html.can-reveal")).toBeAttached();
  await expect(page).toHaveURL(/\/ar\/nothing\/here$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  const home = inLanguage(siteFile, "ar").navigation[0];
  await page
    .getByRole("navigation")
    .getByRole("link", { name: home?.label ?? "" })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ar$/);
});
