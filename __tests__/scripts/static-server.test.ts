/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { headersFor } from "../../scripts/lib/headers-for";
import { serve, type Served } from "../../scripts/lib/static-server";

/* The journeys test what a browser asks for: pages, the 404 page of each language, headers, compressed files. */

const picture = "static/Nails & hands, a+b;c@d=e$ 100%.jpg";
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let dir: string;
let site: Served;

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-serve-"));
  const files = {
    "404.html": "Not found",
    "about.html": "About",
    "app.js": "/* A script that is long enough to be compressed. */".repeat(100),
    "admin/index.html": "Forms",
    "static/film.mp4": film,
    [picture]: "picture",
    _headers: "/*\n  X-Frame-Options: DENY\n",
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  }
  site = await serve({ dir });
});

afterAll(async () => {
  await site.close();
  fs.rmSync(dir, { recursive: true });
});

const get = (address: string, options: RequestInit = {}) =>
  fetch(`${site.url}/${address}`, { redirect: "manual", ...options });

test.each([encodeURIComponent, encodeURI])(
  "a file with signs in its name is found: %p",
  async (encode) => {
    const address = picture.split("/").map(encode).join("/");
    expect(await (await get(address)).text()).toBe("picture");
  },
);

test.each([
  ["about/?from=mail", "/about?from=mail"],
  ["about.html", "/about"],
  ["admin", "/admin/"],
  ["index.html", "/"],
  ["admin/index", "/admin/"],
])("/%s redirects permanently to %s, with the headers of its address", async (address, clean) => {
  const { status, headers } = await get(address);
  expect([status, headers.get("location")]).toEqual([308, clean]);
  expect(headers.get("x-frame-options")).toBe("DENY");
});

test.each(["_headers", "static", "static/", "../package.json", "/about/"])(
  "/%s is not found",
  async (address) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([404, "Not found"]);
  },
);

test("only this machine can reach it by default", async () => {
  await expect(fetch(site.url.replace("localhost", "127.0.0.2"))).rejects.toThrow("fetch failed");
});

test("a malformed address is refused", async () => {
  expect((await get("%E0%A4%A")).status).toBe(400);
});

test("a request that is neither GET nor HEAD is not allowed", async () => {
  expect((await get("about", { method: "POST" })).status).toBe(405);
});

test("a request for a part of a film is answered with the whole film, as by the host", async () => {
  const response = await get("static/film.mp4", { headers: { range: "bytes=0-1" } });
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).equals(film)).toBe(true);
});

test("the values of two rules of the headers file are joined, or the first one is removed", () => {
  const rules = `/*
  X-Frame-Options: DENY
  Cache-Control: max-age=0
/static/*
  ! Cache-Control
  Cache-Control: immutable
/about
  X-Frame-Options: NEVER
`;
  expect(headersFor(rules, "localhost/about")["x-frame-options"]).toBe("DENY, NEVER");
  expect(headersFor(rules, "localhost/static/app.js")["cache-control"]).toBe("immutable");
});
