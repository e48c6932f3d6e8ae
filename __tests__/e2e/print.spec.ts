import { expect, type Page } from "@playwright/test";
import { visit } from "../support/journey";
import { routes } from "../support/routes";
import { test } from "../support/test";

test.use({ viewport: { width: 794, height: 1123 } }); // A4

/** The effective opacity of each text and picture. */
function opacities(page: Page) {
  return page
    .locator("main :is(h1, h2, h3, p, li, dt, dd, img):not([aria-hidden=true] *)")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          let opacity = 1;
          for (let each: Element | null = element; each; each = each.parentElement) {
            opacity *= Number(getComputedStyle(each).opacity);
          }
          return `${opacity}: ${element.textContent || element.getAttribute("alt")}`;
        }),
    );
}

/* In Arabic only the price list, which has print columns. */
for (const route of [...routes, "/ar/services"]) {
  test(`${route} prints all texts and pictures without scrolling`, async ({ page }) => {
    await visit(page, route);
    await page.emulateMedia({ media: "print" });
    const seen = await opacities(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((each) => !each.startsWith("1:"))).toEqual([]);
    for (const part of [".skip", ".dock", ".footer"]) await expect(page.locator(part)).toBeHidden();
    const sheet = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sheet).toBe(0);
  });
}

test("prints the banner of the special offers, and of the closing only their last day", async ({
  page,
}) => {
  await visit(page, "/special-offers");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main .pic").first()).toBeVisible();
  const printed = page.locator(".closing .wrap > *").filter({ visible: true });
  await expect(printed).toHaveText([/\d{4}/]);
});
