import { type Browser, expect, test } from "@playwright/test";
import { saveData, visit } from "../support/journey";
import { otherLocales } from "../support/locales";
import { routes } from "../support/routes";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

/** The data and the components that Gatsby loads. */
const preloaded = /\/page-data\/|\/component---/;

/** Visits a page in a new context. Returns its preload hints and the requests that the browser sent. */
async function visitIn(browser: Browser, address: string, savesData: boolean) {
  const baseURL = test.info().project.use.baseURL ?? "";
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  if (savesData) await saveData(page);
  const sent: string[] = [];
  await page.route(preloaded, (route) => {
    sent.push(route.request().url().slice(baseURL.length));
    return route.continue();
  });
  await visit(page, address);
  const hints = await page
    .locator("link[rel=preload][fetchpriority=low]")
    .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => link.getAttribute("href")));
  await context.close();
  return { hints, sent };
}

/* For the query and for Save-Data, the kind of page makes no difference, except for an unknown one. */
const some = ["/", "/portfolio", "/nothing-here"];

const inOthers = otherLocales.flatMap(({ at }) => [at("/"), at("/services")]);

for (const [visitor, query, savesData, pages] of [
  ["a visitor", "", false, [...routes, ...inOthers]],
  ["a visitor with a query in the address", "?utm_source=a%20b%26c&fbclid=1/", false, some],
  ["a visitor who saves data", "", true, some],
] as const) {
  /* A hint that Gatsby's request does not match shows as a second request. */
  test(`${visitor} loads the data and the component of each page once, by preload hints`, async ({
    browser,
  }) => {
    for (const route of pages) {
      const { hints, sent } = await visitIn(browser, route + query, savesData);
      /* Gatsby first requests the data of an unknown page. */
      const unknown =
        route === "/nothing-here" ? [`/page-data${route}/page-data.json${query}`] : [];
      expect(hints.length, route).toBeGreaterThanOrEqual(3);
      expect(sent.sort(), route).toEqual([...hints, ...unknown].sort());
    }
  });
}
