import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";
import { localeAt } from "../../src/i18n/locales";
import { headersFor } from "./headers-file";

export interface Served {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder like Cloudflare Pages until `close` is called: clean addresses, `_headers`, compression, and the 404 page
 * of the language. A build in another terminal may replace the files. Port 0, the default, uses any free port.
 */
export async function serve({ dir, port = 0 }: { dir: string; port?: number }): Promise<Served> {
  const root = path.resolve(dir);
  const serveFile = sirv(root, { dev: true, etag: true });
  const compress = compression();

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const [pathname = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
    const host = request.headers.host?.replace(/:\d+$/, "") ?? "";
    const headers = headersFor(read(path.join(root, "_headers")), host + pathname);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const page = pathname.slice(0, -1);
    if (pathname.endsWith("/") && fs.existsSync(path.join(root, `${page}.html`))) {
      const location = query === undefined ? page : `${page}?${query}`;
      response.writeHead(308, { location }).end();
      return;
    }
    const send = () => serveFile(request, response, () => sendMissing(response, pathname));
    // A part of a file must not be compressed.
    if (request.headers.range) send();
    else compress(request, response, send);
  }

  function sendMissing(response: ServerResponse, pathname: string): void {
    const page = read(path.join(root, localeAt(pathname).pathPrefix, "404.html"));
    // A script may be missing while a new build is copied.
    response.setHeader("cache-control", "no-store");
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(page);
  }

  const server = http.createServer(respond);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
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
