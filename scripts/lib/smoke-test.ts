/** Checks the pages and headers of a deployed site. */
import fs from "node:fs";
import path from "node:path";
import { routes } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { headersFor, parseHeaders, type Rule } from "./headers-file";

/** A deployed site, and the folder that was deployed. */
export interface Deployment {
  url: string;
  dir: string;
}

/** A page of the built site: its address, its HTML file, its page data and the status of its response. */
interface BuiltPage {
  address: string;
  file: string;
  data?: string;
  status: number;
}

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Compares every page in every locale with the built site: status, title, headers and page data. Also checks that the
 * files of the home page exist. Returns the differences.
 */
export async function checkPages({ url, dir }: Deployment): Promise<string[]> {
  const rules = parseHeaders(fs.readFileSync(path.join(dir, "_headers"), "utf8"));
  const found: string[] = [];
  for (const page of builtPages()) found.push(...(await checkPage({ url, dir }, page, rules)));
  found.push(...(await checkFiles({ url, dir })));
  return found;
}

function builtPages(): BuiltPage[] {
  return locales.flatMap(({ pathPrefix: prefix }) => {
    const pages = routes.map((route) => {
      const address = addressIn(prefix, route);
      const name = address === "/" ? "index" : address.slice(1);
      const data = `/page-data/${name}/page-data.json`;
      return { address, file: `${name}.html`, data, status: 200 };
    });
    const folder = prefix.slice(1);
    const missing = addressIn(prefix, "/smoke-test-of-a-missing-page");
    return [...pages, { address: missing, file: path.join(folder, "404.html"), status: 404 }];
  });
}

async function checkPage(
  { url, dir }: Deployment,
  { address, file, data, status }: BuiltPage,
  rules: readonly Rule[],
): Promise<string[]> {
  const response = await get(url, address);
  if (response.status === 0) return [`${address} cannot be reached: ${response.text}`];
  if (response.status !== status)
    return [`${address} responded with ${response.status}, not ${status}.`];
  const found: string[] = [];
  const [title, expected] = [titleOf(response.text), titleOf(read(dir, file))];
  if (title !== expected) found.push(`${address} has the title "${title}", not "${expected}".`);
  for (const [name, value] of Object.entries(headersFor(rules, new URL(url).hostname + address))) {
    // The host does not allow caching of a missing page.
    if (status === 404 && name === "cache-control") continue;
    if (response.headers.get(name) === value) continue;
    found.push(`${address} has the header ${name}: ${response.headers.get(name)}, not ${value}`);
  }
  if (data && (await get(url, data)).text !== read(dir, data)) {
    found.push(`${data} differs from the built file. The host may still serve another release.`);
  }
  return found;
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

function titleOf(html: string): string | undefined {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
}
