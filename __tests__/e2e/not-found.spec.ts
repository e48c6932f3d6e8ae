import { expect } from "@playwright/test";
import { watchNetwork } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

test("an address with encoded characters opens the page that was meant, or stays readable", async ({
  context,
}) => {
  const addresses = [
    ["/services%2523hair", "/services#hair"],
    ["/services%2C", "/services,"],
    ["/%2Fexample.com", "/example.com"],
    ["/100%25", "/100%25"],
    ["/%D8%B4%D8%B9%D8%B1", "/%D8%B4%D8%B9%D8%B1"],
  ] as const;
  const visits = addresses.map(async ([address, opened]) => {
    const page = await context.newPage();
    const scriptsLoaded = watchNetwork(page);
    await page.goto(address);
    await scriptsLoaded();
    await expect(page).toHaveURL(opened);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await Promise.all(visits);
});

for (const { code, direction, at, words } of siteLocales) {
  const { notFound, portfolioPage, site } = words;
  const view = portfolioPage.filters.find(({ key }) => key === "nails");
  const lost = at("/portfolio/nails/nothing");

  // Specification 2 404, 8: 404 page with its words, status and console line
  test(
    `${lost} shows the 404 page with status 404, and keeps its address`,
    { tag: "@engines" },
    async ({ page }) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      const response = await page.goto(lost);
      expect(response?.status()).toBe(404);
      const trail = page.getByRole("navigation", { name: site.messages.layout.breadcrumbLabel });
      await expect(page.getByText(notFound.text, { exact: true })).toBeVisible();
      const names = [
        site.navigation[0]?.label ?? "",
        portfolioPage.name,
        view?.name ?? "",
        "Nothing",
      ];
      await expect(trail.getByRole("listitem")).toHaveText(names);
      await expect(trail.getByRole("link")).toHaveText(names.slice(0, 3));
      await expect(page).toHaveURL(lost);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      expect(messages).toContain(`info: 404 ${lost}`);
    },
  );
}
