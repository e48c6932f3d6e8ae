import { expect, type Page } from "@playwright/test";
import { holdRequests, visit, watchNetwork } from "../support/journey";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const press = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

for (const [how, first, second, giveUp] of [
  ["another link", "Contact", "About", (page: Page) => press(page, "Contact")],
  ["Back", "Contact", "About", (page: Page) => page.goBack()],
  [
    "Back and Forward",
    "About",
    "Contact",
    (page: Page) => page.goBack().then(() => page.goForward()),
  ],
  [
    "a link within the page",
    "About",
    "Contact",
    (page: Page) => page.locator(".dock__book").click(),
  ],
] as const) {
  test(
    `after ${how}, a link pressed before does not take the page`,
    { tag: "@engines" },
    async ({ page }) => {
      await visit(page, "/about");
      await press(page, first);
      await press(page, second);
      await expect(page).toHaveURL(`/${second.toLowerCase()}`);
      const idle = watchNetwork(page);
      const release = await holdRequests(page, /page-data\/services\//);
      await press(page, "Services");
      await giveUp(page);
      const name = page.getByLabel("Name");
      await name.fill("Amal");
      const address = page.url();
      release();
      await idle();
      await expect(page).toHaveURL(address);
      await expect(name).toBeFocused();
    },
  );
}

test(
  "a filter whose view comes after a press on a link is not shown",
  { tag: "@engines" },
  async ({ page }) => {
    await visit(page, "/portfolio");
    const entries = await page.evaluate(() => history.length);
    const releaseView = await holdRequests(page, /page-data\/portfolio\/nails\//);
    const releaseServices = await holdRequests(page, /page-data\/services\//);
    await page.getByRole("link", { name: "Nails", exact: true }).click();
    await press(page, "Services");
    const view = page.waitForResponse(/page-data\/portfolio\/nails\//);
    releaseView();
    await view;
    releaseServices();
    await expect(page).toHaveURL("/services");
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  },
);
