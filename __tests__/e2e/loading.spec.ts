import { expect } from "@playwright/test";
import { firstVisit, librariesIn, picture } from "../support/first-visit";
import { saveData, visit } from "../support/journey";
import { test } from "../support/test";

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1440, 3],
] as const) {
  test(`only the first row of the portfolio loads eagerly: ${columns} at ${width} px`, async ({
    browser,
  }) => {
    const { page, requests, end } = await firstVisit(browser, "/portfolio", {
      viewport: { width, height: 900 },
    });
    const early = await page.locator("#portfolio li img").evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ loading, currentSrc }) => {
        const [request] = performance.getEntriesByName(currentSrc);
        const { initiatorType } = (request ?? {}) as Partial<PerformanceResourceTiming>;
        return loading !== "lazy" || initiatorType === "link";
      }),
    );
    expect(early).toEqual(early.map((_, index) => index < columns));
    const pictures = requests.filter((address) => picture.test(new URL(address).pathname));
    expect(new Set(pictures).size).toBe(pictures.length);
    await end();
  });
}

test("the form loads its library on first use", async ({ browser }) => {
  const { page, bodies, end } = await firstVisit(browser, "/contact");
  await page.getByLabel("Name").tap();
  await expect.poll(async () => librariesIn(await bodies(/\.js$/))).toEqual(["supabase-js"]);
  await end();
});

test("pages are prefetched on hover and on focus, not when their links are in view", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(link("About")).toBeVisible();
  expect(requests.filter((path) => /about|services/.test(path))).toEqual([]);
  await link("About").hover();
  await expect.poll(() => requests).toContain("/page-data/about/page-data.json");
  await expect.poll(() => requests.some((path) => /pages-about.*\.js$/.test(path))).toBe(true);
  await link("Services").focus();
  await expect.poll(() => requests).toContain("/page-data/services/page-data.json");
});

test("under Save-Data, focus prefetches no page", async ({ page }) => {
  const requests: string[] = [];
  await saveData(page);
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => requests.push(request.url()));
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  for (const name of ["Services", "About"]) await link(name).focus();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await link("About").click();
  await expect(page).toHaveURL("/about");
  expect(requests).toContainEqual(expect.stringMatching(/\/page-data\/about\/page-data\.json$/));
});
