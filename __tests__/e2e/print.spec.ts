import { expect, type Page } from "@playwright/test";
import { contentIn } from "../support/content";
import { picturesLoaded, scrollThrough, visit } from "../support/journey";
import { otherLocales } from "../support/locales";
import { routes } from "../support/routes";
import { test } from "../support/test";

test.use({ viewport: { width: 794, height: 1123 } }); // A4

/** The effective opacity of each text and picture. */
function opacities(page: Page) {
  return page
    .locator(":is(main, footer) :is(h1, h2, h3, p, li, dt, dd, img):not([aria-hidden=true] *)")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          let opacity = 1;
          for (let each: Element | null = element; each; each = each.parentElement) {
            opacity *= Number(getComputedStyle(each).opacity);
          }
          return `${opacity}: ${element.textContent || element.getAttribute("alt")}`;
        }),
    );
}

/** The photographs that are printed, with their alt text, and whether they are on the sheet. */
function photographs(page: Page) {
  return page
    .locator("main .pic img.fade:not(.slick-slide:not(.slick-current) *)")
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .map((image) => ({ image, frame: image.getBoundingClientRect() }))
        .filter(({ frame }) => frame.width > 0)
        .map(({ image, frame }) => ({
          alt: image.alt,
          src: image.currentSrc,
          loaded: image.complete && image.naturalWidth > 0,
          onSheet: frame.left >= 0 && frame.right <= innerWidth,
        })),
    );
}

const english = contentIn();

/** In other locales only the price list, which has print columns. */
const printed = [
  ...routes.map((route) => ({ route, words: english })),
  ...otherLocales.map(({ at, words }) => ({ route: at("/services"), words })),
];

for (const { route, words } of printed) {
  test(`${route} prints all texts without scrolling, and the pictures that have loaded`, async ({
    page,
  }) => {
    await visit(page, route);
    await page.emulateMedia({ media: "print" });
    const seen = await opacities(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((each) => !each.startsWith("1:"))).toEqual([]);
    await expect(page.getByText(words.site.messages.layout.skipLink)).toBeHidden();
    /* Not every browser loads lazy pictures for printing. */
    await scrollThrough(page);
    await picturesLoaded(page);
    const sheets = await page.pdf({ format: "A4", printBackground: true });
    const shown = await photographs(page);
    expect(shown.filter(({ loaded, onSheet }) => !loaded || !onSheet)).toEqual([]);
    const drawn = sheets.toString("latin1").match(/\/Subtype \/Image/g) ?? [];
    /* The PDF contains a picture once, however often the page shows it. */
    const files = new Set(shown.map(({ src }) => src));
    expect(drawn.length).toBeGreaterThanOrEqual(files.size);
  });
}

test("prints the banner of the special offers", async ({ page }) => {
  await visit(page, "/special-offers");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main .pic").first()).toBeVisible();
});
