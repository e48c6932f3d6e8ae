/**
 * Serves the built site like its host: addresses without a trailing slash or redirect, the headers file, brotli and
 * gzip, ETags, byte ranges, and status 404 for missing files.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { headersFor, parseHeaders, type Rule } from "./headers-file";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Content types. `text` marks those that are compressed. */
const TYPES: Record<string, { type: string; text?: true }> = {
  ".html": { type: "text/html; charset=utf-8", text: true },
  ".css": { type: "text/css; charset=utf-8", text: true },
  ".js": { type: "application/javascript", text: true },
  ".mjs": { type: "application/javascript", text: true },
  ".json": { type: "application/json", text: true },
  ".map": { type: "application/json", text: true },
  ".webmanifest": { type: "application/manifest+json", text: true },
  ".xml": { type: "application/xml", text: true },
  ".txt": { type: "text/plain; charset=utf-8", text: true },
  ".svg": { type: "image/svg+xml", text: true },
  ".ico": { type: "image/x-icon" },
  ".png": { type: "image/png" },
  ".jpg": { type: "image/jpeg" },
  ".jpeg": { type: "image/jpeg" },
  ".webp": { type: "image/webp" },
  ".avif": { type: "image/avif" },
  ".gif": { type: "image/gif" },
  ".mp4": { type: "video/mp4" },
  ".webm": { type: "video/webm" },
  ".vtt": { type: "text/vtt; charset=utf-8", text: true },
  ".woff2": { type: "font/woff2" },
  ".woff": { type: "font/woff" },
};

/** The default headers of Cloudflare Pages. */
const DEFAULT_HEADERS = {
  "access-control-allow-origin": "*",
  "cache-control": "public, max-age=0, must-revalidate",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
};

/** Configuration of the host, which it does not serve. */
const HOST_FILES = new Set(["/_headers", "/_redirects"]);

/** Smaller files, in bytes, are not compressed. */
const MIN_COMPRESSED = 1024;

export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder until `close` is called. Port 0, the default, uses any free port. */
export async function serve({ dir, port = 0 }: { dir: string; port?: number }): Promise<Served> {
  const root = path.resolve(dir);
  readRules(root); // Throws now if the headers file is invalid.
  const site: Site = { root, compressed: new Map() };
  const server = http.createServer((request, response) => {
    respond(site, request, response).catch((error: Error) => {
      console.error(`Serving ${request.url} failed: ${error.message}`);
      response.destroy();
    });
  });
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

/** The rules of the headers file. Read for every request: a build in another terminal may replace the file. */
function readRules(root: string): Rule[] {
  const file = path.join(root, "_headers");
  return fs.existsSync(file) ? parseHeaders(fs.readFileSync(file, "utf8")) : [];
}

interface Site {
  root: string;
  /** By ETag and encoding. */
  compressed: Map<string, Promise<Buffer>>;
}

type Found = { file: string; status: number } | { redirect: string } | { badRequest: true };
type Encoding = "br" | "gzip";

async function respond(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const [pathname = "/", query] = (request.url ?? "/").split(/\?(.*)/s);
  const host = request.headers.host?.replace(/:\d+$/, "") ?? "";
  const headers = headersFor(readRules(site.root), host + pathname, DEFAULT_HEADERS);
  const found = find(site.root, pathname);
  // A script may be missing while a new build is copied. That response must not be cached for a year.
  if (!("status" in found)) headers["cache-control"] = DEFAULT_HEADERS["cache-control"];
  else if (found.status !== 200) headers["cache-control"] = "no-store";
  if ("badRequest" in found) {
    response.writeHead(400, headers).end();
  } else if ("redirect" in found) {
    const location = found.redirect + (query ? `?${query}` : "");
    response.writeHead(308, { ...headers, location }).end();
  } else if (found.file === "") {
    response.writeHead(404, { ...headers, "content-type": "text/plain; charset=utf-8" });
    response.end(request.method === "HEAD" ? undefined : "Not found\n");
  } else {
    await sendFile(site, request, response, { ...found, headers });
  }
}

/** The file of an address, or a redirect to the clean address of a page. */
function find(root: string, pathname: string): Found {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return { badRequest: true };
  }
  const unsafe =
    decoded.includes("\0") || decoded.includes("\\") || /(^|\/)\.\.(\/|$)/.test(decoded);
  // A path with two leading slashes would redirect to another host.
  if (unsafe || !decoded.startsWith("/") || decoded.startsWith("//")) return { badRequest: true };

  const isFile = (name: string) => {
    try {
      return fs.statSync(path.join(root, name)).isFile();
    } catch {
      return false; // No such file, or a name of more than 255 bytes.
    }
  };
  /* Like the host, look for the nearest 404.html up the tree. */
  const missing = () => {
    let folder = path.posix.dirname(decoded);
    while (folder !== "/" && !isFile(path.posix.join(folder, "404.html"))) {
      folder = path.posix.dirname(folder);
    }
    const name = path.posix.join(folder, "404.html");
    return { file: isFile(name) ? path.join(root, name) : "", status: 404 };
  };
  if (HOST_FILES.has(decoded)) return missing();

  if (decoded.endsWith("/index.html") && isFile(decoded)) {
    return { redirect: pathname.slice(0, -"index.html".length) };
  }
  if (decoded.endsWith(".html") && isFile(decoded)) {
    return { redirect: pathname.slice(0, -".html".length) };
  }
  if (decoded.endsWith("/")) {
    if (isFile(`${decoded}index.html`))
      return { file: path.join(root, decoded, "index.html"), status: 200 };
    const clean = decoded.slice(0, -1);
    return isFile(`${clean}.html`) ? { redirect: pathname.replace(/\/+$/, "") } : missing();
  }
  if (isFile(decoded)) return { file: path.join(root, decoded), status: 200 };
  if (isFile(`${decoded}.html`)) return { file: path.join(root, `${decoded}.html`), status: 200 };
  if (isFile(`${decoded}/index.html`)) return { redirect: `${pathname}/` };
  return missing();
}

