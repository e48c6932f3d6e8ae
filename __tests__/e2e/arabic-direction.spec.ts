import { expect, type Locator, type Page, test } from "@playwright/test";
import contactFile from "../../content/pages/contact.json";
import homeFile from "../../content/pages/home.json";
import portfolioFile from "../../content/pages/portfolio.json";
import categoriesFile from "../../content/services/categories.json";
import siteFile from "../../content/site.json";
import { inLanguage } from "../../scripts/lib/in-language";
import { addressIn } from "../../src/i18n/address-in";
import { displayPhone } from "../../src/lib/contact-links";
import { scrollThrough, visit } from "../support/journey";
import { delayFonts, maxLayoutShift, recordLayoutShifts } from "../support/layout-shift";
import { routes } from "../support/routes";

const site = inLanguage(siteFile, "ar");
const home = inLanguage(homeFile, "ar");
const contact = inLanguage(contactFile, "ar");
const portfolio = inLanguage(portfolioFile, "ar");
const tabs = inLanguage(categoriesFile, "ar").filter(({ hasTab }) => hasTab);

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { left: box.x, right: box.x + box.width, middle: box.x + box.width / 2 };
};

/** Negative if the element's transform mirrors it, or slants it down to the right. */
const slantOf = (element: Locator, part?: string) =>
  element.evaluate((each, pseudo) => {
    const { transform } = getComputedStyle(each, pseudo);
    return transform === "none" ? 1 : new DOMMatrix(transform).b || new DOMMatrix(transform).a;
  }, part);

/** The horizontal positions of the characters of an element's text. */
const placesOf = (element: Locator) =>
  element.evaluate((each) => {
    const places: number[] = [];
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (let index = 0; index < node.length; index += 1) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        places.push(range.getBoundingClientRect().left);
      }
    }
    return places;
  });

async function expectLeftToRight(element: Locator) {
  const places = await placesOf(element);
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

const selected = (page: Page) => page.getByRole("tab", { selected: true });
const labels = tabs.map(({ label }) => label);

const addresses = routes.map((route) => addressIn("/ar", route));

/* Chromium counts a layout shift when a number in the first line of a text changes, although nothing moves. */
const maxShift = Math.max(maxLayoutShift, 0.01);

for (const address of addresses) {
  test(`${address} is right to left and has no layout shift when its fonts load a second late`, async ({
    page,
  }) => {
    await delayFonts(page);
    const shifts = await recordLayoutShifts(page);
    await page.setViewportSize(phone);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    const moved = await shifts();
    const sum = moved.reduce((total, [value]) => total + value, 0);
    expect(sum, JSON.stringify(moved)).toBeLessThan(maxShift);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const logo = page.getByRole("banner").getByRole("link").first();
    expect((await boxOf(logo)).middle).toBeGreaterThan(phone.width / 2);
  });
}

test("ArrowLeft selects the next tab, ArrowRight the previous one, and the row scrolls to it", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, "/ar/services");
  await expect(selected(page)).toHaveText(labels[0] ?? "");
  expect((await boxOf(selected(page))).right).toBeGreaterThan(phone.width * 0.8);
  await selected(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(selected(page)).toHaveText(labels[1] ?? "");
  await expect(selected(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(selected(page)).toHaveText(labels.at(-1) ?? "");
  await expect(selected(page)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("ArrowLeft");
  await expect(selected(page)).toHaveText(labels[0] ?? "");
  await expect(selected(page)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("End");
  await expect(selected(page)).toHaveText(labels.at(-1) ?? "");
});

test("the gallery starts at the right and scrolls to the left", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/ar");
  const strip = page.getByRole("group", { name: home.space.label });
  const rooms = strip.getByRole("figure");
  await strip.scrollIntoViewIfNeeded();
  expect((await boxOf(rooms.first())).right).toBeGreaterThan(phone.width * 0.9);
  expect((await boxOf(rooms.nth(1))).right).toBeLessThan((await boxOf(rooms.first())).left);
  await expect(rooms.last()).not.toBeInViewport();
  await strip.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
});

test("filters and page numbers run from right to left", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/ar/portfolio");
  for (const [row, name] of [
    ["group", portfolio.filtersLabel],
    ["navigation", portfolio.pagesLabel],
  ] as const) {
    const buttons = page.getByRole(row, { name }).getByRole("link");
    const places = await buttons.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().right),
    );
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual([...places].sort((a, b) => b - a));
  }
});

