import { gzipSync } from "node:zlib";
import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from "@playwright/test";
import { contact, home, site } from "../support/content";
import { isInitialContent } from "../support/initial-content";
import {
  picturesLoaded,
  saveData,
  scrollThrough,
  swipeUp,
  visit,
  waitForHydration,
} from "../support/journey";
import { siteLocales } from "../support/locales";
import { labelOf } from "../support/navigation";
import { needs } from "../support/needs";
import { routes } from "../support/routes";

const KB = 1024;

/**
 * Staff may use photographs with more detail, leave out Arabic, so that the page needs Latin fonts, and add slides, which
 * load react-slick.
 */
const detail = isInitialContent ? 1 : 2;
const hasSlider = home.hero.slides.length > 1;

/** Budgets in bytes: text after `gzip -9`, pictures and fonts as they are. */
const budget = {
  scripts: 84 * KB,
  /** The form, in addition. */
  form: KB,
  slider: 16 * KB,
  /** All fonts that a page loads without interaction. */
  fonts: (isInitialContent ? 60 : 80) * KB,
  lcpPicture: detail * 60 * KB,
  portfolioScreen: detail * 150 * KB,
  portfolioPage: detail * 300 * KB,
  homeWhole: detail * 600 * KB,
  homeRequests: isInitialContent ? 15 : 18,
};

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const picture = /\.(avif|jpe?g|png|webp)$/;
const film = /\.(mp4|webm|vtt)$/;

/** Strings that occur only in the code of a library. */
const libraries = {
  "simple-react-lightbox": "SRLLightbox",
  "react-slick": "slick-track",
  "supabase-js": "supabase-js",
};

const librariesIn = (scripts: readonly Buffer[]) =>
  Object.entries(libraries)
    .filter(([, word]) => scripts.some((script) => script.includes(word)))
    .map(([library]) => library);

/** Loads a page in a new browser context and records its requests. */
async function firstVisit(browser: Browser, route: string, options = phone) {
  const context = await browser.newContext({ baseURL: baseUrl(), ...options });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("http")) requests.push(request.url());
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { largest: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as LargestContentfulPaint).url);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(route, { waitUntil: "networkidle" });
  return {
    page,
    requests,
    bodies: (test: RegExp) => fetchAll(page, requests, test),
    end: () => context.close(),
  };
}

interface LargestContentfulPaint extends PerformanceEntry {
  readonly url: string;
}

const baseUrl = () => test.info().project.use.baseURL ?? "";

const fetched = new Map<string, Promise<Buffer>>();

/** The decoded bodies of all addresses whose path matches, each once. */
async function fetchAll(page: Page, addresses: readonly string[], kind: RegExp): Promise<Buffer[]> {
  const wanted = [...new Set(addresses)].filter((each) => kind.test(new URL(each).pathname));
  return Promise.all(
    wanted.map((address) => {
      const body = fetched.get(address) ?? page.request.get(address).then((each) => each.body());
      fetched.set(address, body);
      return body;
    }),
  );
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
const raw = (bodies: readonly Buffer[]) => total(bodies.map(({ length }) => length));
const zipped = (bodies: readonly Buffer[]) =>
  total(bodies.map((body) => gzipSync(body, { level: 9 }).length));

/** Pictures, fonts and films as they are, everything else after gzip. */
async function totalWeight(bodies: (kind: RegExp) => Promise<Buffer[]>): Promise<number> {
  const binary = /\.(avif|jpe?g|png|webp|woff2|mp4|webm)$/;
  const text = new RegExp(`^(?!.*${binary.source})`);
  return raw(await bodies(binary)) + zipped(await bodies(text));
}

const rows: Record<string, Record<string, string | number>> = {};

function note(row: string, values: Record<string, string | number>) {
  rows[row] = { ...rows[row], ...values };
}

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

test.describe.configure({ mode: "default" });

test.afterAll(() => {
  console.log("Weight in KB, first visit, 390 px, DPR 2");
  console.table(rows);
});

const addresses = siteLocales.flatMap(({ at }) =>
  routes.map((page) => ({ route: at(page), slides: page === "/" && hasSlider })),
);

for (const { route, slides } of addresses) {
  test(`a first visit to ${route} stays within the budget and loads nothing deferred`, async ({
    browser,
  }) => {
    const { page, requests, bodies, end } = await firstVisit(browser, route);
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
    const scriptBudget = budget.scripts + form + (slides ? budget.slider : 0);
    expect.soft(zipped(scripts), "scripts").toBeLessThanOrEqual(scriptBudget);
    expect.soft(fonts, "fonts").toBeLessThanOrEqual(budget.fonts);
    expect
      .soft(
        lcp.filter((address) => !address.endsWith(".avif")),
        "LCP format",
      )
      .toEqual([]);
    for (const weight of lcpWeights) expect.soft(weight).toBeLessThanOrEqual(budget.lcpPicture);
    /* Styles that Emotion inserts by script are missing from the first paint. */
    const added = await page
      .locator("style[data-emotion]")
      .evaluateAll((styles: HTMLStyleElement[]) =>
        styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText)),
      );
    const isBuilt = !slides && !route.endsWith("/nothing-here");
    expect.soft(isBuilt ? added : [], "styles added by script").toEqual([]);
    expect.soft(librariesIn(scripts)).toEqual(slides ? ["react-slick"] : []);
    expect.soft(requests.filter((address) => film.test(new URL(address).pathname))).toEqual([]);
    expect.soft(requests.filter((address) => !address.startsWith(baseUrl()))).toEqual([]);
    await end();
  });
}

