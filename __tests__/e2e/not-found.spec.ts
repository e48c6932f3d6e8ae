import { expect, type Page } from "@playwright/test";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

for (const { code, direction, at, words } of siteLocales) {
  const { notFound, site } = words;
  const { breadcrumbLabel } = site.messages.layout;
  const lost = at("/about/nothing");
  const trail = (page: Page) => page.getByRole("navigation", { name: breadcrumbLabel });

  // Specification 2 404, 8: 404 page with its words, status and console line
  test(
    `${lost} shows the 404 page with status 404, and keeps its address`,
    { tag: "@engines" },
    async ({ page }) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      const response = await page.goto(lost);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(notFound.text, { exact: true })).toBeVisible();
      await expect(trail(page).getByRole("listitem")).toHaveCount(3);
      await expect(page).toHaveURL(lost);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      expect(messages).toContain(`info: 404 ${lost}`);
    },
  );

  test.describe(`${lost} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test("shows the 404 page and links to Home", async ({ page }) => {
      await page.goto(lost);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.code);
      await expect(trail(page)).toHaveCount(0);
      await page.getByRole("link", { name: notFound.action.label }).click();
      await expect(page).toHaveURL(at("/"));
    });
  });
}
