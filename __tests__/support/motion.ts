import { expect, type Page } from "@playwright/test";

/** The elements with an animation of more than 1 ms. */
export async function animatedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ""),
  );
}

/** Expects that a page which was opened under reduced motion has no animation and shows everything at once. */
export async function expectNoMotion(page: Page): Promise<void> {
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
}
