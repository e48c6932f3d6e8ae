import { expect, test, type Page } from "@playwright/test";
import { categories, contact, services, servicesPage as words } from "../support/content";
import { siteLocales } from "../support/locales";
import { englishFormats } from "../../src/i18n/formats";
import { interpolate } from "../../src/lib/interpolate";
import { pluralOf } from "../../src/i18n/plural";
import { lowestPrice } from "../../src/graphql/price";
import { visit } from "../support/journey";
import { priced } from "../support/price";

const tabs = categories.filter(({ hasTab }) => hasTab);
const further = categories.filter(({ hasTab }) => !hasTab);
const of = (key: string) => services.filter(({ category }) => category === key);
const labelOf = (key: string) => categories.find((each) => each.key === key)?.label ?? "";
const first = tabs[0]?.key ?? "";
const bookOf = (service: string) => interpolate(words.bookLabel, { service });
const spaced = (key: string) => key.replaceAll("-", " ");

const tab = (page: Page, key: string) => page.getByRole("tab", { name: labelOf(key), exact: true });
const rowOf = (page: Page, service: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: bookOf(service), exact: true }) });
const selected = (page: Page) => page.getByRole("tab", { selected: true });
const panel = (page: Page) => page.getByRole("tabpanel");
const search = (page: Page) => page.getByRole("textbox", { name: words.search.label });

/** Whether the category begins on screen, and not under the header. */
async function expectBeginning(page: Page, key: string) {
  const heading = page.getByRole("heading", {
    level: 2,
    name: further.find((each) => each.key === key)?.label ?? spaced(key),
    exact: true,
  });
  await expect(heading).toBeInViewport();
  const top = await page.locator(`[id="${key}"]`).evaluate((e) => e.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(-1);
}

// Specification 2 Services: Title and introduction
test("the page is titled, introduced and counted", async ({ page }) => {
  await visit(page, "/services");
  await expect(page).toHaveTitle(words.seo.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
  const facts = {
    serviceCount: services.length,
    lowestPrice: lowestPrice(
      services.map((service) => priced(service).price),
      englishFormats.price,
    ).text,
  };
  await expect(page.getByText(interpolate(words.intro.other, facts))).toBeVisible();
  const { label, path } = words.closing.action;
  await expect(
    page.getByRole("main").getByRole("link", { name: label, exact: true }),
  ).toHaveAttribute("href", path);
});

// Specification 2 Services: Default category hair-care, heading from its key
test("the first tab is selected at first, under its key, with its services", async ({ page }) => {
  await visit(page, "/services");
  await expect(page.getByRole("tab")).toHaveText(tabs.map(({ label }) => label));
  await expect(selected(page)).toHaveText(labelOf(first));
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(spaced(first));
  const rows = panel(page).getByRole("listitem");
  await expect(rows).toHaveCount(of(first).length);
  await expect(rows).toContainText(of(first).map(({ name }) => name));
  await expect(rows).toContainText(of(first).map(({ price }) => price));
});

// Specification 2 Services, 4: Seven tabs, list and two paragraphs each
test("each tab shows its own list and two paragraphs", { tag: "@once" }, async ({ page }) => {
  await visit(page, "/services");
  for (const { key, intro } of tabs) {
    await tab(page, key).click();
    await expect(tab(page, key)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toHaveAccessibleName(await tab(page, key).innerText());
    const rows = panel(page).getByRole("listitem");
    await expect(rows).toHaveCount(of(key).length);
    await expect(rows).toContainText(of(key).map(({ name }) => name));
    for (const paragraph of intro) await expect(panel(page).getByText(paragraph)).toBeVisible();
  }
});

test("choosing a tab is kept in the address and moves nothing but the list", async ({ page }) => {
  await visit(page, "/services");
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  await tab(page, "facials").click();
  await expect(page).toHaveURL(/\/services#facials$/);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await expect(tab(page, "facials")).toBeFocused();
  await tab(page, "haircuts").click();
  await expect(page).toHaveURL(/#haircuts$/);
  await page.goBack();
  await expect(selected(page)).toHaveText(labelOf("facials"));
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect(selected(page)).toHaveText(labelOf(first));
  await page.goForward();
  await expect(selected(page)).toHaveText(labelOf("facials"));
});

test("a tab chosen far down the list starts its list again", async ({ page }) => {
  await visit(page, "/services");
  const list = panel(page).getByRole("list");
  await list
    .getByRole("listitem")
    .last()
    .evaluate((row) => row.scrollIntoView({ block: "end" }));
  await tab(page, "haircuts").evaluate((link: HTMLElement) => link.click());
  await expect(selected(page)).toHaveText(labelOf("haircuts"));
  const away = await page.evaluate(
    () => document.getElementById("haircuts")?.getBoundingClientRect().top,
  );
  expect(away).toBeGreaterThan(-450);
});

test("the tabs are used with arrows, Home and End", { tag: "@once" }, async ({ page }) => {
  await visit(page, "/services");
  await tab(page, first).focus();
  await page.keyboard.press("ArrowRight");
  await expect(selected(page)).toHaveText(tabs[1]?.label ?? "");
  await expect(selected(page)).toBeFocused();
  await expect(selected(page)).toBeInViewport();
  await page.keyboard.press("End");
  await expect(selected(page)).toHaveText(tabs.at(-1)?.label ?? "");
  await expect(selected(page)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("ArrowRight");
  await expect(selected(page)).toHaveText(labelOf(first));
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(spaced(first));
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("link").first()).toBeFocused();
});

test(
  "no single key does anything on the page: what is typed goes to the field that has the focus",
  { tag: "@once" },
  async ({ page }) => {
    await visit(page, "/services");
    await page.keyboard.press("/");
    await expect(page.locator("body")).toBeFocused();
    await expect(page.locator("[aria-keyshortcuts]")).toHaveCount(0);
  },
);

const anchors = categories.flatMap(({ key, aliases, hasTab, label }) =>
  [key, ...aliases].map((anchor) => ({ anchor, key, hasTab, label })),
);

for (const { anchor, key, hasTab, label } of anchors) {
  test(`/services#${anchor} leads to ${key}`, { tag: "@once" }, async ({ page }) => {
    await visit(page, `/services#${anchor}`);
    await expect(selected(page)).toHaveText(hasTab ? label : labelOf(first));
    await expectBeginning(page, key);
  });
}

test("the tiles of Home lead there by click, and by Back", { tag: "@once" }, async ({ page }) => {
  for (const [anchor, key] of [
    ["skin", "facials"],
    ["nails", "manicures-pedicures"],
    ["makeovers", "makeup-eyelashes"],
  ] as const) {
    await visit(page, "/");
    await page.locator(`main a[href="/services#${anchor}"]`).click();
    await expect(page).toHaveURL(RegExp(`/services#${anchor}$`));
    await expectBeginning(page, key);
    const closing = page.getByRole("main").getByRole("link", {
      name: words.closing.action.label,
      exact: true,
    });
    await closing.click();
    await expect(page).toHaveURL(words.closing.action.path);
    await page.goBack();
    await expect(page).toHaveURL(RegExp(`/services#${anchor}$`));
    await expectBeginning(page, key);
  }
});

// Specification 2 Services: Categories without a tab
test("the categories without a tab stand below with their prices", async ({ page }) => {
  await visit(page, "/services");
  for (const { key, label } of further) {
    const section = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: label, exact: true }) });
    await section.scrollIntoViewIfNeeded();
    const rows = section.getByRole("listitem");
    await expect(rows).toHaveCount(of(key).length);
    await expect(rows).toContainText(of(key).map(({ name }) => name));
    await expect(rows).toContainText(of(key).map(({ price }) => price));
  }
});

// Specification 1: Services and prices can be browsed; booking is by contact
test("Book carries the service's name into the message", async ({ page }) => {
  await visit(page, "/services#facials");
  const [service] = of("facials");
  await rowOf(page, service?.name ?? "")
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("textbox", { name: contact.form.message.label })).toHaveValue(
    interpolate(contact.form.messageStart, { subject: service?.name ?? "" }),
  );
});

