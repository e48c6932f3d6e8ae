import fs from "node:fs";
import path from "node:path";
import { routes } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { headersFor } from "./headers-for";

/** A deployed site, and the folder that was deployed. */
interface Deployment {
  url: string;
  dir: string;
}

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Compares every page in every locale with the built site: status, HTML, headers, page data, and the redirect from its
 * address with a slash. Also requests a missing page and the files of the home page. Returns the differences.
 */
export async function checkPages(site: Deployment): Promise<string[]> {
  const found: string[] = [];
  for (const { pathPrefix: prefix } of locales) {
    for (const address of routes.map((route) => addressIn(prefix, route))) {
      const name = address === "/" ? "index" : address.slice(1);
      const differences = await checkPage(site, address, { file: `${name}.html`, status: 200 });
      found.push(...differences);
      if (differences.length > 0) continue;
      found.push(...(await checkData(site, `/page-data/${name}/page-data.json`)));
      if (address !== "/") found.push(...(await checkRedirect(site, address)));
    }
    const missing = addressIn(prefix, "/smoke-test-of-a-missing-page");
    found.push(...(await checkPage(site, missing, { file: `${prefix}/404.html`, status: 404 })));
  }
  found.push(...(await checkFiles(site)));
  return found;
}

async function checkPage(
  { url, dir }: Deployment,
  address: string,
  { file, status }: { file: string; status: number },
): Promise<string[]> {
  const response = await get(url, address);
  if (response.status === 0) return [`${address} cannot be reached: ${response.text}`];
  if (response.status !== status)
    return [`${address} responded with ${response.status}, not ${status}.`];
  const found: string[] = [];
  const change = firstChange(read(dir, file), response.text);
  if (change) found.push(`${address} differs from the built page: ${change}. ${hostMayDiffer}`);
  const headers = headersFor(read(dir, "_headers"), new URL(url).hostname + address);
  // The host does not allow caching of a missing page.
  if (status === 404) delete headers["cache-control"];
  for (const [name, value] of Object.entries(headers)) {
    if (response.headers.get(name) === value) continue;
    found.push(`${address} has the header ${name}: ${response.headers.get(name)}, not ${value}`);
  }
  return found;
}

async function checkData({ url, dir }: Deployment, data: string): Promise<string[]> {
  if ((await get(url, data)).text === read(dir, data)) return [];
  return [`${data} differs from the built file. The host may still serve another release.`];
}

async function checkRedirect({ url }: Deployment, address: string): Promise<string[]> {
  const { status, headers } = await get(url, `${address}/`);
  const target = new URL(headers.get("location") ?? "/", url).pathname;
  if (status === 308 && target === address) return [];
  return [`${address}/ responded with ${status} and does not redirect to ${address} for good.`];
}

/** Checks the scripts, styles, fonts and icons of the home page. */
async function checkFiles({ url, dir }: Deployment): Promise<string[]> {
  const html = read(dir, "index.html");
  const files = new Set([...html.matchAll(/\s(?:src|href)="(\/[^"#?]+\.\w+)"/g)].map(([, f]) => f));
  const found: string[] = [];
  for (const file of files) {
    const { status } = await get(url, String(file));
    if (status !== 200) found.push(`${file}, which the home page uses, responded with ${status}.`);
  }
  return found;
}

interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Requests an address. The status is 0 if there is no response; `text` is then the reason. */
async function get(url: string, address: string): Promise<HttpResponse> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(new URL(address, url), { redirect: "manual", signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return { status: 0, headers: new Headers(), text: cause?.code ?? message };
  }
}

function read(dir: string, file: string): string {
  return fs.readFileSync(path.join(dir, file), "utf8");
}

const hostMayDiffer =
  "The host may still serve another release, or it changes the pages (docs/go-live.md).";

/** Where a text is first different from what it should be; undefined if it is equal. */
function firstChange(expected: string, text: string): string | undefined {
  if (text === expected) return undefined;
  let at = 0;
  while (at < expected.length && text[at] === expected[at]) at += 1;
  const from = (whole: string) => JSON.stringify(whole.slice(at, at + 60));
  return `it has ${from(text)}, not ${from(expected)}`;
}
