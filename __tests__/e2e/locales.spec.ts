import { expect, type Page } from "@playwright/test";
import { locales } from "../../src/i18n/locales";
import { allServices, categories, contact, contentIn, site } from "../support/content";
import { askedRows, fieldOf } from "../support/enquiries";
import { visit } from "../support/journey";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const arabic = locales[1];

/** Follows the link to another locale: in the header, or in the menu on small screens. */
async function changeLocale(page: Page, name: string) {
  const menu = page.getByRole("button", { name: site.messages.layout.menuOpen });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name, exact: true }).and(page.locator(":visible")).click();
}

test("keeps the search and the category", async ({ page }) => {
  const { key = "" } = categories.filter(({ hasTab }) => hasTab).at(-1) ?? {};
  const service = allServices.find(({ otherNames }) => otherNames);
  const query = service?.name.en ?? "";
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visit(page, `/services#${key}`);
  await page.getByRole("search").getByRole("textbox").fill(query);
  await changeLocale(page, arabic.name);
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

test("keeps what the visitor wants to book, in the language of the page", async ({ page }) => {
  const [service] = allServices;
  await visit(page, `/contact?service=${service?.slug}`);
  await page.getByLabel(contact.form.name.label).fill("L");
  await expect(askedRows(page)).toHaveText([service?.name.en ?? ""]);
  await changeLocale(page, arabic.name);
  const words = contentIn("ar").contact;
  await expect(fieldOf(page, "name", words)).toHaveValue("L");
  await expect(askedRows(page, words)).toHaveText([service?.name.ar ?? ""]);
});
