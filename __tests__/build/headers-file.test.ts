import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { headersFor } from "../../scripts/lib/headers-for";
import { contentSecurityPolicy, headersFile, writeHeadersFile } from "../../src/build/headers-file";

const file = headersFile("default-src 'none'");

test("the policy allows both addresses of Google Maps, because one redirects to the other", () => {
  const frames = (mapUrl: string) =>
    /frame-src [^;]*/.exec(contentSecurityPolicy([], { mapUrl, analytics: false }))?.[0];
  const both = "frame-src https://maps.google.com https://www.google.com";
  expect(frames("https://maps.google.com/maps?q=salon&output=embed")).toBe(both);
  expect(frames("https://www.google.com/maps/embed?pb=1")).toBe(both);
  expect(frames("https://www.openstreetmap.org/export/embed.html?bbox=1")).toBe(
    "frame-src https://www.openstreetmap.org",
  );
});

test("Strict-Transport-Security excludes subdomains by default", () => {
  expect(file).toContain("Strict-Transport-Security: max-age=63072000\n");
  expect(headersFile("default-src 'none'", "includeSubDomains; preload")).toContain(
    "Strict-Transport-Security: max-age=63072000; includeSubDomains; preload\n",
  );
});

test("hashed files are cached for a year, data for ten seconds, and pages are revalidated", () => {
  const cacheOf = (path: string) => headersFor(file, `salon.example${path}`)["cache-control"];
  expect(cacheOf("/page-data/about/page-data.json")).toBe("public, max-age=10");
  expect(cacheOf("/about")).toBe("public, max-age=0, must-revalidate");
  for (const hashed of ["/static/a.jpg", "/static/imbue.woff2", "/app-1.js", "/styles.1.css"])
    expect(cacheOf(hashed)).toBe("public, max-age=31536000, immutable");
});

test("search engines must not list the host's own addresses, only the salon's", () => {
  const tagAt = (address: string) => headersFor(file, address)["x-robots-tag"];
  expect(tagAt("salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("content.salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("1a2b3c4d.salon.pages.dev/about")).toBe("noindex");
  expect(tagAt("salon.example.com/about")).toBeUndefined();
});

test("a line that is longer than the host accepts stops the build", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "zahrelle-headers-"));
  const origins = { mapUrl: "https://maps.google.com", analytics: false };
  const written = writeHeadersFile(folder, { ...origins, hstsOptions: "x".repeat(2000) });
  await expect(written).rejects.toThrow(/line of 20\d\d characters.+ "Strict-Transport-Security/);
  rmSync(folder, { recursive: true });
});
