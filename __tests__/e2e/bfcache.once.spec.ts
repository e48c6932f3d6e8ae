import { expect, test } from "@playwright/test";
import config from "../../playwright.config";
import { visit } from "../support/journey";
import { routes } from "../support/routes";

/* Playwright starts Chromium without the back/forward cache; here it is what is looked at. */
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const route of routes) {
  test(`${route} comes back as it was left, from the back/forward cache`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    });
    await visit(page, route);
    await page.evaluate(() => Object.assign(window, { left: "as it was" }));
    /* Another document, as an address typed by hand would be: no route of the running page. */
    await page.goto(route === "/about" ? "/contact" : "/about");
    await page.goBack();
    await expect(page).toHaveURL(route);
    const restored = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      const { persisted, left } = window as { persisted?: boolean; left?: string };
      return {
        persisted,
        left,
        reasons:
          (navigation as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null,
      };
    });
    expect(restored).toEqual({ persisted: true, left: "as it was", reasons: null });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("what came back still answers: the menu opens and a route changes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/services");
  await page.goto("/about");
  await page.goBack();
  await page.getByRole("tab").nth(2).click();
  await expect(page.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Portfolio", exact: true }).click();
  await expect(page).toHaveURL("/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
