import { expect } from "@playwright/test";
import { firstVisit, librariesIn, phone } from "../support/first-visit";
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
