import { expect, type Page } from "@playwright/test";
import { launchOptions } from "../../scripts/lib/chromium";
import { reload, saveData, visit } from "../support/journey";
import { doubleText } from "../support/reflow";
import { test } from "../support/test";

const gallery = "/portfolio/nails";
/* The descriptions of two photographs. */
const first = "Four fields of color, as a phone held upright took them.";
const second = "Almond nails in red on sand.";
const failed = "This photograph did not load.";

const link = (page: Page, alt = first) => page.getByRole("link", { name: alt });
const dialog = (page: Page) => page.getByRole("dialog");
const picture = (page: Page, alt = first) => dialog(page).getByRole("img", { name: alt });
const close = (page: Page) => dialog(page).getByRole("button", { name: "Close" });
const firstLink = (page: Page) => page.locator("#portfolio li > [aria-haspopup]").first();

/** Collects the addresses of the scripts that the site loads from now on. Google's arrives late. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const isOwn = new URL(request.url()).hostname === "localhost";
    if (isOwn && request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

/** Opens a page, waits for hydration, and moves the pointer so that the dialog's script loads. */
async function arrive(page: Page) {
  await visit(page, gallery);
  await page.mouse.move(10, 10);
  await page.waitForLoadState("networkidle");
}

async function openFirst(page: Page) {
  await visit(page, gallery);
  await link(page).click();
  await expect(picture(page)).toBeVisible();
}

test("where scrollbars take space, it covers the screen, and the page behind it does not move", async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  for (const address of [gallery, `/ar${gallery}`]) {
    await visit(page, address);
    await page.evaluate(() => document.fonts.ready);
    await firstLink(page).scrollIntoViewIfNeeded();
    const before = await firstLink(page).boundingBox();
    const width = await page.evaluate(() => innerWidth);
    expect(await page.evaluate(() => document.body.clientWidth)).toBeLessThan(width);
    await firstLink(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const { x, width: linkWidth } = (await firstLink(page).boundingBox()) ?? {};
    expect(before).toMatchObject({ x, width: linkWidth });
    expect(await page.getByRole("dialog").boundingBox()).toMatchObject({ x: 0, width });
  }
  await browser.close();
});

test("loads its library once, on intent", async ({ page }) => {
  const scripts = collectScripts(page);
  await arrive(page);
  const before = scripts.length;
  await link(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await link(page).click();
  await expect(picture(page)).toBeVisible();
  const fetched = scripts.length;
  await close(page).click();
  await link(page, second).click();
  await expect(picture(page, second)).toBeVisible();
  expect(scripts).toHaveLength(fetched);
});

test("under Save-Data, loads nothing ahead and shows the smallest variant", async ({ page }) => {
  await saveData(page);
  await page.setViewportSize({ width: 1440, height: 2000 }); // A larger variant would suit it.
  await visit(page, gallery);
  await page.waitForLoadState("networkidle");
  const scripts = collectScripts(page);
  await page.mouse.move(10, 10);
  await link(page).focus();
  await page.keyboard.press("Shift");
  await page.waitForTimeout(400);
  expect(scripts).toEqual([]);
  await link(page).click();
  await expect(picture(page)).toHaveJSProperty("naturalWidth", 840);
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
    await expect(picture(page)).toHaveAttribute("src", /\/static\/.+\.avif$/);
    widths.push(await picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth));
    await context.close();
  }
  expect(widths[0]).toBe(840);
  expect(widths[1]).toBeGreaterThan(1000);
});

test("shows an error when the library fails to load; the next attempt succeeds", async ({
  page,
}) => {
  await arrive(page);
  await page.route(/\.js$/, (route) => route.abort());
  await link(page).click();
  await expect(dialog(page).getByText(failed)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.unroute(/\.js$/);
  await link(page).click();
  await expect(picture(page)).toBeVisible();
});

test("shows an error in view when the dialog's script fails to load", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, gallery);
  await page.route(/\.js$/, (route) => route.abort());
  await link(page).click({ position: { x: 100, y: 100 } });
  await expect(page.getByText(failed)).toBeInViewport({ ratio: 1 });
});