for (const { code, at, words } of siteLocales) {
  const { home } = words;
  const start = at("/");
  /* Arabic fonts have no digits or Latin letters. Those are in two additional files. */
  const files = budget.homeRequests + (code === "ar" ? 2 : 0);

  /* A busy machine may load the page component, which is no script element of the document, before the load event. */
  test(`${start} requests at most ${files} files before the load event`, async ({ browser }) => {
    const { page, end } = await firstVisit(browser, start);
    const html = await (await page.request.get(start)).text();
    const early = await page.evaluate((document) => {
      const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < (load?.loadEventStart ?? 0))
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => !path.endsWith(".js") || document.includes(`src="${path}"`));
    }, html);
    await end();
    note(start, { "requests before load": 1 + early.length });
    expect(1 + early.length, early.join("\n")).toBeLessThanOrEqual(files);
  });

  test(`${start} stays within the budget when the page and the gallery are scrolled to the end`, async ({
    browser,
  }) => {
    const { page, bodies, end } = await firstVisit(browser, start);
    await scrollThrough(page);
    await picturesLoaded(page);
    await page.waitForLoadState("networkidle");
    const down = await totalWeight(bodies);
    const rooms = page.getByRole("group", { name: home.space.label }).getByRole("img");
    for (const room of await rooms.all()) {
      await room.scrollIntoViewIfNeeded();
      await expect(room).toHaveAttribute("data-loaded");
    }
    const whole = await totalWeight(bodies);
    note(start, { "scrolled to the end": kilobytes(down), "and the strip": kilobytes(whole) });
    expect(whole).toBeLessThanOrEqual(budget.homeWhole);
    await end();
  });
}

test("the first screen and the first page of the portfolio stay within their budgets", async ({
  browser,
}) => {
  needs({ "photographs of a category": 7 });
  const { page, bodies, end } = await firstVisit(browser, "/portfolio");
  const shown = await page
    .locator("main img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );
  expect(shown.length).toBeGreaterThan(0);
  const screen = raw(await fetchAll(page, shown, picture));
  await scrollThrough(page);
  await picturesLoaded(page);
  await page.waitForLoadState("networkidle");
  const pictures = raw(await bodies(picture));
  note("/portfolio", {
    "first screen": kilobytes(screen),
    "first page, pictures": kilobytes(pictures),
    "scrolled to the end": kilobytes(await totalWeight(bodies)),
  });
  expect(screen).toBeLessThanOrEqual(budget.portfolioScreen);
  expect(pictures).toBeLessThanOrEqual(budget.portfolioPage);
  await end();
});

test("scrolling the portfolio with a finger on a photograph does not load the lightbox's library", async ({
  browser,
}) => {
  needs({ "photographs of a category": 7 });
  const { page, bodies, end } = await firstVisit(browser, "/portfolio");
  await waitForHydration(page);
  await swipeUp(page, page.locator("#portfolio li img").first());
  await page.waitForLoadState("networkidle");
  expect(librariesIn(await bodies(/\.js$/))).toEqual([]);
  await end();
});

for (const [width, columns] of [
  [390, 1],
  [800, 2],
  [1440, 3],
] as const) {
  test(`only the first row of the portfolio loads eagerly: ${columns} at ${width} px`, async ({
    browser,
  }) => {
    needs({ "photographs of a category": 7 });
    const { page, requests, end } = await firstVisit(browser, "/portfolio", {
      viewport: { width, height: 900 },
    });
    const early = await page.locator("#portfolio li img").evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ loading, currentSrc }) => {
        const [request] = performance.getEntriesByName(currentSrc);
        const { initiatorType } = (request ?? {}) as Partial<PerformanceResourceTiming>;
        return loading !== "lazy" || initiatorType === "link";
      }),
    );
    expect(early).toEqual(early.map((_, index) => index < columns));
    const pictures = requests.filter((address) => picture.test(new URL(address).pathname));
    expect(new Set(pictures).size).toBe(pictures.length);
    await end();
  });
}

test("the form loads its library on first use", async ({ browser }) => {
  const { page, bodies, end } = await firstVisit(browser, "/contact");
  await page.getByLabel(contact.form.name.label).tap();
  await expect.poll(async () => librariesIn(await bodies(/\.js$/))).toEqual(["supabase-js"]);
  await end();
});

test("pages are prefetched on hover and on focus, not when their links are in view", async ({
  page,
}) => {
  needs({ links: 6 });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  const linkTo = (route: string) =>
    page.getByRole("banner").getByRole("link", { name: labelOf(route), exact: true });
  await expect(linkTo("/about")).toBeVisible();
  await expect(linkTo("/services")).toBeVisible();
  expect(requests.filter((path) => /about|services/.test(path))).toEqual([]);
  await linkTo("/about").hover();
  await expect.poll(() => requests).toContain("/page-data/about/page-data.json");
  await expect.poll(() => requests.some((path) => /pages-about.*\.js$/.test(path))).toBe(true);
  await linkTo("/services").focus();
  await expect.poll(() => requests).toContain("/page-data/services/page-data.json");
});

test("under Save-Data, focus prefetches no page", async ({ page }) => {
  needs({ links: 6 });
  const requests: string[] = [];
  await saveData(page);
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => requests.push(request.url()));
  const links = page.getByRole("banner").getByRole("link");
  for (const { label } of site.navigation.slice(1)) {
    await links.filter({ hasText: label }).focus();
  }
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  await links.filter({ hasText: labelOf("/about") }).click();
  await expect(page).toHaveURL("/about");
  expect(requests.some((address) => address.endsWith("/page-data/about/page-data.json"))).toBe(
    true,
  );
});
