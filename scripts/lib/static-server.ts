import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import compression from "compression";
import send from "send";
import { localeAt } from "../../src/i18n/locales";
import { headersFor } from "./headers-for";

interface Serving {
  dir: string;
  /** Port 0, the default, uses any free port. */
  port?: number;
  /** The network interface: by default the one that only this machine can reach. */
  host?: string;
}

export interface Served {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder like Cloudflare Pages until `close` is called: clean addresses, `_headers`, compression, the 404 page of
 * the language, and whole files in answer to range requests; but it answers a malformed address with 400, and without
 * Cloudflare's default `Access-Control-Allow-Origin: *`. A build in another terminal may replace the files.
 */
export async function serve({ dir, port = 0, host = "127.0.0.1" }: Serving): Promise<Served> {
  const root = path.resolve(dir);
  const compress = compression();

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    const hostname = request.headers.host?.replace(/:\d+$/, "") ?? "";
    const headers = headersFor(read(path.join(root, "_headers")), hostname + pathname);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!["GET", "HEAD"].includes(request.method ?? "")) {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    compress(request, response, () => sendFile(request, response, pathname));
  }

  /** A page has an address without a slash, and an index file one with a slash. */
  function sendFile(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const has = (address: string) => fs.existsSync(path.join(root, address));
    const redirect = (address: string) => {
      const [, query] = (request.url ?? "").split(/(?=\?)/);
      response.writeHead(308, { location: address + (query ?? "") }).end();
    };
    const page = pathname.replace(/(\/)index(\.html)?$|\.html$|\/$/, "$1");
    const isPage = has(`${page}.html`);
    // A redirect that starts with two slashes leads to another host.
    if (pathname === "/_headers" || pathname.includes("//")) sendMissing(response, pathname);
    else if (page !== pathname && (isPage || page.endsWith("/"))) redirect(page);
    else {
      send(request, isPage ? `${page}.html` : pathname, { root, acceptRanges: false })
        .on("directory", () => {
          if (has(`${pathname}/index.html`)) redirect(`${pathname}/`);
          else sendMissing(response, pathname);
        })
        .on("error", ({ status }) => {
          if (status === 404) sendMissing(response, pathname);
          else response.writeHead(status).end();
        })
        .pipe(response);
    }
  }

  function sendMissing(response: ServerResponse, pathname: string): void {
    const page = read(path.join(root, localeAt(pathname).urlPrefix, "404.html"));
    // A script may be missing while a new build is copied.
    response.setHeader("cache-control", "no-store");
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(page);
  }

  const server = http.createServer(respond);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The text of a file; empty if there is none. */
function read(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}
