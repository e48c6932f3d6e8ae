import { expect, type Page } from "@playwright/test";
import { site } from "../support/content";
import { visit } from "../support/journey";
import { routes } from "../support/routes";
import { test } from "../support/test";

test.use({ reducedMotion: "reduce" });

/** The elements with an animation of more than 1 ms. */
async function animatedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ""),
  );
}

for (const route of routes) {
  test(`${route} has no animation and shows everything at once`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator("html.can-reveal")).toBeAttached();
    const moved = await page.locator(".reveal, .is-active, [data-waiting]").evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { opacity, transform } = getComputedStyle(part);
          return opacity !== "1" || transform !== "none";
        })
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect(moved).toEqual([]);
    expect(await animatedElements(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await animatedElements(page)).toEqual([]);
  });
}

test("menu and lightbox have no animation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/portfolio");
  await page.getByRole("button", { name: site.messages.layout.menuOpen }).click();
  await expect(page.getByRole("dialog", { name: site.messages.layout.menuLabel })).toBeVisible();
  expect(await animatedElements(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("#portfolio li > [aria-haspopup]").first().click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  expect(await animatedElements(page)).toEqual([]);
});
