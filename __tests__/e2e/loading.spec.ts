import { expect } from "@playwright/test";
import { firstVisit, librariesIn, phone } from "../support/first-visit";
import { saveData, visit } from "../support/journey";
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