async function sendFile(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: { file: string; status: number; headers: Record<string, string> },
): Promise<void> {
  const { type, text } = TYPES[path.extname(file).toLowerCase()] ?? {
    type: "application/octet-stream",
  };
  const stats = fs.statSync(file);
  const tag = createHash("sha1")
    .update(`${file}:${stats.size}:${stats.mtimeMs}`)
    .digest("base64url");
  headers["content-type"] ??= type;
  const range = status === 200 ? request.headers.range : undefined;
  const compressible = text && stats.size >= MIN_COMPRESSED;
  const encoding = compressible && !range ? preferredEncoding(request) : undefined;
  if (text) headers["vary"] = "Accept-Encoding";
  if (encoding) headers["content-encoding"] = encoding;
  else if (status === 200) headers["accept-ranges"] = "bytes";
  // Each encoding is a different representation and needs its own ETag.
  headers["etag"] = `"${tag}${encoding ? `-${encoding}` : ""}"`;

  if (status === 200 && matches(request.headers["if-none-match"], headers["etag"])) {
    delete headers["content-encoding"];
    response.writeHead(304, headers).end();
    return;
  }
  const part =
    range && rangeStillValid(request, headers["etag"]) ? parseRange(range, stats.size) : undefined;
  if (part === "unsatisfiable") {
    response.writeHead(416, { ...headers, "content-range": `bytes */${stats.size}` }).end();
    return;
  }
  if (encoding) {
    const body = await compress(site, file, tag, encoding);
    response.writeHead(status, { ...headers, "content-length": body.length });
    response.end(request.method === "HEAD" ? undefined : body);
    return;
  }
  const { start, end } = part ?? { start: 0, end: stats.size - 1 };
  if (part) headers["content-range"] = `bytes ${start}-${end}/${stats.size}`;
  response.writeHead(part ? 206 : status, { ...headers, "content-length": end - start + 1 });
  if (request.method === "HEAD" || stats.size === 0) {
    response.end();
    return;
  }
  const stream = fs.createReadStream(file, { start, end });
  stream.on("error", () => response.destroy());
  response.on("close", () => stream.destroy()); // For example, the visitor stops a film.
  stream.pipe(response);
}

function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers["accept-encoding"] ?? "")
    .split(",")
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(";")[0]?.trim().toLowerCase());
  if (accepted.includes("br")) return "br";
  if (accepted.includes("gzip")) return "gzip";
  return undefined;
}

/** The compressed file: written by the build, or compressed once and kept in memory. */
function compress(site: Site, file: string, tag: string, encoding: Encoding): Promise<Buffer> {
  const key = `${tag}-${encoding}`;
  let body = site.compressed.get(key);
  if (!body) {
    const ready = `${file}.${encoding === "br" ? "br" : "gz"}`;
    const now = async () => {
      const content = await fs.promises.readFile(file);
      // The level that hosts use for compression on the fly.
      const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
      return encoding === "br" ? brotli(content, options) : gzip(content);
    };
    body = fs.existsSync(ready) ? fs.promises.readFile(ready) : now();
    site.compressed.set(key, body);
  }
  return body;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === "*" || header.split(",").some((item) => item.trim().replace(/^W\//, "") === etag)
  );
}

function rangeStillValid(request: IncomingMessage, etag: string): boolean {
  const condition = request.headers["if-range"];
  return condition === undefined || condition === etag;
}

/** Parses a single byte range. Several ranges may be ignored; the response is then the whole file. */
function parseRange(
  header: string,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, from, to] = header.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(from) > Number(to)) return undefined;
  if (start >= size || (from === "" && Number(to) === 0)) return "unsatisfiable";
  return { start, end };
}
