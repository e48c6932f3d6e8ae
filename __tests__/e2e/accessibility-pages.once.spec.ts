import { test } from "@playwright/test";
import { blockOtherHosts, expectAccessible, settle, widths } from "../support/axe";
import { routes } from "../support/routes";

for (const route of routes) {
  test(`${route} is accessible at every width, without motion, in forced colours and with large text`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await blockOtherHosts(page);
    await page.goto(route);
    await settle(page);
    await expectAccessible(page, route, { otherwise: widths });
  });
}
