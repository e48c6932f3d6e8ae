import { expect, type Page } from "@playwright/test";
import { contact } from "../support/content";
import { holdRequests, visit, waitForHydration } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const selected = (page: Page) => page.getByRole("tab", { selected: true });

test(
  "a tab sets the hash and does not scroll; Back leaves the page, and Forward returns to the tab",
  { tag: "@engines" },
  async ({ page }) => {
    await visit(page, "/about");
    await visit(page, "/services");
    await tab(page, "Styling").click();
    await expect(page).toHaveURL("/services#styling");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await tab(page, "Color").click();
    await expect(page).toHaveURL("/services#color");
    expect(await page.evaluate(() => scrollY)).toBe(200);
    await expect(tab(page, "Color")).toBeFocused();
    await tab(page, "Face").click();
    await expect(page).toHaveURL("/services#face");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await page.goForward();
    await expect(selected(page)).toHaveText("Face");
  },
);

test("Back and Add another service return from Book to the price", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const book = page.locator('main a[href^="/contact?service="]').filter({ visible: true });
  const scrolled = () => page.evaluate(() => scrollY);
  for (const address of ["/services", "/services#styling", "/services?search=hair"]) {
    await visit(page, address);
    await book.last().scrollIntoViewIfNeeded();
    await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }); // Gatsby saves the position in a frame.
    const left = await scrolled();
    expect(left).toBeGreaterThan(300);
    await book.last().evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL("/contact");
    await expect.poll(scrolled).toBe(0);
    await page.locator('a[href="#asked"]').click();
    await expect(page).toHaveURL("/contact#asked");
    const add = page.getByRole("link", { name: contact.form.add });
    await expect(add).toHaveAttribute("href", "/services#service-search");
    await add.click({ modifiers: ["ControlOrMeta"] }); // In another tab.
    await add.click();
    await expect(page).toHaveURL(address);
    await expect.poll(scrolled).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(scrolled).toBe(left);
  }
});

test(
  "before hydration, a tab shows its panel, which stays, and the search keeps what is typed",
  { tag: "@engines" },
  async ({ page }) => {
    const release = await holdRequests(page, /\.js$/);
    await page.goto("/services", { waitUntil: "commit" });
    const panel = (key: string) => page.locator(`#${key}`);
    await tab(page, "Face").click();
    await expect(panel("face")).toBeVisible();
    await expect(panel("cuts")).toBeHidden();
    await tab(page, "Cuts").click();
    await expect(panel("cuts")).toBeVisible();
    await expect(panel("face")).toBeHidden();
    await tab(page, "Styling").click();
    const search = page.getByRole("search");
    await search.getByRole("textbox").fill("Dry Cut");
    release();
    await waitForHydration(page);
    await expect(selected(page)).toHaveText("Styling");
    await expect(panel("styling")).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(search.getByRole("listitem").first()).toContainText("Dry Cut");
  },
);

/* A tab by an alias, and the last category, which has no tab. */
for (const [hash, label, heading] of [
  ["feet", "Hands & Feet", "Hands & Feet"],
  ["occasions", "Cuts", "Occasions"],
] as const) {
  test(`/services#${hash} shows ${heading} below the header`, async ({ page }) => {
    await visit(page, `/services#${hash}`);
    await expect(selected(page)).toHaveText(label);
    const shown = page.getByRole("heading", { level: 2, name: heading, exact: true });
    await expect(shown).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await shown.boundingBox())?.y)
      .toBeGreaterThanOrEqual(header?.height ?? Infinity);
  });
}

for (const { at, words } of siteLocales) {
  test(`${at("/services")} prints all categories in two columns, with the salon's name`, async ({
    page,
  }) => {
    await visit(page, at("/services#color"));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(words.site.brand.fullName, { exact: true })).toBeVisible();
    const headings = page.getByRole("heading", { level: 2 });
    await expect(headings).toHaveCount(10);
    await expect(page.getByRole("listitem").filter({ has: page.locator(".price") })).toHaveCount(
      30,
    );
    await expect(page.locator("main li a").filter({ visible: true })).toHaveCount(0);
    for (const role of ["tab", "banner", "contentinfo"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    const columns = await headings.evaluateAll((all) =>
      all.map((heading) => Math.round(heading.getBoundingClientRect().left)),
    );
    expect(new Set(columns).size).toBe(2);
  });
}

test("a printed category that breaks across columns or pages repeats its heading", async ({
  page,
}) => {
  await visit(page, "/services");
  await page.emulateMedia({ media: "print" });
  /* Long lists on short pages make every category break. */
  await page.addStyleTag({ content: ".price-list { block-size: 30rem; column-fill: auto }" });
  const pieces = await page.locator(".price-list ul").evaluateAll((lists) =>
    lists.map((list) => {
      const rows = [...list.children];
      while (list.children.length < 60) list.append(...rows.map((row) => row.cloneNode(true)));
      const heading = list.closest("[role=tabpanel], article")?.querySelector("h2");
      return {
        heading: heading?.textContent,
        shown: heading?.getClientRects().length,
        pieces: list.getClientRects().length,
      };
    }),
  );
  expect(pieces).toHaveLength(10);
  for (const category of pieces) {
    expect(category.pieces).toBeGreaterThan(1);
    expect(category.shown, category.heading ?? "").toBe(category.pieces);
  }
});
