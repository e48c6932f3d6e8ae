import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pageFiles } from "./flatten-pages";

/** The other origins that the pages use, and the options of the headers. */
interface ExternalOrigins {
  /** The API that stores enquiries; undefined if the form is disabled. */
  readonly supabaseUrl?: string | undefined;
  readonly mapUrl: string;
  readonly analytics: boolean;
  /** Further directives of Strict-Transport-Security, such as "includeSubDomains". */
  readonly hstsOptions?: string | undefined;
}

/** The longest line that Cloudflare Pages accepts in `_headers`, in characters. */
const lineLimit = 2000;
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The CSP sources of a page's inline scripts. Structured data is not executed and needs no hash. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = ""]) => !attributes.includes("application/"))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/** One policy for all pages. Hosts combine the rules that match a page, and browsers enforce the strictest of both. */
export function contentSecurityPolicy(hashes: Iterable<string>, origins: ExternalOrigins): string {
  const tagManager = origins.analytics ? ["https://www.googletagmanager.com"] : [];
  const collectors = origins.analytics
    ? ["https://*.google-analytics.com", "https://*.analytics.google.com", ...tagManager]
    : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...[...new Set(hashes)].sort(), ...tagManager],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...collectors],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...(origins.supabaseUrl ? [new URL(origins.supabaseUrl).origin] : []),
      ...collectors,
      ...frameSources(origins.mapUrl),
    ],
    "frame-src": frameSources(origins.mapUrl),
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** The origins of Google Maps: the first redirects to the second. */
const googleMaps = ["https://maps.google.com", "https://www.google.com"];

function frameSources(mapUrl: string): string[] {
  const { origin } = new URL(mapUrl);
  return googleMaps.includes(origin) ? googleMaps : [origin];
}

/** The content of `_headers`, in the format that Cloudflare Pages and `scripts/lib/static-server.ts` read. */
export function headersFile(policy: string, hstsOptions?: string): string {
  const forever = ["! Cache-Control", "Cache-Control: public, max-age=31536000, immutable"];
  /* Search engines show pictures on their own pages. */
  const anywhere = ["! Cross-Origin-Resource-Policy", "Cross-Origin-Resource-Policy: cross-origin"];
  const rules: [string, string[]][] = [
    [
      "/*",
      [
        `Content-Security-Policy: ${policy}`,
        ["Strict-Transport-Security: max-age=63072000", hstsOptions].filter(Boolean).join("; "),
        "X-Content-Type-Options: nosniff",
        "X-Frame-Options: DENY",
        "Referrer-Policy: strict-origin-when-cross-origin",
        "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
        "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin",
        "Cache-Control: public, max-age=0, must-revalidate",
      ],
    ],
    ["/static/*", forever],
    ["/static/*.avif", anywhere],
    ["/static/*.jpg", anywhere],
    /* Chromium and Firefox seek only with this header. The host answers with the whole film, of which they skip a part. */
    ["/static/*.mp4", ["Accept-Ranges: bytes"]],
    ["/*.js", forever],
    /* WebKit does not use the preload of the data, and would ask for it again (docs/performance.md). */
    ["/page-data/*", ["! Cache-Control", "Cache-Control: public, max-age=10"]],
    ["/styles.*", forever], // Gatsby's stylesheet; other stylesheets have no hash in their names.
    /* Search engines must not list the host's own addresses: the project's, and those of previews. */
    ["https://:project.pages.dev/*", ["X-Robots-Tag: noindex"]],
    ["https://:version.:project.pages.dev/*", ["X-Robots-Tag: noindex"]],
  ];
  return rules
    .map(([match, lines]) => [match, ...lines.map((l) => `  ${l}`)].join("\n"))
    .join("\n\n");
}

/** Writes `_headers` for the built pages. Throws if a line is longer than Cloudflare Pages accepts. */
export async function writeHeadersFile(publicDir: string, origins: ExternalOrigins): Promise<void> {
  const pages = await pageFiles(publicDir);
  const html = await Promise.all(pages.map((page) => readFile(page, "utf8")));
  const policy = contentSecurityPolicy(html.flatMap(inlineScriptHashes), origins);
  const file = headersFile(policy, origins.hstsOptions);
  const long = file.split("\n").find((line) => line.length > lineLimit);
  if (long) {
    throw new Error(
      `public/_headers has a line of ${long.length} characters; the host accepts ${lineLimit}. It begins "${long.trim().slice(0, 40)}".`,
    );
  }
  await writeFile(path.join(publicDir, "_headers"), `${file}\n`);
}
