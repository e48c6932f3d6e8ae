import { expect, test } from "@playwright/test";
import { siteLocales } from "../support/locales";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const lost = ["/nothing-here", "/a/b/c", "/about/nothing"];

/* All locales share the server's rules: test all paths in English, and one in each other locale. */
for (const [{ at, words }, path] of siteLocales.flatMap((locale) =>
  (locale.code === "en" ? lost : lost.slice(0, 1)).map((path) => [locale, path] as const),
)) {
  const { notFound, site } = words;
  const { breadcrumbLabel } = site.messages.layout;

  // Specification 2 404, 8: 404 page with its words, status and console line
  test(`${at(path)} shows the 404 page with status 404`, async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.code);
    await expect(page.getByText(notFound.text, { exact: true })).toBeVisible();
    const trail = page.getByRole("navigation", { name: breadcrumbLabel });
    await expect(trail.getByRole("listitem")).toHaveCount(path.split("/").length);
    expect(messages.filter((line) => line.includes(path) && line.startsWith("info"))).toHaveLength(
      1,
    );
    await page.getByRole("link", { name: notFound.action.label }).click();
    await expect(page).toHaveURL(at("/"));
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { at, words } of siteLocales) {
    const { notFound, site } = words;

    test(`${at("/a/b/c")} shows the 404 page and links to Home`, async ({ page }) => {
      await page.goto(at("/a/b/c"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.code);
      const trail = page.getByRole("navigation", { name: site.messages.layout.breadcrumbLabel });
      await expect(trail).toHaveCount(0);
      await page.getByRole("link", { name: notFound.action.label }).click();
      await expect(page).toHaveURL(at("/"));
    });
  }
});
