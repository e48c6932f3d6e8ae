import { type BrowserContext, test as base } from "@playwright/test";

/** The host of Google's script. The site of the tests has a measurement id. */
export const googleHost = "www.googletagmanager.com";

/** An empty script answers for Google: the browser reaches no other host. */
export async function answerForGoogle(context: BrowserContext): Promise<void> {
  await context.route(`https://${googleHost}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
}

/** Playwright's `test` for journeys, in which an empty script answers for Google unless a journey adds its own route. */
export const test = base.extend({
  context: async ({ context }, provide) => {
    await answerForGoogle(context);
    await provide(context);
  },
});
