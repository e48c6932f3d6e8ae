import { expect } from "@playwright/test";
import { watchNetwork } from "../support/journey";
import { otherLocales, siteLocales } from "../support/locales";
import { routes } from "../support/routes";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use({ ...withoutPictures, viewport: { width: 390, height: 844 } });

/* What React, Gatsby or this site uses, and browsers older than those of `browserslist` do not know. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    for (const name of ["toWellFormed", "isWellFormed", "replaceAll"]) {
      Reflect.deleteProperty(String.prototype, name);
    }
    Reflect.deleteProperty(window, "IntersectionObserver");
  });
});

test("an old browser shows the pages as they were built", async ({ context }) => {
  const unexpected = siteLocales.map(({ words }) => words.site.messages.errors.unexpected);
  const visits = [...routes, ...otherLocales.map(({ at }) => at("/services"))].map(
    async (route) => {
      const page = await context.newPage();
      const scriptsLoaded = watchNetwork(page);
      await page.goto(route);
      const heading = page.getByRole("heading", { level: 1 });
      const built = await heading.innerText();
      await scriptsLoaded();
      await expect(page.locator("html.can-reveal")).toHaveCount(0);
      await expect(heading).toHaveText(built);
      expect(unexpected).not.toContain(built);
    },
  );
  await Promise.all(visits);
});
