import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { builtContent, isFixture } from "./built-content";
import { baseUrl, fetchAll, type firstVisit, librariesIn, picture } from "./first-visit";

const KB = 1024;

/**
 * Staff may use photographs with much detail, leave out Arabic, so that the page needs Latin fonts, and add slides, which
 * load react-slick. The pictures of the fixture are flat, so their budgets are strict.
 */
const pictures = isFixture
  ? { largest: 3 * KB, screen: 10 * KB, page: 20 * KB, home: 200 * KB }
  : { largest: 120 * KB, screen: 300 * KB, page: 600 * KB, home: 1200 * KB };
export const hasSlider = builtContent().home.hero.slides.length > 1;

/** Budgets in bytes: text after `gzip -9`, pictures and fonts as they are. */
const budget = {
  scripts: 84 * KB,
  /** The form, in addition. */
  form: 4.75 * KB,
  /** The search of the services, in addition. */
  search: 2.25 * KB,
  slider: 16 * KB,
  /** With a measurement id. */
  analytics: isFixture ? KB : 0,
  /** All fonts that a page loads without interaction. */
  fonts: (isFixture ? 36 : 54) * KB,
  arabicFonts: (isFixture ? 54 : 86) * KB,
  lcpPicture: pictures.largest,
  portfolioScreen: pictures.screen,
  portfolioPage: pictures.page,
  homeWhole: pictures.home,
  /** One of them for the next slide. */
  homeRequests: isFixture ? 16 : 18,
};

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
const raw = (bodies: readonly Buffer[]) => total(bodies.map(({ length }) => length));
const zipped = (bodies: readonly Buffer[]) =>
  total(bodies.map((body) => gzipSync(body, { level: 9 }).length));

/** Pictures, fonts and films as they are, everything else after gzip. */
async function totalWeight(bodies: (kind: RegExp) => Promise<Buffer[]>): Promise<number> {
  const binary = /\.(avif|jpe?g|png|webp|woff2|mp4)$/;
  const text = new RegExp(`^(?!.*${binary.source})`);
  return raw(await bodies(binary)) + zipped(await bodies(text));
}

const film = /\.(mp4|vtt)$/;

const rows: Record<string, Record<string, string | number>> = {};

/** Notes weights of a page, which `printWeights` prints. */
export function note(row: string, values: Record<string, string | number>) {
  rows[row] = { ...rows[row], ...values };
}

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

/** Prints the weights that this worker has noted. */
export function printWeights() {
  if (Object.keys(rows).length === 0) return;
  console.log("Weight in KB, first visit, 390 px, DPR 2");
  console.table(rows);
}

type Visit = Awaited<ReturnType<typeof firstVisit>>;

/** Expects that a page loads no more than the budget until it is idle. */
export async function expectLight(
  page: Page,
  { route, arabic, slides }: { route: string; arabic: boolean; slides: boolean },
  { requests, bodies }: Visit,
) {
  const scripts = await bodies(/\.js$/);
  const fonts = raw(await bodies(/\.woff2$/));
  const largest = await page.evaluate(
    () => (window as unknown as { largest: string[] }).largest.at(-1) ?? "",
  );
  const first = await page
    .locator("img[fetchpriority=high]")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  const lcp = [...new Set([...first, largest].filter((address) => /\.\w+$/.test(address)))];
  const lcpWeights = await Promise.all(
    lcp.map(async (address) => raw(await fetchAll(page, [address], /./))),
  );
  note(route, {
    scripts: kilobytes(zipped(scripts)),
    fonts: kilobytes(fonts),
    "largest picture": lcpWeights.map(kilobytes).join(", ") || "text",
    "pictures at once": kilobytes(raw(await bodies(picture))),
    "all at once": kilobytes(await totalWeight(bodies)),
  });
  expect.soft(scripts.length).toBeGreaterThan(2);
  const form = route.endsWith("/contact") ? budget.form : 0;
  const search = route.endsWith("/services") ? budget.search : 0;
  const slider = slides ? budget.slider : 0;
  const scriptBudget = budget.scripts + budget.analytics + form + search + slider;
  expect.soft(zipped(scripts), "scripts").toBeLessThanOrEqual(scriptBudget);
  const fontBudget = arabic ? budget.arabicFonts : budget.fonts;
  expect.soft(fonts, "fonts").toBeLessThanOrEqual(fontBudget);
  expect
    .soft(
      lcp.filter((address) => !address.endsWith(".avif")),
      "LCP format",
    )
    .toEqual([]);
  for (const weight of lcpWeights) expect.soft(weight).toBeLessThanOrEqual(budget.lcpPicture);
  expect.soft(librariesIn(scripts)).toEqual(slides ? ["react-slick"] : []);
  expect.soft(requests.filter((address) => film.test(new URL(address).pathname))).toEqual([]);
  expect.soft(requests.filter((address) => !address.startsWith(baseUrl()))).toEqual([]);
}

/** Expects that a start page, which was scrolled to its end, stays within the budget when its gallery is, too. */
export async function expectLightGallery(
  page: Page,
  route: string,
  code: string,
  { bodies }: Visit,
) {
  const down = await totalWeight(bodies);
  const { label } = builtContent(code).home.space;
  for (const room of await page.getByRole("group", { name: label }).getByRole("img").all()) {
    await room.scrollIntoViewIfNeeded();
    await expect(room).toHaveAttribute("data-loaded");
  }
  const whole = await totalWeight(bodies);
  note(route, { "scrolled to the end": kilobytes(down), "and the strip": kilobytes(whole) });
  expect.soft(whole).toBeLessThanOrEqual(budget.homeWhole);
}

/** Expects that the first screen of the portfolio stays within the budget. */
export async function expectLightScreen(page: Page) {
  const shown = await page
    .locator("main img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );
  expect(shown.length).toBeGreaterThan(0);
  const screen = raw(await fetchAll(page, shown, picture));
  note("/portfolio", { "first screen": kilobytes(screen) });
  expect.soft(screen).toBeLessThanOrEqual(budget.portfolioScreen);
}

/** Expects that a page of the portfolio, which was scrolled to its end, stays within the budget. */
export async function expectLightPage({ bodies }: Visit) {
  const pictures = raw(await bodies(picture));
  note("/portfolio", {
    "first page, pictures": kilobytes(pictures),
    "scrolled to the end": kilobytes(await totalWeight(bodies)),
  });
  expect.soft(pictures).toBeLessThanOrEqual(budget.portfolioPage);
}

/** Expects that a start page does not request many files before the load event. */
export async function expectFewRequests(page: Page, route: string, arabic: boolean) {
  /* Fonts of Arabic script have no digits or Latin letters. Those are in two additional files. */
  const files = budget.homeRequests + (arabic ? 2 : 0);
  const html = await (await page.request.get(route)).text();
  /* A busy machine may load the page component, which is no script element of the document, before the load event. */
  const early = await page.evaluate((document) => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (load?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => !path.endsWith(".js") || document.includes(`src="${path}"`));
  }, html);
  note(route, { "requests before load": 1 + early.length });
  expect(1 + early.length, early.join("\n")).toBeLessThanOrEqual(files);
}
