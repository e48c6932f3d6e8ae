import { addressIn } from "../../../src/i18n/address-in";
import { locales } from "../../../src/i18n/locales";
import { expectAccessibleAt, expectReflow, narrow, revealAll, wide } from "../../support/axe";
import { routes } from "../../support/routes";
import { test } from "../../support/test";

const addresses = locales.flatMap(({ urlPrefix }) =>
  routes.map((route) => addressIn(urlPrefix, route)),
);

for (const route of addresses) {
  test(`${route} is accessible and reflows at every width, in forced colours and with large text`, async ({
    page,
  }) => {
    await page.goto(route);
    await revealAll(page);
    await expectAccessibleAt(page, route, { at: [narrow, wide] });
    await expectReflow(page, route, [narrow, 768, wide]);
  });
}