test("the lightbox has Close at the left and mirrored arrows", async ({ page }) => {
  for (const screen of [phone, desktop]) {
    await page.setViewportSize(screen);
    await visit(page, "/ar/portfolio");
    await page.locator("#portfolio li > [aria-haspopup]").first().click();
    const dialog = page.getByRole("dialog", { name: portfolio.lightbox.label });
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    await expect(dialog.getByRole("img")).toBeVisible();
    expect((await boxOf(button(portfolio.lightbox.close))).middle).toBeLessThan(screen.width / 4);
    const back = button(portfolio.lightbox.previous);
    const next = button(portfolio.lightbox.next);
    expect((await boxOf(back)).middle).toBeGreaterThan((await boxOf(next)).middle);
    for (const step of [back, next]) expect(await slantOf(step.locator("svg"))).toBeLessThan(0);
    const picture = await boxOf(dialog.getByRole("img"));
    expect(Math.abs(picture.middle - screen.width / 2)).toBeLessThan(2);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("breadcrumb, light beam and progress line are mirrored", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/ar/about");
  const crumbs = page
    .getByRole("navigation", { name: site.messages.layout.breadcrumbLabel })
    .getByRole("listitem");
  expect((await boxOf(crumbs.first())).middle).toBeGreaterThan((await boxOf(crumbs.last())).right);
  expect(await slantOf(crumbs.last(), "::before")).toBeGreaterThan(0);
  const light = await page
    .locator(".beam")
    .first()
    .evaluate((section) => getComputedStyle(section, "::before").backgroundImage);
  expect(light).toContain("linear-gradient(255deg");
  const line = await page.locator(".day-line").evaluate((each) => {
    const [from] = getComputedStyle(each).transformOrigin.split(" ");
    return parseFloat(from ?? "") / each.clientWidth;
  });
  expect(line).toBe(1);
});

test("arrows and the wide hero picture are mirrored; the tall picture and the logo are not", async ({
  page,
}) => {
  const mirrored = async (element: Locator) => (await slantOf(element)) < 0;
  await visit(page, "/ar");
  const hero = page.locator(".hero-slider");
  await page.setViewportSize(desktop);
  expect(await mirrored(hero)).toBe(true);
  await page.setViewportSize(phone);
  expect(await mirrored(hero)).toBe(false);
  expect(await mirrored(page.getByRole("banner").getByRole("img"))).toBe(false);
  const onwards = page.getByRole("link", { name: home.hero.action.label });
  expect(await mirrored(onwards.locator("svg"))).toBe(true);
});

test("the picture of the 404 page is mirrored, except on phones", async ({ page }) => {
  const picture = page.getByRole("main").locator(".pic");
  await page.setViewportSize(desktop);
  await visit(page, "/no-such-page");
  expect(await slantOf(picture)).toBe(1);
  await visit(page, "/ar/no-such-page");
  expect(await slantOf(picture)).toBe(-1);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await slantOf(picture)).toBe(-1);
  await page.setViewportSize(phone);
  expect(await slantOf(picture)).toBe(1);
});

test("phone numbers and e-mail addresses run from left to right", async ({ page }) => {
  await visit(page, "/ar/contact");
  for (const area of [page.getByRole("main"), page.getByRole("contentinfo")]) {
    await expectLeftToRight(area.getByText(displayPhone(site.phone), { exact: true }));
    await expectLeftToRight(area.getByText(site.email, { exact: true }));
  }
});

test("e-mail and phone fields run from left to right; name and message follow the typed text", async ({
  page,
}) => {
  await visit(page, "/ar/contact");
  const { name, email, phone: telephone, message } = contact.form;
  const field = ({ label }: { label: string }) => page.getByRole("textbox", { name: label });
  for (const each of [email, telephone]) {
    await expect(field(each)).toHaveCSS("direction", "ltr");
    await field(each).fill("1");
    await expect(field(each)).toHaveCSS("direction", "ltr");
  }
  for (const each of [name, message]) {
    await expect(field(each)).toHaveCSS("direction", "rtl");
    await field(each).fill("Amal");
    await expect(field(each)).toHaveCSS("direction", "ltr");
    await field(each).fill("أمل");
    await expect(field(each)).toHaveCSS("direction", "rtl");
  }
});

test("Arabic uses its own fonts without letter spacing, and loads no unneeded font", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/static\/([\w-]+)-[\da-f]{32}\.woff2$/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await page.goto("/ar/contact", { waitUntil: "networkidle" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("font-family", /^Lateef/);
  await expect(heading).toHaveCSS("letter-spacing", /^(normal|0px)$/);
  await expect(page.locator("body")).toHaveCSS("font-family", /^Zain/);
  expect([...new Set(fonts)].sort()).toEqual([
    "imbue-figures",
    "instrument-sans-latin",
    "lateef-300",
    "zain-400",
  ]);
});
