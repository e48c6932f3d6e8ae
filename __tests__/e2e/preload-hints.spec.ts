import { test } from "@playwright/test";
import { saveData, visit } from "../support/journey";
import { expectHintsUsed, recordLoads } from "../support/preload-hints";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

/* For the query and for Save-Data, the kind of page makes no difference, except for an unknown one. */
const pages = ["/", "/portfolio", "/nothing-here"];

/* Other visits: every-page.spec.ts. */
for (const [visitor, query, savesData] of [
  ["a visitor with a query in the address", "?utm_source=a%20b%26c&fbclid=1/", false],
  ["a visitor who saves data", "", true],
] as const) {
  test(`${visitor} loads the data and the component of each page once, by preload hints`, async ({
    page,
  }) => {
    if (savesData) await saveData(page);
    const loads = await recordLoads(page);
    for (const route of pages) {
      loads.length = 0;
      await visit(page, route + query);
      await expectHintsUsed(page, route + query, loads);
    }
  });
}
