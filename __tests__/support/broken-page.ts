import type { Page } from "@playwright/test";

/**
 * Makes the page of the special offers throw while rendering: it formats the current date. Returns a function that
 * restores dates.
 */
export async function breakSpecialOffers(
  page: Page,
  { name = "RangeError", message = "This date is not one" } = {},
): Promise<() => Promise<void>> {
  await page.addInitScript(
    (thrown) => {
      const { toISOString } = Date.prototype;
      const restoreDates = () => Object.assign(Date.prototype, { toISOString });
      Object.assign(window, { restoreDates });
      Date.prototype.toISOString = () => {
        throw Object.assign(new Error(thrown.message), { name: thrown.name });
      };
    },
    { name, message },
  );
  return () =>
    page.evaluate(() => void (window as unknown as { restoreDates: () => void }).restoreDates());
}
