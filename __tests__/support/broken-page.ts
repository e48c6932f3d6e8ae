import type { Page } from "@playwright/test";

/**
 * Lets the special offers' page throw while it is rendered: it compares a date with today's. Gives a function that
 * mends dates again, for what else is to run in the page.
 */
export async function breakSpecialOffers(
  page: Page,
  { name = "RangeError", message = "This date is not one" } = {},
): Promise<() => Promise<void>> {
  await page.addInitScript(
    (thrown) => {
      const { toISOString } = Date.prototype;
      const mendDates = () => Object.assign(Date.prototype, { toISOString });
      Object.assign(window, { mendDates });
      Date.prototype.toISOString = () => {
        throw Object.assign(new Error(thrown.message), { name: thrown.name });
      };
    },
    { name, message },
  );
  return () =>
    page.evaluate(() => void (window as unknown as { mendDates: () => void }).mendDates());
}
