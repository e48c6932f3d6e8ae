import { test } from "@playwright/test";
import { locales } from "../../src/content/locales";
import { addressIn } from "../../src/lib/address-in";
import { blockOtherHosts, expectAccessible, settle, widths } from "../support/axe";
import { routes } from "../support/routes";

const addresses = locales.flatMap(({ path }) => routes.map((route) => addressIn(path, route)));

for (const route of addresses) {
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
