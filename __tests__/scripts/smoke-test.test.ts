import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { checkPages } from "../../scripts/lib/smoke-test";
import { serve, type Served } from "../../scripts/lib/static-server";
import { routes } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";

/** A small site with every page, as built and as deployed. */
let built: string;
let deployed: string;
let site: Served;

beforeEach(async () => {
  built = fs.mkdtempSync(path.join(os.tmpdir(), "smoke-built-"));
  write("_headers", "/*\n  X-Frame-Options: DENY\n");
  write("app-1.js", "");
  for (const { pathPrefix: prefix } of locales) {
    write(path.join(prefix, "404.html"), "<title>Not found</title>");
    for (const route of routes) {
      const address = addressIn(prefix, route);
      const name = address === "/" ? "index" : address.slice(1);
      write(`${name}.html`, `<title>Page ${address}</title><script src="/app-1.js"></script>`);
      write(`page-data/${name}/page-data.json`, JSON.stringify({ address }));
    }
  }
  deployed = fs.mkdtempSync(path.join(os.tmpdir(), "smoke-deployed-"));
  fs.cpSync(built, deployed, { recursive: true });
});

afterEach(async () => {
  await site.close();
  for (const dir of [built, deployed]) fs.rmSync(dir, { recursive: true, force: true });
});

function write(file: string, text: string, dir = built): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

async function differences(): Promise<string[]> {
  site = await serve({ dir: deployed });
  return checkPages({ url: site.url, dir: built });
}

test("accepts the site that was built", async () => {
  expect(await differences()).toEqual([]);
});

/* An empty text stands for a file that is missing. */
test.each([
  ["about.html", "", "/about responded with 404, not 200."],
  ["ar/about.html", "", "/ar/about responded with 404, not 200."],
  ["about.html", "<title>Soon</title>", 'it has "Soon</title>", not "Page /about</title>'],
  ["404.html", "<title>Not found</title><script></script>", 'it has "<script></script>", not ""'],
  ["page-data/about/page-data.json", "{}", "/page-data.json differs from the built file"],
  ["app-1.js", "", "/app-1.js, which the home page uses, responded with 404."],
  ["smoke-test-of-a-missing-page.html", "<p>404</p>", "page responded with 200, not 404."],
])("reports that %s is deployed as %j", async (file, text, message) => {
  if (text) write(file, text, deployed);
  else fs.rmSync(path.join(deployed, file));
  expect(await differences()).toEqual([expect.stringContaining(message)]);
});

test("reports a missing header for each page", async () => {
  write("_headers", "/*\n  X-Other: 1\n", deployed);
  const found = await differences();
  expect(found).toContain("/about has the header x-frame-options: null, not DENY");
  expect(found).toHaveLength(locales.length * (routes.length + 1));
});

test.each([
  [200, "/about"],
  [302, "/about"],
  [308, "/"],
])(
  "reports that an address with a slash responds with %d and the location %s",
  async (status, location) => {
    site = await serve({ dir: deployed });
    const lax = http.createServer(({ url = "" }, response) => {
      const isAbout = url === "/about/";
      void fetch(site.url + url.replace(/(.)\/$/, "$1")).then(async (page) => {
        response.writeHead(isAbout ? status : page.status, { "x-frame-options": "DENY", location });
        response.end(await page.text());
      });
    });
    await new Promise<void>((resolve) => lax.listen(0, resolve));
    const { port } = lax.address() as AddressInfo;
    const found = await checkPages({ url: `http://localhost:${port}`, dir: built });
    lax.close();
    expect(found).toContain(
      `/about/ responded with ${status} and does not redirect to /about for good.`,
    );
  },
);

test("reports a host that cannot be reached", async () => {
  site = await serve({ dir: deployed });
  await site.close();
  const found = await checkPages({ url: site.url, dir: built });
  expect(found).toContain("/ cannot be reached: ECONNREFUSED");
  site = await serve({ dir: deployed });
});
