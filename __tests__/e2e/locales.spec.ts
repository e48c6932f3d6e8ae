import { expect, type Page } from "@playwright/test";
import { contentIn } from "../support/content";
import { fieldOf, wishRows } from "../support/enquiries";
import { visit } from "../support/journey";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

/** Follows the link to Arabic: in the header, or in the menu on small screens. */
async function changeToArabic(page: Page) {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "العربية" }).and(page.locator(":visible")).click();
}

test("keeps the search and the category", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visit(page, "/services#face");
  await page.getByRole("search").getByRole("textbox").fill("Blow Dry");
  await changeToArabic(page);
  await expect(page).toHaveURL("/ar/services?search=Blow+Dry#face");
  const search = page.getByRole("search");
  for (const arrive of [() => Promise.resolve(), () => page.reload()]) {
    await arrive();
    await expect(search.getByRole("textbox")).toHaveValue("Blow Dry");
    await expect(search.getByRole("listitem").getByText("سشوار")).toBeVisible();
    await expect(page.locator("#face")).toBeInViewport();
  }
  await search.getByRole("textbox").fill("");
  await expect(page).toHaveURL("/ar/services#face");
  expect(errors).toEqual([]);
});

test("keeps what the visitor wants to book, in the language of the page", async ({ page }) => {
  const { contact } = contentIn("ar");
  await visit(page, "/contact?service=dry-cut");
  await fieldOf(page, "name").fill("L");
  await expect(wishRows(page)).toHaveText(["Dry Cut"]);
  await changeToArabic(page);
  await expect(fieldOf(page, "name", contact)).toHaveValue("L");
  await expect(wishRows(page, contact)).toHaveText(["قصّ جاف"]);
});
