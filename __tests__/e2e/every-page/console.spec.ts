import { expect } from "@playwright/test";
import { addressIn } from "../../../src/i18n/address-in";
import { locales } from "../../../src/i18n/locales";
import { collectConsoleErrors, picturesLoaded, scrollThrough } from "../../support/journey";
import { delayFonts, maxLayoutShift, recordLayoutShifts, sumOf } from "../../support/layout-shift";
import { routes } from "../../support/routes";
import { test } from "../../support/test";

/* Chromium counts a layout shift when a number in the first line of an Arabic text changes, although nothing moves. */
const maxShift = { ltr: maxLayoutShift, rtl: Math.max(maxLayoutShift, 0.01) };

// Specification 2: All routes and the 404
for (const { urlPrefix, direction } of locales) {
  /* Both languages have the same layouts: one is tested at both sizes, the other on a phone. */
  const tag = direction === "ltr" ? ["@phone"] : [];

  for (const path of routes.map((route) => addressIn(urlPrefix, route))) {
    test(`${path} loads without console messages or layout shift`, { tag }, async ({ page }) => {
      if (direction === "rtl") await page.setViewportSize({ width: 390, height: 844 });
      const isLost = path.endsWith("/nothing-here");
      const errors = collectConsoleErrors(page);
      await delayFonts(page);
      const shifts = await recordLayoutShifts(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(isLost ? 404 : 200);
      await expect(page).toHaveURL(path);
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      await picturesLoaded(page);
      await expect(page.locator("[data-waiting]")).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const moved = await shifts();
      expect(sumOf(moved), JSON.stringify(moved)).toBeLessThan(maxShift[direction]);
      /* The browser logs the status 404. The site logs no errors. */
      const ours = errors.filter((text) => !isLost || !text.includes("status of 404"));
      expect(ours).toEqual([]);
    });
  }
}
