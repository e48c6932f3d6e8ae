import { test } from "@playwright/test";
import { locales } from "../../src/i18n/locales";
import { addressIn } from "../../src/i18n/address-in";
import { blockOtherHosts, expectAccessible, settle, widths } from "../support/axe";
import { routes } from "../support/routes";

const addresses = locales.flatMap(({ pathPrefix }) =>
  routes.map((route) => addressIn(pathPrefix, route)),
);

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