const preview = (page: Page) => dialog(page).getByRole("presentation");

/** Opens the second photograph, and stops at the first frame in which it grows. */
async function growSecond(page: Page) {
  await arrive(page);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...options) {
      const animation = animate.apply(this, options);
      animation.pause();
      return animation;
    };
  });
  await link(page, second).click();
  await expect(preview(page)).toBeVisible();
}

test("the picture grows from its tile; not a crop, nor from a tile out of sight, nor under reduced motion", async ({
  page,
}) => {
  await growSecond(page);
  const { x = NaN, y = NaN } = (await preview(page).boundingBox()) ?? {};
  await expect(picture(page, second)).toBeHidden();
  await expect(page.getByAltText(second)).toBeHidden();
  /* As Escape does, before the event that the page hears. */
  const leaving = await preview(page).evaluate((image) => {
    image.closest("dialog")?.close();
    return getComputedStyle(image.parentElement ?? image).opacity;
  });
  expect(leaving).toBe("0");
  await expect(page.getByAltText(second)).toBeVisible();
  /* The mouse over it enlarges it. */
  const tile = await page.getByAltText(second).boundingBox();
  expect(Math.abs(x - (tile?.x ?? NaN))).toBeLessThan(8);
  expect(Math.abs(y - (tile?.y ?? NaN))).toBeLessThan(8);
  const openWithoutGrowth = async (alt: string) => {
    await page.keyboard.press("Enter");
    await expect(picture(page, alt)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  };
  await link(page).focus();
  await openWithoutGrowth(first);
  await link(page, second).focus();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await openWithoutGrowth(second);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithoutGrowth(second);
});

test("after Back while it grows, and after a picture that fails, no tile is hidden", async ({
  page,
}) => {
  await growSecond(page);
  await page.goBack();
  await expect(page.getByAltText(second)).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(/\.(avif|jpg)$/, (route) => route.abort());
  const alt = "Mint nails on a rose ground.";
  await link(page, alt).click();
  await expect(dialog(page).getByText(failed)).toBeVisible();
  await expect(page.getByAltText(alt)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByAltText(alt)).toBeVisible();
});

/* The addresses of another language begin with its prefix. */
test("Back closes it for a visitor in another language who arrives with a query", async ({
  page,
}) => {
  const arrival = "/ar/portfolio?fbclid=x";
  const open = page.getByRole("dialog");
  await visit(page, "/ar/about");
  await visit(page, arrival);
  for (const leave of [() => page.goBack(), () => open.getByLabel("إغلاق").click()]) {
    await firstLink(page).click();
    await expect(open).toBeVisible();
    await leave();
    await expect(open).toBeHidden();
    await expect(page).toHaveURL(arrival);
  }
  await firstLink(page).click();
  await expect(page).toHaveURL("/ar/portfolio/nails/fields-of-color");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/ar/about");
});

test(
  "a reload while open, or Forward after closing, shows the photograph's page; Back leads to the gallery",
  { tag: "@engines" },
  async ({ page }) => {
    await visit(page, "/portfolio");
    await page.getByRole("link", { name: "Nails", exact: true }).click();
    await expect(page).toHaveURL(gallery);
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await link(page).click();
    await expect(picture(page)).toBeVisible();
    const top = await page.evaluate(() => scrollY);
    await reload(page);
    await expect(page.getByRole("heading", { level: 1, name: "Fields of color" })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(gallery);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    expect(top).toBeGreaterThan(0);
    await link(page).click();
    await expect(picture(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(gallery);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Fields of color" })).toBeVisible();
    await page.goBack();
    await expect(link(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/portfolio");
  },
);

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

for (const prefix of ["", "/ar"]) {
  test(`the photograph and its texts fit the screen side by side in ${prefix}${gallery}`, async ({
    page,
  }) => {
    await visit(page, prefix + gallery);
    await firstLink(page).click();
    const open = page.getByRole("dialog");
    await expect(open.getByRole("img")).toBeVisible();
    await expect(open).toHaveCSS("background-color", "rgba(0, 0, 0, 0.8)", { pseudo: "before" });
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
