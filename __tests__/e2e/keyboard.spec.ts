import { expect } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { revealAll } from "../support/axe";
import { portfolio, portfolioPage, site } from "../support/content";
import { saveData, scrollThrough, visit } from "../support/journey";
import { expectTabOrder, tabTo } from "../support/keyboard";
import { siteLocales } from "../support/locales";
import { animatedElements, expectNoMotion } from "../support/motion";
import { routes } from "../support/routes";
import { test } from "../support/test";

test.beforeEach(({ page }) => saveData(page));

/* Both directions have the same layouts: test the narrow one in English and the wide one in Arabic. */
for (const { name: language, direction, at } of siteLocales) {
  const width = direction === "ltr" ? 320 : 1280;

  test.describe(`Tab at ${width} px, ${language}`, () => {
    /* The pages run in one worker, so that the focus ring of each kind of control is checked only once. */
    test.describe.configure({ mode: "default" });
    const checkedKinds = new Set<string>();

    for (const route of routes) {
      test(`${at(route)}: without motion, Tab reaches every control in order, visible, with a focus ring and large enough`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(at(route));
        await expectNoMotion(page);
        await revealAll(page);
        if (route === "/contact") await scrollThrough(page); // The map's button is added near the viewport.
        await page.evaluate(() => scrollTo(0, 0));
        await expectTabOrder(page, page.locator("body"), checkedKinds);
      });
    }
  });
}

test("under reduced motion, menu and lightbox take the focus without animation", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/portfolio");
  const focused = page.getByRole("dialog").locator(":focus");
  await page.getByRole("button", { name: site.messages.layout.menuOpen }).click();
  await expect(focused).toBeVisible();
  expect(await animatedElements(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("#portfolio li > [aria-haspopup]").first().click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await expect(focused).toBeVisible();
  expect(await animatedElements(page)).toEqual([]);
});

test("Shift+Tab brings no control behind the tabs of the services", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/services");
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.locator("article a").first().focus();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Shift+Tab");
      const isVisible = await page.evaluate(() => {
        const { x, y, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return document.activeElement?.contains(document.elementFromPoint(x + width / 2, y + 3));
      });
      expect(isVisible, `${size.width} px, ${press + 1} times`).toBe(true);
    }
  }
});

test.describe("without a mouse", () => {
  // Specification 2, 4: Menu's own fade, focus and inert page
  test("the menu opens, closes and leads to a page", async ({ page }) => {
    const { menuOpen, menuLabel } = site.messages.layout;
    const portfolioLink = site.navigation[2]?.label ?? "";
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, "/about");
    const button = page.getByRole("banner").getByRole("button", { name: menuOpen, exact: true });
    const menu = page.getByRole("dialog", { name: menuLabel });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await expectTabOrder(page, menu);
    await expect(menu.getByRole("link", { name: "العربية" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, menu.getByRole("link", { name: portfolioLink, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/portfolio");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("a photograph can be filtered, opened and closed", async ({ page }) => {
    const { name = "", image: { alt = "" } = {} } = portfolio.at(-1) ?? {};
    const link = (name = "") => page.getByRole("link", { name, exact: true });
    const secondPage = link(interpolate(portfolioPage.pageLabel, { page: 2 }));
    const photograph = page.getByRole("link", { name: alt });
    await visit(page, "/portfolio");
    await tabTo(page, link(portfolioPage.filters[1]?.name));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/portfolio/nails");
    await tabTo(page, secondPage);
    await page.keyboard.press("Enter");
    await expect(photograph).toBeVisible();
    await expect(secondPage).toBeFocused();
    await tabTo(page, photograph, "Shift+Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name, exact: true });
    await expect(dialog.getByRole("img", { name: alt })).toBeVisible();
    await expectTabOrder(page, dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(photograph).toBeFocused();
  });
});
