import type { Page } from "@playwright/test";

/**
 * Makes the page of the special offers throw while rendering: it formats the current date. Returns a function that
 * restores dates.
 */
export async function breakSpecialOffers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { toISOString } = Date.prototype;
    const restoreDates = () => Object.assign(Date.prototype, { toISOString });
    Object.assign(window, { restoreDates });
    Date.prototype.toISOString = () => {
      throw new RangeError("This date is not one");
    };
  });
  return () =>
    page.evaluate(() => void (window as unknown as { restoreDates: () => void }).restoreDates());
}