test("one quiet line leads to the special offers", { tag: "@once" }, async ({ page }) => {
  await visit(page, "/services");
  await page.getByRole("link", { name: words.offersAction.label }).click();
  await expect(page).toHaveURL(/\/special-offers$/);
});

test("any price is two taps away, and no server is asked what was typed", async ({ page }) => {
  await page.goto("/services", { waitUntil: "networkidle" });
  const names = page.waitForResponse("**/search-names/**");
  await search(page).click();
  await (await names).finished();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const { name, price } = services.at(-1) ?? { name: "", price: "" };
  await page.keyboard.type(name);
  const results = page.getByRole("search");
  const status = results.getByRole("status");
  await expect(results.getByRole("listitem").filter({ hasText: name }).first()).toContainText(
    price,
  );
  const count = await results.getByRole("listitem").count();
  const said = pluralOf(words.search.results, count, "en");
  await expect(status).toHaveText(interpolate(said, { count, query: name }));
  expect(requests).toEqual([]);
  await search(page).fill("xqzxqz");
  await expect(status).toHaveText(interpolate(words.search.empty, { query: "xqzxqz" }));
  await results.getByRole("link", { name: words.search.emptyAction.label }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test(
  "without a script every price can be read, and the tabs are links to their lists",
  { tag: "@once" },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto("/services");
    await expect(panel(page)).toHaveCount(tabs.length);
    for (const { name, price } of services) {
      await expect(rowOf(page, name)).toBeVisible();
      await expect(rowOf(page, name)).toContainText(price);
    }
    await expect(page.getByRole("search")).toBeHidden();
    await tab(page, "facials").click();
    await expect(page.getByRole("heading", { name: "facials", exact: true })).toBeInViewport();
    await context.close();
  },
);

const days = { en: "22 Nov 2026", ar: "22 نوفمبر 2026" };

for (const { code, at, words: own } of siteLocales) {
  const { categories, services, servicesPage, site } = own;

  test(`on paper all categories of ${at("/services")} stand in two columns under the salon's name and the day`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2026-11-21T22:30:00Z"));
    await visit(page, at("/services#facials"));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(site.brand.fullName, { exact: true })).toBeVisible();
    await expect(
      page.getByText(interpolate(servicesPage.printNote, { date: days[code] })),
    ).toBeVisible();
    for (const { key, label, hasTab } of categories) {
      await expect(
        page.getByRole("heading", {
          level: 2,
          name: hasTab && code === "en" ? spaced(key) : label,
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
    expect(columns).toBe(2);
  });
}

test("on paper a category that breaks over a column or page repeats its heading", async ({
  page,
}) => {
  await visit(page, "/services");
  await page.emulateMedia({ media: "print" });
  /* Long lists on short sheets: every category breaks. */
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
