/** @jest-environment node */
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { serve, type Served } from "../../scripts/lib/static-server";

const HEADERS = `# What the build writes
/*
  X-Frame-Options: DENY
  Link: </a.css>; rel=preload
/about
  Link: </b.css>; rel=preload
  ! X-Frame-Options
/static/*
  Cache-Control: public, max-age=31536000, immutable
/offers/:name
  X-Offer: :name
https://:version.:project.example.org/*
  X-Preview: :version of :project
`;

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${"<p>Zahrelle</p>".repeat(200)}`;
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let dir: string;
let site: Served;

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-serve-"));
  fs.mkdirSync(path.join(dir, "static"));
  fs.mkdirSync(path.join(dir, "docs"));
  fs.mkdirSync(path.join(dir, "ar"));
  const files = {
    "index.html": page("Home"),
    "about.html": page("About"),
    "404.html": page("404"),
    "ar.html": page("Arabic home"),
    "ar/about.html": page("Arabic about"),
    "ar/404.html": page("Arabic 404"),
    "docs/index.html": page("Docs"),
    "static/app.js": "console.log('Zahrelle');".repeat(100),
    "static/tiny.js": "1",
    "static/film.mp4": film,
    "static/ready.css": "a{}".repeat(1000),
    "static/ready.css.br": "made by the build",
    "empty.txt": "",
    _headers: HEADERS,
  };
  for (const [name, content] of Object.entries(files))
    fs.writeFileSync(path.join(dir, name), content);
  fs.writeFileSync(path.join(dir, "..", `${path.basename(dir)}.secret`), "secret");
  site = await serve({ dir });
});

afterAll(async () => {
  await site.close();
  fs.rmSync(dir, { recursive: true });
  fs.rmSync(`${dir}.secret`);
});

interface HttpResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without following redirects, decoding the body or normalising the path. */
function send(target: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  return new Promise<HttpResponse>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const request = http.request({ hostname, port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    request.on("error", reject);
    request.end();
  });
}

describe("addresses", () => {
  test.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about?from=mail", "About"],
    ["/docs/", "Docs"],
    ["/ar", "Arabic home"],
    ["/ar/about", "Arabic about"],
    ["/404", "404"],
  ])("serves %s without a redirect", async (target, title) => {
    const { status, headers, body } = await send(target);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/ar/", "/ar"],
    ["/ar/about/", "/ar/about"],
    ["/about/?from=mail", "/about?from=mail"],
    ["/index.html", "/"],
    ["/404.html", "/404"],
    ["/docs", "/docs/"],
    ["/docs/index.html", "/docs/"],
  ])("redirects %s permanently to %s", async (target, clean) => {
    const { status, headers } = await send(target);
    expect([status, headers.location]).toEqual([308, clean]);
  });

  test.each(["/nothing", "/nothing/", "/static", "/static/none.js", "/_headers"])(
    "serves the site's 404 page, which is not cached, for %s",
    async (target) => {
      const { status, headers, body } = await send(target);
      expect(status).toBe(404);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body.toString()).toContain("<title>404</title>");
    },
  );

  test.each(["/ar/nothing", "/ar/nothing/here", "/ar/nothing/"])(
    "serves the nearest 404 page for %s",
    async (target) => {
      const { status, body } = await send(target);
      expect(status).toBe(404);
      expect(body.toString()).toContain("<title>Arabic 404</title>");
    },
  );

  test.each([`/${"a".repeat(256)}`, `/about/${"a".repeat(5000)}`])(
    "responds with 404 if the path is too long for a file name",
    async (target) => {
      const { status, body } = await send(target);
      expect(status).toBe(404);
      expect(body.toString()).toContain("<title>404</title>");
    },
  );

  test("serves no file outside the folder", async () => {
    const secret = `${path.basename(dir)}.secret`;
    for (const way of [
      `/../${secret}`,
      `/%2e%2e/${secret}`,
      `/static/..%2f..%2f${secret}`,
      "/%00",
      "/%",
      "//evil.example/",
    ]) {
      expect((await send(way)).status).toBe(400);
    }
  });

  test("rejects methods other than GET and HEAD", async () => {
    const { status, headers } = await send("/", {}, "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("responds to HEAD with the headers of GET and no body", async () => {
    const [get, head] = [await send("/about"), await send("/about", {}, "HEAD")];
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  });

  test("serves an empty file", async () => {
    expect(await send("/empty.txt")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });
});

describe("the headers file", () => {
  test("applies to pages, errors and redirects", async () => {
    for (const target of ["/", "/nothing", "/about/"]) {
      expect((await send(target)).headers["x-frame-options"]).toBe("DENY");
    }
  });

  test("joins the values of two rules and removes detached headers", async () => {
    const { headers } = await send("/about");
    expect(headers.link).toBe("</a.css>; rel=preload, </b.css>; rel=preload");
    expect(headers["x-frame-options"]).toBeUndefined();
  });

  test("replaces the default headers", async () => {
    expect((await send("/")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await send("/static/app.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  });

  test("fills in placeholders", async () => {
    expect((await send("/offers/gold")).headers["x-offer"]).toBe("gold");
  });

  test.each([
    ["candidate.salon.example.org", "candidate of salon"],
    ["salon.example.org", undefined],
    ["a.candidate.salon.example.org", undefined],
  ])("applies a rule with a host only to that host: %s", async (host, preview) => {
    const { headers } = await send("/about", { host });
    expect([headers["x-preview"], headers["x-content-type-options"]]).toEqual([preview, "nosniff"]);
  });

  test("is read again after a new build", async () => {
    const file = path.join(dir, "_headers");
    const frameOptions = async () => (await send("/")).headers["x-frame-options"];
    fs.writeFileSync(file, HEADERS.replace("DENY", "SAMEORIGIN"));
    expect(await frameOptions()).toBe("SAMEORIGIN");
    fs.rmSync(file);
    expect(await frameOptions()).toBeUndefined();
    fs.writeFileSync(file, HEADERS);
    expect(await frameOptions()).toBe("DENY");
  });
});

describe("compression", () => {
  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
  ])("compresses for '%s' with %s", async (accepted, encoding, decode) => {
    const { headers, body } = await send("/about", { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Accept-Encoding"]);
    expect(decode(body).toString()).toBe(page("About"));
  });

  test("does not compress films and very small files", async () => {
    for (const target of ["/static/film.mp4", "/static/tiny.js"]) {
      const { headers } = await send(target, { "accept-encoding": "br" });
      expect(headers["content-encoding"]).toBeUndefined();
    }
  });

  test("serves files that the build has compressed", async () => {
    const { body } = await send("/static/ready.css", { "accept-encoding": "br" });
    expect(body.toString()).toBe("made by the build");
  });
});

describe("revalidation", () => {
  test("responds with 304 to a matching ETag", async () => {
    const first = await send("/about", { "accept-encoding": "br" });
    const again = await send("/about", {
      "accept-encoding": "br",
      "if-none-match": first.headers.etag,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.link).toBe(first.headers.link);
  });

  test("uses another ETag for each encoding", async () => {
    const [plain, packed] = [
      await send("/about"),
      await send("/about", { "accept-encoding": "br" }),
    ];
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });
});

describe("byte ranges, which Safari needs to play films", () => {
  test.each([
    ["bytes=0-1", 0, 1],
    ["bytes=10-", 10, 999],
    ["bytes=-10", 990, 999],
    ["bytes=990-5000", 990, 999],
  ])("%s", async (range, first, last) => {
    const { status, headers, body } = await send("/static/film.mp4", { range });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${first}-${last}/1000`);
    expect(body.equals(film.subarray(first, last + 1))).toBe(true);
  });

  test("are announced with accept-ranges", async () => {
    expect((await send("/static/film.mp4")).headers["accept-ranges"]).toBe("bytes");
  });

  test.each(["bytes=1000-", "bytes=-0"])("%s gets a 416", async (range) => {
    const { status, headers } = await send("/static/film.mp4", { range });
    expect([status, headers["content-range"]]).toEqual([416, "bytes */1000"]);
  });

  test.each(["bytes=0-1,5-6", "bytes=9-3", "lines=1-2"])(
    "%s gets the whole file",
    async (range) => {
      const { status, body } = await send("/static/film.mp4", { range });
      expect([status, body.length]).toEqual([200, 1000]);
    },
  );

  test("sends the whole file if it has changed", async () => {
    const { status } = await send("/static/film.mp4", {
      range: "bytes=0-1",
      "if-range": '"older"',
    });
    expect(status).toBe(200);
  });
});
