/**
 * `npx tsx scripts/verify-host.ts` serves the same build with Cloudflare's Pages server (wrangler, .github/tools) and
 * with this project's static server. Both must give the same response for every file, route, redirect and unknown
 * address.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { builtSite } from "./lib/build";
import { command, type Context } from "./lib/command";
import { freePort } from "./lib/ports";
import { releaseTool } from "./lib/release-tools";
import { serve } from "./lib/static-server";
import { UserError } from "./lib/user-error";

/** The compatibility date of the host's runtime. */
const COMPATIBILITY = "2026-03-01";
const TIMEOUT_S = 120;

/**
 * Headers that depend on the connection, the time or the server. wrangler's local server also lacks `accept-ranges` and
 * adds `x-server-env`; the host's edge handles ranges itself.
 */
const IGNORED_HEADERS = new Set([
  "accept-ranges",
  "age",
  "cf-cache-status",
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
  "x-server-env",
]);
/** Configuration of the host. Its local server fails on requests for these files. */
const HOST_FILES = new Set(["_headers", "_redirects"]);

interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

command(async (context) => {
  const dir = builtSite();
  const own = await serve({ dir });
  context.onEnd(own.close);
  const host = await startHost(context, dir);
  const addresses = addressesOf(dir);
  const differing: string[] = [];
  for (const [index, address] of addresses.entries()) {
    const [ours, theirs] = await Promise.all([
      fetchResponse(own.url, address),
      fetchResponse(host, address),
    ]);
    differing.push(...differences(ours, theirs).map((text) => `${address}: ${text}`));
    if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${addresses.length} addresses …`);
  }
  console.log(differing.join("\n"));
  console.log(`${addresses.length} addresses compared, ${differing.length} differences`);
  if (differing.length > 0)
    throw new UserError("The responses of the two servers differ; see above.");
});

/** Starts the host's server on a free port and waits until it responds. */
async function startHost(context: Context, dir: string): Promise<string> {
  const wrangler = await releaseTool(context, "wrangler");
  const port = await freePort();
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-host-"));
  const options = ["--port", String(port), "--compatibility-date", COMPATIBILITY];
  const child = spawn(wrangler, ["pages", "dev", dir, ...options], {
    cwd,
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  }
  context.onEnd(async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    fs.rmSync(cwd, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  for (let second = 0; second < TIMEOUT_S && child.exitCode === null; second += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return url;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new UserError(`wrangler did not start:\n${printed.join("")}`);
}

/** The address of every file, all spellings of each page's address, and some unknown addresses. */
function addressesOf(dir: string): string[] {
  const files = fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !HOST_FILES.has(file));
  const addresses = files.map(
    (file) => `/${file.split(path.sep).map(encodeURIComponent).join("/")}`,
  );
  const pages = addresses
    .filter((address) => address.endsWith(".html"))
    .flatMap((address) => {
      const clean = address.replace(/(\/index)?\.html$/, "");
      return [clean || "/", `${clean}/`, `${clean}/index.html`, `${clean}?from=link`];
    });
  const unknown = [
    "/nothing-here",
    "/nothing/here/",
    "/nothing.js",
    "/about/nothing",
    "/404",
    "/ar/nothing",
    "/ar/no/thing",
  ];
  return [...new Set([...addresses, ...pages, ...unknown])];
}

async function fetchResponse(origin: string, address: string): Promise<HttpResponse> {
  const response = await fetch(origin + address, {
    redirect: "manual",
    headers: { "accept-encoding": "identity" },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !IGNORED_HEADERS.has(name)),
  );
  const { location } = headers;
  if (location) headers["location"] = location.replace(origin, "");
  return { status: response.status, headers, body: createHash("sha1").update(body).digest("hex") };
}

function differences(ours: HttpResponse, theirs: HttpResponse): string[] {
  const found: string[] = [];
  if (ours.status !== theirs.status) found.push(`status ${ours.status}, host ${theirs.status}`);
  const isPage = ours.status === 200 || ours.status === 404;
  if (isPage && ours.body !== theirs.body) found.push("the body differs from the host's");
  for (const name of new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)])) {
    const [own, host] = [ours.headers[name], theirs.headers[name]];
    if (own !== host) found.push(`${name}: ${own ?? "absent"}, host ${host ?? "absent"}`);
  }
  return found;
}
