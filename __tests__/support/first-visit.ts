import { type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { answerForGoogle, googleHost, test } from "./test";

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** The addresses of pictures. */
export const picture = /\.(avif|jpe?g|png|webp)$/;

/** Strings that occur only in the code of a library. */
const libraries = {
  "simple-react-lightbox": "SRLLightbox",
  "react-slick": "slick-track",
  "supabase-js": "supabase-js",
};

/** The libraries whose code is in these scripts. */
export const librariesIn = (scripts: readonly Buffer[]) =>
  Object.entries(libraries)
    .filter(([, word]) => scripts.some((script) => script.includes(word)))
    .map(([library]) => library);

/** Loads a page in a new browser context and records its requests, except that of Google's script. */
export async function firstVisit(browser: Browser, route: string, options = phone) {
  const context = await browser.newContext({ baseURL: baseUrl(), ...options });
  await answerForGoogle(context);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== googleHost) requests.push(request.url());
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

export const baseUrl = () => test.info().project.use.baseURL ?? "";

const fetched = new Map<string, Promise<Buffer>>();

/** The decoded bodies of all addresses whose path matches, each once. */
export async function fetchAll(
  page: Page,
  addresses: readonly string[],
  kind: RegExp,
): Promise<Buffer[]> {
  const wanted = [...new Set(addresses)].filter((each) => kind.test(new URL(each).pathname));
  return Promise.all(
    wanted.map((address) => {
      const body = fetched.get(address) ?? page.request.get(address).then((each) => each.body());
      fetched.set(address, body);
      return body;
    }),
  );
}
