import { expect, type Page, test } from "@playwright/test";
import { addressIn } from "../../src/i18n/address-in";
import { locales, scriptOf } from "../../src/i18n/locales";
import {
  expectAccessibleAt,
  expectReflow,
  finishMotion,
  narrow,
  revealAll,
  wide,
} from "../support/axe";
import { firstVisit, phone } from "../support/first-visit";
import { collectConsoleErrors, picturesLoaded, scrollThrough } from "../support/journey";
import { delayFonts, maxLayoutShift, recordLayoutShifts, sumOf } from "../support/layout-shift";
import { expectHintsUsed, recordLoads } from "../support/preload-hints";
import { routes } from "../support/routes";
import {
  expectFewRequests,
  expectLight,
  expectLightGallery,
  expectLightPage,
  expectLightScreen,
  hasSlider,
  printWeights,
} from "../support/weight";

test.afterAll(printWeights);

/* Chromium counts a layout shift when a number in the first line of an Arabic text changes, although nothing moves. */
const maxShift = { ltr: maxLayoutShift, rtl: Math.max(maxLayoutShift, 0.01) };

type Direction = keyof typeof maxShift;

/** Starts what `expectStable` looks at. To be called before the visit. */
async function watch(page: Page) {
  const errors = collectConsoleErrors(page);
  await delayFonts(page);
  return { errors, shifts: await recordLayoutShifts(page) };
}

/** Scrolls through the page. Expects that nothing moves, that all of it is there, and that nothing was logged. */
async function expectStable(
  page: Page,
  { route, direction, width }: { route: string; direction: Direction; width: number },
  { errors, shifts }: Awaited<ReturnType<typeof watch>>,
) {
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  await picturesLoaded(page);
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const moved = await shifts();
  expect.soft(sumOf(moved), JSON.stringify(moved)).toBeLessThan(maxShift[direction]);
  await expect(page).toHaveURL(route);
  /* The browser logs the status 404. The site logs no errors. */
  const isLost = route.endsWith("/nothing-here");
  /* Journeys cannot reach the map's host. */
  const own = errors.filter((text) => !text.includes("(https://"));
  expect.soft(own.filter((text) => !isLost || !text.includes("status of 404"))).toEqual([]);
}

const statusOf = (route: string) => (route.endsWith("/nothing-here") ? 404 : 200);

/** The distances of WCAG 1.4.12. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** Expects that neither more space between letters nor long words widen a page. Replaces its texts. */
async function expectNoExcess(page: Page, route: string) {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.setViewportSize({ width: narrow, height: 800 });
  const style = await page.addStyleTag({ content: textSpacing });
  /* Just after the change of size, Chromium may still lay out with the `vw` of the wide screen. */
  await expect.soft.poll(excess, `${route}, text spacing`).toBe(0);
  await style.evaluate((element: Element) => element.remove());
  /* Nobody writes page numbers and commas, and the content check limits prices. */
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (/^[\d\p{P}]*$/u.test(text.textContent?.trim() ?? "")) continue;
      if (text.parentElement?.closest("script, style, .price")) continue;
      text.textContent = "n".repeat(80);
    }
  });
  for (const width of [390, 844, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await finishMotion(page);
    expect.soft(await excess(), `${route}, long words, ${width} px`).toBe(0);
  }
}

const addresses = locales.flatMap(({ code, urlPrefix, direction }) =>
  routes.map((page) => ({
    page,
    code,
    direction,
    route: addressIn(urlPrefix, page),
    arabic: scriptOf(code) === "Arab",
    slides: page === "/" && hasSlider,
  })),
);

test.describe("on a phone", () => {
  test.use(phone);

  for (const { page: kind, code, ...address } of addresses) {
    const { route } = address;

    /* In this order: the untouched page is weighed, axe adds a script, and long words replace the texts. */
    test(`a first visit to ${route} stays within the budget and loads nothing deferred, without console messages or layout shift, and it is accessible and reflows at every width`, async ({
      page,
    }) => {
      const watched = await watch(page);
      const loads = await recordLoads(page);
      const visit = await firstVisit(page, route);
      expect(visit.status).toBe(statusOf(route));
      await expectHintsUsed(page, route, loads);
      await expectLight(page, address, visit);
      if (route === "/portfolio") await expectLightScreen(page);
      await expectStable(page, { ...address, width: 390 }, watched);
      if (route === "/portfolio") await expectLightPage(visit);
      if (kind === "/") await expectLightGallery(page, route, code, visit);
      await page.evaluate(() => scrollTo(0, 0));
      await revealAll(page);
      await expectAccessibleAt(page, route, { at: [narrow, wide] });
      await expectReflow(page, route, [narrow, 768, wide]);
      await expectNoExcess(page, route);
      await expectHintsUsed(page, route, loads); // Still: the data of no other page.
    });

    if (kind !== "/") continue;

    test(`${route} requests few files before the load event`, async ({ page }) => {
      await page.goto(route);
      await expectFewRequests(page, route, address.arabic);
    });
  }
});

/* Both languages have the same layouts: one is tested at both sizes, the other on a phone. */
for (const route of routes) {
  test(`${route} loads without console messages or layout shift on a desktop`, async ({ page }) => {
    const watched = await watch(page);
    const response = await page.goto(route);
    expect(response?.status()).toBe(statusOf(route));
    await expectStable(page, { route, direction: "ltr", width: 1440 }, watched);
  });
}
