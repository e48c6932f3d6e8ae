import { expect, type Page } from "@playwright/test";
import { site } from "../support/content";
import { fillIn, freshEmail, sendButton, storedFrom } from "../support/enquiries";
import { collectConsoleErrors, holdRequests, waitForHydration } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use({ ...withoutPictures, viewport: { width: 390, height: 844 } });

/** Opens a page whose scripts do not arrive yet. Returns a function that lets them arrive. */
async function openWithoutScripts(page: Page, address: string) {
  const release = await holdRequests(page, /\.js$/);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    release();
    await waitForHydration(page);
  };
}

for (const { at, words } of siteLocales) {
  const labels = words.site.messages.layout;

  test(
    `the menu of ${at("/")} opens and closes before the scripts arrive`,
    {
      tag: "@engines",
    },
    async ({ page }) => {
      const errors = collectConsoleErrors(page);
      const button = page.getByRole("button", { name: labels.menuOpen, exact: true });
      const menu = page.getByRole("dialog", { name: labels.menuLabel });
      const arrive = await openWithoutScripts(page, at("/"));
      const knowsCommands = await page.evaluate(() => "command" in HTMLButtonElement.prototype);
      await button.click();
      if (!knowsCommands) await arrive(); // An older browser opens it then.
      await expect(menu).toBeVisible();
      await menu.getByRole("button", { name: labels.menuClose }).click();
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await button.click();
      await expect(menu).toBeVisible();
      if (knowsCommands) await arrive();
      await expect(menu).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      expect(errors).toEqual([]);
    },
  );
}

test(
  "Send pressed before the scripts arrive sends the form once",
  { tag: "@engines" },
  async ({ page }) => {
    const email = freshEmail();
    const arrive = await openWithoutScripts(page, "/contact");
    await fillIn(page, email);
    await page.keyboard.press("Enter");
    await sendButton(page).click();
    await expect(page).toHaveURL("/contact");
    await arrive();
    await expect(page.getByText(site.messages.errors.enquirySentTitle)).toBeVisible();
    expect(await storedFrom(email)).toHaveLength(1);
  },
);

for (const [part, address] of [
  ["framework", /\/framework-.*\.js$/],
  ["component", /\/component---.*\.js$/],
  ["data", /\/page-data\/testimonials\/page-data\.json/],
] as const) {
  test(
    `a page whose ${part} cannot be loaded works as it was built, and opens the film that was pressed`,
    { tag: "@engines" },
    async ({ page }) => {
      const fail = await holdRequests(page, address, "abort");
      await page.goto("/testimonials", { waitUntil: "commit" });
      const film = page.locator("main a[href$='.mp4']").first();
      const file = (await film.getAttribute("href")) ?? "";
      await film.click();
      await expect(film).toHaveAttribute("aria-busy", "true");
      fail();
      await expect(page).toHaveURL(file);
      await page.goBack();
      await expect(page.locator("html.js")).toHaveCount(0);
      await film.click();
      await expect(page).toHaveURL(file);
    },
  );
}
