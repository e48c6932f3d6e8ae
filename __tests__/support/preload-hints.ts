import { expect, type Page, test } from "@playwright/test";

/** Collects the addresses of the data and the components that Gatsby loads from now on. */
export async function recordLoads(page: Page): Promise<string[]> {
  const loads: string[] = [];
  await page.route(/\/page-data\/|\/component---/, (route) => {
    loads.push(route.request().url());
    return route.continue();
  });
  return loads;
}

/** Expects that the preload hints loaded all of them. One that Gatsby's request does not match shows as a second request. */
export async function expectHintsUsed(page: Page, address: string, loads: readonly string[]) {
  const { baseURL = "" } = test.info().project.use;
  const hints = await page
    .locator("link[rel=preload][fetchpriority=low]")
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  /* Gatsby first requests the data of an unknown page. */
  const [route = "", query = ""] = address.split(/(?=\?)/);
  const unknown = route.endsWith("/nothing-here")
    ? [`${baseURL}/page-data${route}/page-data.json${query}`]
    : [];
  expect.soft(hints.length, address).toBeGreaterThanOrEqual(3);
  expect.soft([...loads].sort(), address).toEqual([...hints, ...unknown].sort());
}
