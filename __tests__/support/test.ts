import { test as base } from "@playwright/test";

/** The host of Google's script. The site of the tests has a measurement id. */
export const googleHost = "www.googletagmanager.com";

/**
 * Playwright's `test` for journeys of a visitor with Do Not Track: the site asks nothing of Google. To answer for Google,
 * every request would pass through Playwright, which takes a sixth of a visit's time.
 */
export const test = base.extend({
  context: async ({ context }, provide) => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" });
    });
    await provide(context);
  },
});
