/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { serve, type Served } from "../../scripts/lib/static-server";

const HEADERS = `/*
  X-Frame-Options: DENY
  Cache-Control: max-age=0
/static/*
  ! Cache-Control
  Cache-Control: max-age=31536000, immutable
/about
  X-Frame-Options: NEVER
https://:project.pages.dev/*
  X-Robots-Tag: noindex
`;

const page = (title: string) => `<title>${title}</title>${"<p>Zahrelle</p>".repeat(200)}`;
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let dir: string;
let site: Served;

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-serve-"));
  const files = {
    "index.html": page("Home"),
    "about.html": page("About"),
    "404.html": page("Not found"),
    "ar.html": page("Arabic home"),
    "ar/404.html": page("Arabic not found"),
    "static/app.js": "console.log('Zahrelle');".repeat(100),
    "static/film.mp4": film,
    _headers: HEADERS,
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  }
  site = await serve({ dir });
});

afterEach(async () => {
  await site.close();
  fs.rmSync(dir, { recursive: true });
});

/** Requests an address without following redirects, by default without compression. */
async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + address, {
    redirect: "manual",
    headers: { "accept-encoding": "identity", ...headers },
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

const titleOf = (body: Buffer) => /<title>(.*)<\/title>/.exec(body.toString())?.[1];

test.each([
  ["/", 200, "Home"],
  ["/about?from=mail", 200, "About"],
  ["/ar", 200, "Arabic home"],
  ["/nothing/", 404, "Not found"],
  ["/static/none.js", 404, "Not found"],
  ["/ar/nothing/here", 404, "Arabic not found"],
])("%s responds with %s and the page %s", async (address, status, title) => {
  const response = await get(address);
  expect([response.status, titleOf(response.body)]).toEqual([status, title]);
  expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/);
});

test.each([
  ["/about/", "/about"],
  ["/ar/?from=mail", "/ar?from=mail"],
])("%s redirects permanently to %s", async (address, clean) => {
  const { status, headers } = await get(address);
  expect([status, headers.get("location")]).toEqual([308, clean]);
});

test("the headers file applies to pages, redirects and missing pages", async () => {
  for (const address of ["/", "/about/", "/nothing"]) {
    expect((await get(address)).headers.get("x-frame-options")).toBe("DENY");
  }
  expect((await get("/")).headers.get("x-robots-tag")).toBeNull();
});

test("the values of two rules are joined, or the first one is removed", async () => {
  expect((await get("/about")).headers.get("x-frame-options")).toBe("DENY, NEVER");
  const script = await get("/static/app.js");
  expect(script.headers.get("cache-control")).toBe("max-age=31536000, immutable");
});

test("a missing file is not cached", async () => {
  expect((await get("/static/none.js")).headers.get("cache-control")).toBe("no-store");
});

test("a new build is served without a restart", async () => {
  fs.writeFileSync(path.join(dir, "contact.html"), page("Contact"));
  fs.writeFileSync(path.join(dir, "_headers"), HEADERS.replace("DENY", "NEVER"));
  const { status, headers } = await get("/contact");
  expect([status, headers.get("x-frame-options")]).toEqual([200, "NEVER"]);
});

test("texts are compressed with Brotli, films are not", async () => {
  const encodings = { "accept-encoding": "gzip, br" };
  for (const address of ["/about", "/nothing", "/static/app.js"]) {
    expect((await get(address, encodings)).headers.get("content-encoding")).toBe("br");
  }
  expect((await get("/static/film.mp4", encodings)).headers.get("content-encoding")).toBeNull();
});

test("an unchanged file is not sent again", async () => {
  const { headers } = await get("/about");
  const again = await get("/about", { "if-none-match": headers.get("etag") ?? "" });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

/* Safari plays no film without them. */
test.each([
  ["/static/film.mp4", 19],
  ["/static/app.js", 1999],
])("a part of %s is sent as it is in the file", async (address, last) => {
  const headers = { range: `bytes=10-${last}`, "accept-encoding": "br" };
  const part = await get(address, headers);
  const file = fs.readFileSync(path.join(dir, address));
  expect([part.status, part.headers.get("content-encoding")]).toEqual([206, null]);
  expect(part.headers.get("content-range")).toBe(`bytes 10-${last}/${file.length}`);
  expect(part.body.equals(file.subarray(10, last + 1))).toBe(true);
});
