import { expect, type Page, test } from "@playwright/test";
import { portfolioPage as words, site } from "../support/content";
import { visit } from "../support/journey";
import { routes } from "../support/routes";

test.use({ reducedMotion: "reduce" });

/** What moves, or would take longer than an eye can follow. */
async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ""),
  );
}

for (const route of routes) {
  test(`nothing moves on ${route}, and all of it can be seen at once`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator("html.can-reveal")).toBeAttached();
    for (const part of await page.locator(".reveal, [data-seen]").all()) {
      await expect(part).toHaveCSS("opacity", "1");
      await expect(part).toHaveCSS("transform", "none");
    }
    expect(await movements(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await movements(page)).toEqual([]);
  });
}

test("neither the menu nor the lightbox moves", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/portfolio");
  await page.getByRole("button", { name: site.messages.layout.menuOpen }).click();
  await expect(page.getByRole("dialog", { name: site.messages.layout.menuLabel })).toBeVisible();
  expect(await movements(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("#portfolio li > button").first().click();
  await expect(
    page.getByRole("dialog", { name: words.lightbox.label }).getByRole("img"),
  ).toBeVisible();
  expect(await movements(page)).toEqual([]);
});
