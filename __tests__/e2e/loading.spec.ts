import { expect } from "@playwright/test";
import { firstVisit, librariesIn, phone } from "../support/first-visit";
import { holdRequests, visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";

test.describe("on a phone", () => {
  test.use(phone);

  test("the form loads its library on first use", async ({ page }) => {
    const { bodies } = await firstVisit(page, "/contact");
    await page.getByLabel("Name").tap();
    await expect.poll(async () => librariesIn(await bodies(/\.js$/))).toEqual(["supabase-js"]);
  });
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

for (const { at, direction, words } of siteLocales) {
  test(`a line at the top of ${at("/")} shows that a page loads`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, at("/about"));
    const release = await holdRequests(page, /page-data\/(ar\/)?services\//);
    const loading = page.locator("html[data-loading]");
    const press = (path: string) =>
      page
        .getByRole("banner")
        .locator(`a[href="${at(path)}"]`)
        .filter({ visible: true })
        .last()
        .click();
    const line = () =>
      page.evaluate(() => {
        const { inlineSize, animationName, transformOrigin } = getComputedStyle(
          document.documentElement,
          "::before",
        );
        return { inlineSize, animationName, from: parseFloat(transformOrigin) };
      });
    await press("/services");
    await expect(loading).toHaveCount(1);
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await line()).toEqual({
      inlineSize: `${width}px`,
      animationName: "none",
      from: direction === "rtl" ? width : 0,
    });
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(loading).toHaveCount(0);
    await press("/contact");
    await expect(page).toHaveURL(at("/contact")); // Or the next press gives it up.
    await press("/services");
    await expect(loading).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(at("/about"));
    await expect(loading).toHaveCount(0);
    await press("/services");
    await expect(loading).toHaveCount(1);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.servicesPage.heading);
    await expect(loading).toHaveCount(0);
  });
}
