import type { Page } from "@playwright/test";
import { googleHost, test } from "./test";

/** A phone, for `test.use`. */
export const phone = {
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

/** Loads a page and records its requests, except that of Google's script. */
export async function firstVisit(page: Page, route: string) {
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
  const response = await page.goto(route, { waitUntil: "networkidle" });
  return {
    status: response?.status(),
    requests,
    bodies: (kind: RegExp) => fetchAll(page, requests, kind),
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
