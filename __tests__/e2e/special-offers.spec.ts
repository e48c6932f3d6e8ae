import { expect } from "@playwright/test";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

test("prices stay within their cards, also with three decimals, and the cards fill their rows", async ({
  page,
}) => {
  await page.goto("/special-offers");
  await expect(page.locator("main .price", { hasText: "KD 12.125" })).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await page.locator("main li:has(h2)").evaluateAll((all) =>
      all.map((card) => {
        const price = document.createRange();
        price.selectNodeContents(card.querySelector(".price") ?? card);
        const { left, right, top } = card.getBoundingClientRect();
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(card);
        const space = [left + parseFloat(paddingInlineStart), right - parseFloat(paddingInlineEnd)];
        const { left: from, right: to } = price.getBoundingClientRect();
        return { left, right, top, space, price: [from, to] as const };
      }),
    );
    for (const { space, price } of cards) {
      expect.soft(price[0], `${width} px`).toBeGreaterThanOrEqual((space[0] ?? 0) - 1);
      expect.soft(price[1], `${width} px`).toBeLessThanOrEqual((space[1] ?? 0) + 1);
    }
    for (const top of new Set(cards.map((card) => card.top))) {
      const row = cards.filter((card) => card.top === top);
      expect.soft(Math.min(...row.map(({ left }) => left)), `${width} px`).toBeCloseTo(0, 0);
      expect.soft(Math.max(...row.map(({ right }) => right)), `${width} px`).toBeCloseTo(width, 0);
    }
  }
});
