import { expect, type Locator } from "@playwright/test";
import { visit } from "../support/journey";
import { test } from "../support/test";

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

test("the row of tabs starts at the right and scrolls to the selected tab", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/ar/services");
  const selected = page.getByRole("tab", { selected: true });
  expect((await boxOf(selected)).right).toBeGreaterThan(phone.width * 0.8);
  await selected.focus();
  for (const [key, label] of [
    ["End", "الحمّام والمساج"],
    ["Home", "القصّ"],
    ["ArrowLeft", "الصبغ"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(label);
    await expect(selected).toBeInViewport({ ratio: 0.9 });
  }
});

test("the gallery starts at the right and scrolls to the left", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/ar");
  const strip = page.getByRole("main").getByRole("group");
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
  const gallery = page.locator("#portfolio");
  for (const row of [gallery.getByRole("group"), gallery.getByRole("navigation")]) {
    const places = await row
      .getByRole("link")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual([...places].sort((a, b) => b - a));
  }
});

test("the lightbox has Close at the left and mirrored arrows", async ({ page }) => {
  await visit(page, "/ar/portfolio");
  await page.locator("#portfolio li > [aria-haspopup]").first().click();
  for (const screen of [phone, desktop]) {
    await page.setViewportSize(screen);
    const dialog = page.getByRole("dialog");
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    await expect(dialog.getByRole("img")).toBeVisible();
    expect((await boxOf(button("إغلاق"))).middle).toBeLessThan(screen.width / 4);
    const [back, next] = [button("السابقة"), button("التالية")];
    expect((await boxOf(back)).middle).toBeGreaterThan((await boxOf(next)).middle);
    for (const step of [back, next]) expect(await slantOf(step.locator("svg"))).toBeLessThan(0);
    const picture = await boxOf(dialog.getByRole("img"));
    expect(Math.abs(picture.middle - (await boxOf(dialog)).middle)).toBeLessThan(2);
  }
});

test("logo, breadcrumb, light beam and progress line are mirrored", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/ar/about");
  const logo = page.getByRole("banner").getByRole("link").first();
  expect((await boxOf(logo)).middle).toBeGreaterThan(desktop.width / 2);
  const crumbs = page.getByRole("main").getByRole("navigation").getByRole("listitem");
  expect((await boxOf(crumbs.first())).middle).toBeGreaterThan((await boxOf(crumbs.last())).right);
  expect(await slantOf(crumbs.first(), "::after")).toBeGreaterThan(0);
  const light = await page
    .locator(".beam")
    .first()
    .evaluate((section) => {
      const { backgroundImage, maskImage } = getComputedStyle(section, "::before");
      return [backgroundImage, maskImage];
    });
  expect(light[0]).toContain("linear-gradient(255deg");
  expect(light[1]).toContain("linear-gradient(193deg");
  const line = await page.locator(".day-line").evaluate((each) => {
    const [from] = getComputedStyle(each).transformOrigin.split(" ");
    return parseFloat(from ?? "") / each.clientWidth;
  });
  expect(line).toBe(1);
});

test("arrows, the wide hero picture and that of the experience are mirrored; the tall one and the logo are not", async ({
  page,
}) => {
  const mirrored = async (element: Locator) => (await slantOf(element)) < 0;
  await visit(page, "/ar");
  const hero = page.locator(".hero-slider");
  await page.setViewportSize(desktop);
  expect(await mirrored(hero)).toBe(true);
  await page.setViewportSize(phone);
  expect(await mirrored(hero)).toBe(false);
  expect(await mirrored(page.locator("section:has(+ .closing) img"))).toBe(true);
  expect(await mirrored(page.getByRole("banner").getByRole("img"))).toBe(false);
  const onwards = page.getByRole("link", { name: "تصفّحي الخدمات" });
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
    for (const text of [/^\u200e\+965\s\d{4}\s\d{3,4}$/, "hello@sidra.example.com"]) {
      const places = await placesOf(area.getByText(text, { exact: true }).first());
      expect(places.length).toBeGreaterThan(5);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  }
});

test("Arabic uses its own fonts without letter spacing, and loads no unneeded font", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/static\/([\w-]+)-[\da-f]+\.woff2$/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await page.goto("/ar/contact", { waitUntil: "networkidle" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("font-family", /^Lateef/);
  await expect(heading).toHaveCSS("letter-spacing", /^(normal|0px)$/);
  await expect(page.locator("body")).toHaveCSS("font-family", /^Zain/);
  // The content decides whether a heading has figures.
  const always = [...new Set(fonts)].filter((name) => !name.endsWith("-figures"));
  expect(always.sort()).toEqual(["instrument-sans-latin", "lateef-300", "zain-400"]);
});
