import { expect, type Page } from "@playwright/test";
import { holdRequests, visit, watchNetwork } from "../support/journey";
import { test } from "../support/test";

const press = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).first().click();

for (const [how, first, second, giveUp] of [
  ["another link", "Contact", "About", (page: Page) => press(page, "Contact")],
  ["Back", "Contact", "About", (page: Page) => page.goBack()],
  [
    "Back and Forward",
    "About",
    "Contact",
    (page: Page) => page.goBack().then(() => page.goForward()),
  ],
  ["a link within the page", "About", "Contact", (page: Page) => press(page, "Book Now")],
] as const) {
  test(`${how} gives up a link pressed before`, { tag: "@engines" }, async ({ page }) => {
    await visit(page, "/about");
    for (const name of [first, second]) {
      await press(page, name);
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    }
    const idle = watchNetwork(page);
    const release = await holdRequests(page, /page-data\/services\//);
    await press(page, "Services");
    await giveUp(page);
    await page.getByLabel("Name").fill("Amal");
    const address = page.url();
    release();
    await idle();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel("Name")).toBeFocused();
  });
}

test("a filter whose view loads is given up by a link", { tag: "@engines" }, async ({ page }) => {
  await visit(page, "/portfolio");
  const entries = await page.evaluate(() => history.length);
  const releaseView = await holdRequests(page, /page-data\/portfolio\/nails\//);
  const releaseServices = await holdRequests(page, /page-data\/services\//);
  await press(page, "Nails");
  await press(page, "Services");
  const view = page.waitForResponse(/page-data\/portfolio\/nails\//);
  releaseView();
  await view;
  releaseServices();
  await expect(page).toHaveURL("/services");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});
