import { expect, type Page } from "@playwright/test";
import { launchOptions } from "../../scripts/lib/chromium";
import { interpolate } from "../../src/lib/interpolate";
import type { portfolio } from "../support/content";
import { portfolioPage as words, site } from "../support/content";
import { collectConsoleErrors, reload, saveData, visit } from "../support/journey";
import { otherLocales, siteLocales } from "../support/locales";
import { largest, nameOf, of } from "../support/portfolio";
import { doubleText } from "../support/reflow";
import { test } from "../support/test";

const [first, second] = of(largest) as [(typeof portfolio)[0], (typeof portfolio)[0]];
const address = `/portfolio/${largest}`;
const failed = site.messages.errors.lightboxFailed;

const tile = (page: Page, { image } = first) =>
  page.getByRole("link", { name: interpolate(words.openLabel, { alt: image.alt }), exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: words.lightbox.label });
const picture = (page: Page, { image } = first) =>
  dialog(page).getByRole("img", { name: image.alt, exact: true });
const close = (page: Page) => dialog(page).getByRole("button", { name: words.lightbox.close });

/** Opens a page, waits for hydration, and moves the pointer so that the dialog's script loads. */
async function arrive(page: Page, to = address) {
  await visit(page, to);
  await page.mouse.move(10, 10);
  await page.waitForLoadState("networkidle");
}

async function openFirst(page: Page) {
  await arrive(page);
  await tile(page).click();
  await expect(picture(page)).toBeVisible();
}

test("moves the focus to Close, and prevents scrolling", async ({ page }) => {
  await openFirst(page);
  await expect(close(page)).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("where scrollbars take space, it covers the screen, and the page behind it does not move", async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  for (const { at } of siteLocales) {
    await arrive(page, at(address));
    const open = page.getByRole("dialog");
    const link = page.locator("#portfolio li > [aria-haspopup]").first();
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    const width = await page.evaluate(() => innerWidth);
    expect(await page.evaluate(() => document.body.clientWidth)).toBeLessThan(width);
    await link.click();
    await expect(open).toBeVisible();
    expect((await link.boundingBox())?.x).toBe(before?.x);
    expect((await link.boundingBox())?.width).toBe(before?.width);
    expect(await open.boundingBox()).toMatchObject({ x: 0, width });
  }
  await browser.close();
});

test("loads its library once, on intent", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const isOwn = new URL(request.url()).hostname === "localhost"; // Google's arrives late.
    if (isOwn && request.resourceType() === "script") scripts.push(request.url());
  });
  await arrive(page);
  await page.locator("#portfolio li").last().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await tile(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await page.waitForLoadState("networkidle");
  const fetched = scripts.length;
  await tile(page).click();
  await expect(picture(page)).toBeVisible();
  await close(page).click();
  await tile(page, second).click();
  await expect(picture(page, second)).toBeVisible();
  expect(scripts).toHaveLength(fetched);
});

test("under Save-Data, loads nothing ahead and shows the smallest variant", async ({ page }) => {
  await saveData(page);
  await visit(page, address);
  await page.waitForLoadState("networkidle");
  const scripts: string[] = [];
  page.on("request", (request) => {
    const isOwn = new URL(request.url()).hostname === "localhost"; // Google's arrives late.
    if (isOwn && request.resourceType() === "script") scripts.push(request.url());
  });
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await tile(page).focus();
  await page.keyboard.press("Shift");
  await page.waitForTimeout(400);
  expect(scripts).toEqual([]);
  await tile(page).click();
  await expect(picture(page)).toHaveJSProperty("naturalWidth", 800);
});

test("shows an AVIF variant that suits the screen", async ({ browser, baseURL }) => {
  const widths: number[] = [];
  for (const deviceScaleFactor of [1, 3]) {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
    });
    const page = await context.newPage();
    await openFirst(page);
    const source = await picture(page).getAttribute("src");
    expect(source).toMatch(/\/static\/.+\.avif$/);
    widths.push(await picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth));
    await context.close();
  }
  expect(widths[0]).toBe(800);
  expect(widths[1]).toBeGreaterThan(1000);
});

