import { expect, test, type Page } from "@playwright/test";
import contact from "../../content/pages/contact.json";
import words from "../../content/pages/services.json";
import categories from "../../content/services/categories.json";
import services from "../../content/services/services.json";
import salon from "../../content/site.json";
import { fill } from "../../src/lib/fill";

const tabs = categories.filter(({ hasTab }) => hasTab);
const further = categories.filter(({ hasTab }) => !hasTab);
const of = (key: string) => services.filter(({ category }) => category === key);
const spaced = (key: string) => key.replaceAll("-", " ");

const tab = (page: Page, key: string) =>
  page.getByRole("tab", { name: categories.find((each) => each.key === key)?.label ?? "" });
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

test("the page is titled, introduced and counted as the specification says", async ({ page }) => {
  await page.goto("/services");
  await expect(page).toHaveTitle("Beauty Services in Kuwait | Zahrelle Salmiya");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
  await expect(page.getByText(/^A female-only salon in Salmiya with 91 services/)).toBeVisible();
  await expect(page.getByRole("link", { name: words.closing.action.label }).last()).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("hair-care is selected at first, under its key, with its services", async ({ page }) => {
  await page.goto("/services");
  await expect(page.getByRole("tab")).toHaveText(tabs.map(({ label }) => label));
  await expect(selected(page)).toHaveText("Hair Care & Treatments");
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("hair care");
  await expect(panel(page).getByRole("listitem")).toHaveCount(of("hair-care").length);
  for (const { name, price } of of("hair-care")) {
    const row = panel(page).getByRole("listitem").filter({ hasText: name }).first();
    await expect(row).toContainText(price);
  }
});

test("each tab shows its own list and two paragraphs", async ({ page }) => {
  await page.goto("/services");
  for (const { key, intro } of tabs) {
    await tab(page, key).click();
    await expect(tab(page, key)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toHaveAccessibleName(await tab(page, key).innerText());
    await expect(panel(page).getByRole("listitem")).toHaveText(
      of(key).map(({ name }) => RegExp(name.replace(/[()]/g, "."))),
    );
    for (const paragraph of intro) await expect(panel(page).getByText(paragraph)).toBeVisible();
  }
});

test("choosing a tab is kept in the address and moves nothing but the list", async ({ page }) => {
  await page.goto("/services");
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  await tab(page, "facials").click();
  await expect(page).toHaveURL(/\/services#facials$/);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await expect(tab(page, "facials")).toBeFocused();
  await tab(page, "haircuts").click();
  await expect(page).toHaveURL(/#haircuts$/);
  await page.goBack();
  await expect(selected(page)).toHaveText("Facials");
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect(selected(page)).toHaveText("Hair Care & Treatments");
  await page.goForward();
  await expect(selected(page)).toHaveText("Facials");
});

test("a tab chosen far down the list starts its list again", async ({ page }) => {
  await page.goto("/services");
  const list = panel(page).getByRole("list");
  await list
    .getByRole("listitem")
    .last()
    .evaluate((row) => row.scrollIntoView({ block: "end" }));
  await tab(page, "haircuts").evaluate((link: HTMLElement) => link.click());
  await expect(selected(page)).toHaveText("Haircuts");
  const away = await page.evaluate(
    () => document.getElementById("haircuts")?.getBoundingClientRect().top,
  );
  expect(away).toBeGreaterThan(-450);
});

test("the tabs are used with arrows, Home and End", async ({ page }) => {
  await page.goto("/services");
  await tab(page, "hair-care").focus();
  await page.keyboard.press("ArrowRight");
  await expect(selected(page)).toHaveText("Haircuts");
  await expect(selected(page)).toBeFocused();
  await expect(selected(page)).toBeInViewport();
  await page.keyboard.press("End");
  await expect(selected(page)).toHaveText("Makeup & Eyelashes");
  await expect(selected(page)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("ArrowRight");
  await expect(selected(page)).toHaveText("Hair Care & Treatments");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("link").first()).toBeFocused();
});

const anchors = categories.flatMap(({ key, aliases, hasTab, label }) =>
  [key, ...aliases].map((anchor) => ({ anchor, key, hasTab, label })),
);

for (const { anchor, key, hasTab, label } of anchors) {
  test(`/services#${anchor} leads to ${key}`, async ({ page }) => {
    await page.goto(`/services#${anchor}`);
    await expect(selected(page)).toHaveText(hasTab ? label : "Hair Care & Treatments");
    await expectBeginning(page, key);
  });
}

test("the tiles of Home lead there by click, and by Back", async ({ page }) => {
  for (const [anchor, key] of [
    ["skin", "facials"],
    ["nails", "manicures-pedicures"],
    ["makeovers", "makeup-eyelashes"],
  ] as const) {
    await page.goto("/");
    await page.locator(`main a[href="/services#${anchor}"]`).click();
    await expect(page).toHaveURL(RegExp(`/services#${anchor}$`));
    await expectBeginning(page, key);
    await page.getByRole("link", { name: words.closing.action.label }).last().click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.goBack();
    await expect(page).toHaveURL(RegExp(`/services#${anchor}$`));
    await expectBeginning(page, key);
  }
});

test("the categories without a tab stand below with their prices", async ({ page }) => {
  await page.goto("/services");
  for (const { key, label } of further) {
    const section = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: label }) });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole("listitem")).toHaveCount(of(key).length);
  }
  await expect(page.getByRole("listitem").filter({ hasText: "Polish Application" })).toContainText(
    "KD 0.5",
  );
});

test("Book carries the service's name into the message", async ({ page }) => {
  await page.goto("/services#facials");
  await page.getByRole("link", { name: "Book Hydrafacial" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("textbox", { name: contact.form.message.label })).toHaveValue(
    fill(contact.form.messageStart, { subject: "Hydrafacial" }),
  );
});

test("one quiet line leads to the special offers", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("link", { name: words.offersAction.label }).click();
  await expect(page).toHaveURL(/\/special-offers$/);
});

test("any price is two taps away, without a request", async ({ page }) => {
  await page.goto("/services", { waitUntil: "networkidle" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("hydrafasial");
  const status = page.getByRole("search").getByRole("status");
  await expect(status).toHaveText("1 service for “hydrafasial”");
  const row = page.getByRole("search").getByRole("listitem");
  await expect(row).toContainText("Hydrafacial");
  await expect(row).toContainText("KD 25");
  expect(requests).toEqual([]);
  await search(page).fill("tattoo");
  await expect(status).toHaveText(fill(words.search.empty, { query: "tattoo" }));
  await page.getByRole("link", { name: words.search.emptyAction.label }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("without a script every price can be read, and the tabs are links to their lists", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/services");
  await expect(panel(page)).toHaveCount(tabs.length);
  for (const { name, price } of services) {
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: `Book ${name}`, exact: true }) });
    await expect(row).toBeVisible();
    await expect(row).toContainText(price);
  }
  await expect(page.getByRole("search")).toBeHidden();
  await tab(page, "facials").click();
  await expect(page.getByRole("heading", { name: "facials", exact: true })).toBeInViewport();
  await context.close();
});

test("on paper all ten categories stand in two columns under the salon's name and the day", async ({
  page,
}) => {
  await page.goto("/services#facials");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(salon.brand.fullName, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Prices in Kuwaiti dinar \(KD\), as of /)).toBeVisible();
  for (const { key, label, hasTab } of categories) {
    await expect(
      page.getByRole("heading", { level: 2, name: hasTab ? spaced(key) : label, exact: true }),
    ).toBeVisible();
  }
  for (const { name } of services) {
    await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Book Hair Spa" })).toHaveCount(0);
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
