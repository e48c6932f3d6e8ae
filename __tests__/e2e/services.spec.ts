import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { categories } from "../support/content";
import { visit } from "../support/journey";
import { siteLocales } from "../support/locales";
import { test } from "../support/test";
import { withoutPictures } from "../support/without-pictures";

test.use(withoutPictures);

const tabs = categories.filter(({ hasTab }) => hasTab);
const further = categories.filter(({ hasTab }) => !hasTab);
const labelOf = (key: string) => categories.find((each) => each.key === key)?.label ?? "";
const [first = "", second = ""] = tabs.map(({ key }) => key);
const last = tabs.at(-1)?.key ?? "";
/** The heading of a tab: its key if its label has the same words. */
const tabHeading = (key: string) => (key.includes("-and-") ? labelOf(key) : key);

const tab = (page: Page, key: string) => page.getByRole("tab", { name: labelOf(key), exact: true });
const selected = (page: Page) => page.getByRole("tab", { selected: true });
const panel = (page: Page) => page.getByRole("tabpanel");

/** Expects the category's heading on screen, below the header. */
async function expectAtTop(page: Page, key: string) {
  const heading = page.getByRole("heading", {
    level: 2,
    name: further.find((each) => each.key === key)?.label ?? tabHeading(key),
    exact: true,
  });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? Infinity);
}

test(
  "a tab sets the hash and does not scroll; Back leaves the tabs, and Forward returns",
  { tag: "@engines" },
  async ({ page }) => {
    await visit(page, "/services");
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await tab(page, second).click();
    await expect(page).toHaveURL(`/services#${second}`);
    expect(await page.evaluate(() => scrollY)).toBe(200);
    await expect(tab(page, second)).toBeFocused();
    await tab(page, last).click();
    await expect(page).toHaveURL(`/services#${last}`);
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await expect(selected(page)).toHaveText(labelOf(first));
    expect(await page.evaluate(() => scrollY)).toBe(200);
    await page.goForward();
    await expect(selected(page)).toHaveText(labelOf(last));
  },
);

test("a tab selected far down the page scrolls to the start of its list", async ({ page }) => {
  await visit(page, "/services");
  const list = panel(page).getByRole("list");
  await list
    .getByRole("listitem")
    .last()
    .evaluate((row) => row.scrollIntoView({ block: "end" }));
  await tab(page, last).evaluate((link: HTMLElement) => link.click());
  await expect(selected(page)).toHaveText(labelOf(last));
  const away = await page.evaluate(
    (id) => document.getElementById(id)?.getBoundingClientRect().top,
    last,
  );
  expect(away).toBeGreaterThan(-450);
});

const anchors = categories.flatMap(({ key, aliases, hasTab, label }) =>
  [key, ...aliases].map((anchor) => ({ anchor, key, hasTab, label })),
);

/* A tab by an alias, and the last category, which has no tab. */
for (const { anchor, key, hasTab, label } of [
  ...anchors.filter((each) => each.hasTab && each.anchor !== each.key).slice(0, 1),
  ...anchors.filter((each) => !each.hasTab).slice(-1),
]) {
  test(`/services#${anchor} shows ${key}`, async ({ page }) => {
    await visit(page, `/services#${anchor}`);
    await expect(selected(page)).toHaveText(hasTab ? label : labelOf(first));
    await expectAtTop(page, key);
  });
}

for (const { code, at, words: own } of siteLocales) {
  const { categories, services, servicesPage, site } = own;

  test(`${at("/services")} prints all categories in two columns, with the salon's name`, async ({
    page,
  }) => {
    await visit(page, at(`/services#${second}`));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(site.brand.fullName, { exact: true })).toBeVisible();
    for (const { key, label, hasTab } of categories) {
      await expect(
        page.getByRole("heading", {
          level: 2,
          name: hasTab && code === "en" ? tabHeading(key) : label,
          exact: true,
        }),
      ).toBeVisible();
    }
    for (const { name } of services) {
      await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
    }
    await expect(
      page.getByRole("link", {
        name: interpolate(servicesPage.bookLabel, { service: services[0]?.name ?? "" }),
      }),
    ).toHaveCount(0);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const columns = await page
      .getByRole("heading", { level: 2 })
      .evaluateAll(
        (headings) =>
          new Set(
            headings
              .filter((h) => h.checkVisibility())
              .map((h) => Math.round(h.getBoundingClientRect().left)),
          ).size,
      );
    expect(columns).toBe(Math.min(categories.length, 2));
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
  expect(pieces).toHaveLength(categories.length);
  for (const category of pieces) {
    expect(category.pieces).toBeGreaterThan(1);
    expect(category.shown, category.heading ?? "").toBe(category.pieces);
  }
});