test("shows an error when the library fails to load; the next attempt succeeds", async ({
  page,
}) => {
  await arrive(page);
  await page.route(/\.js$/, (route) => route.abort());
  await tile(page).click();
  await expect(dialog(page).getByText(failed)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.unroute(/\.js$/);
  await tile(page).click();
  await expect(picture(page)).toBeVisible();
});

test("the thumbnail shows an error when the dialog's script fails to load", async ({ page }) => {
  await visit(page, address);
  await page.route(/\.js$/, (route) => route.abort());
  await tile(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await page.unroute(/\.js$/);
  await page.keyboard.press("Enter");
  await expect(picture(page)).toBeVisible();
});

/* The addresses of another language begin with its prefix. */
test("Back closes it for a visitor in another language who arrives with a query", async ({
  page,
}) => {
  const [{ at, words }] = otherLocales as [(typeof otherLocales)[number]];
  const { lightbox } = words.portfolioPage;
  const arrival = at("/portfolio?fbclid=x");
  const open = page.getByRole("dialog", { name: lightbox.label });
  await arrive(page, at("/about"));
  await arrive(page, arrival);
  const [tile] = await page.locator("#portfolio a[aria-haspopup=dialog]").all();
  await tile?.click();
  await expect(open).toBeVisible();
  await page.goBack();
  await expect(open).toBeHidden();
  await expect(page).toHaveURL(arrival);
  await tile?.click();
  await open.getByRole("button", { name: lightbox.close }).click();
  await expect(open).toBeHidden();
  await expect(page).toHaveURL(arrival);
  await tile?.click();
  await expect(page).toHaveURL(new RegExp(`${at("/portfolio")}/[a-z0-9-]+/[a-z0-9-]+$`));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(at("/about"));
});

test(
  "a reload while open, or Forward after closing, shows the photograph's page; Back leads to the gallery",
  { tag: "@engines" },
  async ({ page }) => {
    await arrive(page, "/portfolio");
    await page.getByRole("link", { name: nameOf(largest), exact: true }).click();
    await tile(page).click();
    await expect(picture(page)).toBeVisible();
    await reload(page);
    await expect(page.getByRole("heading", { level: 1, name: first.name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await tile(page).click();
    await expect(picture(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: first.name })).toBeVisible();
    await page.goBack();
    await expect(tile(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/portfolio");
  },
);

test("can be opened repeatedly and closed twice at once", async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await arrive(page, "/portfolio");
  await page.getByRole("link", { name: nameOf(largest), exact: true }).click();
  for (const item of [first, second, first]) {
    await tile(page, item).dblclick();
    await expect(picture(page, item)).toBeVisible();
    await close(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(dialog(page)).toBeHidden();
  }
  await page.waitForTimeout(400);
  await expect(page).toHaveURL(address);
  expect(errors).toEqual([]);
});

/** Phones upright and sideways, a tablet and a desktop. */
const screens = [
  [390, 664],
  [393, 659],
  [412, 732],
  [360, 640],
  [320, 568],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

for (const { at, words: own } of siteLocales) {
  test(`the photograph and its texts fit the screen side by side in ${at(address)}`, async ({
    page,
  }) => {
    const { lightbox, openLabel } = own.portfolioPage;
    const { image } = of(largest, own.portfolio)[0] ?? first;
    await arrive(page, at(address));
    await page.getByRole("link", { name: interpolate(openLabel, { alt: image.alt }) }).click();
    const open = page.getByRole("dialog", { name: lightbox.label });
    await expect(open.getByRole("img", { name: image.alt, exact: true })).toBeVisible();
    await expect(open).toHaveCSS("background-color", "rgba(0, 0, 0, 0.8)");
    for (const layer of ["banner", "complementary"] as const) {
      await expect(page.getByRole(layer, { includeHidden: true })).toBeHidden();
    }
    const faults = () =>
      open.evaluate((dialog) => {
        const picture = dialog.querySelector("img[alt]:not([alt=''])");
        if (!picture) return ["no picture"];
        const found: string[] = [];
        const { left, right, top, bottom, width, height } = picture.getBoundingClientRect();
        if (Math.min(width, height) < 24) found.push(`The picture is ${width} x ${height} px.`);
        const isOutside = (box: DOMRect) =>
          box.left < -1 ||
          box.top < -1 ||
          box.right > innerWidth + 1 ||
          box.bottom > innerHeight + 1;
        for (const part of [picture, ...dialog.querySelectorAll("p, a, button")]) {
          const name = part.ariaLabel ?? part.textContent ?? "";
          const range = document.createRange();
          range.selectNodeContents(part);
          const box = part.matches("p")
            ? range.getBoundingClientRect()
            : part.getBoundingClientRect();
          if (isOutside(box)) found.push(`Beyond the screen: ${name}`);
          if (part === picture || part.matches(":disabled")) continue;
          const isOver =
            box.left < right - 1 &&
            box.right > left + 1 &&
            box.top < bottom - 1 &&
            box.bottom > top + 1;
          if (isOver) found.push(`Over the picture: ${name}`);
        }
        return found;
      });
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await expect.poll(faults, { message: `${width} x ${height}` }).toEqual([]);
    }
    await doubleText(page);
    for (const [width, height] of [screens[0], screens[4], screens[5]]) {
      await page.setViewportSize({ width, height });
      await expect.poll(faults, { message: `text at 200 %, ${width} x ${height}` }).toEqual([]);
    }
  });
}

/** Simulates a touch. Returns whether a script prevented the default. */
function touch(page: Page, fingers: number): Promise<boolean> {
  return page.evaluate((count) => {
    const touches = Array.from(
      { length: count },
      (_, identifier) =>
        new Touch({ identifier, target: document.body, clientX: identifier, clientY: 1 }),
    );
    const event = new TouchEvent("touchstart", { bubbles: true, cancelable: true, touches });
    return !document.body.dispatchEvent(event);
  }, fingers);
}

test("allows pinch zoom while open and after closing; other listeners hear a touch", async ({
  page,
}) => {
  await openFirst(page);
  expect(await touch(page, 2)).toBe(false);
  await page.evaluate(() =>
    document.addEventListener("touchstart", () => document.body.setAttribute("data-heard", "")),
  );
  await touch(page, 1);
  await expect(page.locator("body")).toHaveAttribute("data-heard");
  await close(page).click();
  await expect(page.locator("#SRLLightbox")).toHaveCount(0);
  expect(await touch(page, 2)).toBe(false);
});
