import { expect, test } from "@playwright/test";
import { notFound as words, site } from "../support/content";

const { messages } = site;

const { breadcrumbLabel } = messages.layout;

for (const path of ["/nothing-here", "/a/b/c", "/about/nothing"]) {
  // Specification 2 404, 8: 404 page with its words, status and console line
  test(`${path} shows the 404 page with its words and status`, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.code);
    await expect(page.getByText(words.text, { exact: true })).toBeVisible();
    const trail = page.getByRole("navigation", { name: breadcrumbLabel });
    await expect(trail.getByRole("listitem")).toHaveCount(path.split("/").length);
    expect(said.filter((line) => line.includes(path) && line.startsWith("info"))).toHaveLength(1);
    await page.getByRole("link", { name: words.action.label }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test("search engines are asked not to keep the page", async ({ page }) => {
  await page.goto("/nothing-here");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what happened and leads home", async ({ page }) => {
    await page.goto("/a/b/c");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.code);
    await expect(page.getByRole("navigation", { name: breadcrumbLabel })).toHaveCount(0);
    await page.getByRole("link", { name: words.action.label }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
