import {
  contentSecurityPolicy,
  headersFile,
  inlineScriptHashes,
} from "../../src/build/headers-file";
import { builtFile, builtPages } from "../support/built-site";
import { site as salon } from "../support/content";

const file = builtFile("_headers").toString();
const policy = /Content-Security-Policy: (.*)/.exec(file)?.[1] ?? "";

test("the policy allows every inline script of every page by its hash, and no other", () => {
  const hashes = new Set(builtPages().flatMap(({ html }) => inlineScriptHashes(html)));
  expect(hashes.size).toBeGreaterThan(0);
  for (const hash of hashes) expect(policy).toContain(hash);
  expect(policy.match(/'sha256-/g)).toHaveLength(hashes.size);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("no built page has an event handler in its HTML, which the policy would refuse", () => {
  for (const { document } of builtPages()) {
    const handlers = [...document.querySelectorAll("*")].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith("on")),
    );
    expect(handlers).toEqual([]);
  }
});

test.each([
  ["frame-ancestors 'none'"],
  ["base-uri 'none'"],
  ["object-src 'none'"],
  ["form-action 'self'"],
  [`frame-src ${new URL(salon.map.embedUrl).origin}`],
])("the policy says %s", (directive) => {
  expect(policy.split("; ")).toContain(directive);
});

test("the host's limits hold: 100 rules, 2,000 characters a line", () => {
  const lines = file.split("\n");
  expect(lines.filter((line) => /^\//.test(line)).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

test("HTTPS is required of this host only, unless a setting says more", () => {
  const transport = (options?: string) =>
    /Strict-Transport-Security: (.*)/.exec(headersFile("default-src 'none'", options))?.[1];
  expect(transport()).toBe("max-age=63072000");
  expect(transport("includeSubDomains; preload")).toBe(
    "max-age=63072000; includeSubDomains; preload",
  );
});

test("structured data needs no hash, code does", () => {
  const html = `<script type="application/ld+json">{}</script><script>a()</script><script src="/x.js"></script>`;
  expect(inlineScriptHashes(html)).toHaveLength(1);
});

test("analytics widens the policy only when it is on", () => {
  const reach = { mapUrl: "https://map.example.com/embed", analytics: false };
  expect(contentSecurityPolicy([], reach)).not.toContain("google");
  expect(contentSecurityPolicy([], { ...reach, analytics: true })).toContain(
    "https://www.googletagmanager.com",
  );
});

test("every picture of every page has a hash in its name, and is asked for once a year", () => {
  const pictures = builtPages().flatMap(({ document }) =>
    [...document.querySelectorAll("img, source")].flatMap((element) => [
      element.getAttribute("src") ?? [],
      element.getAttribute("srcset")?.split(/,\s+/) ?? [],
    ]),
  );
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.flat().filter((address) => !address.startsWith("/static/"))).toEqual([]);
});

test("hashed files are kept for a year, pages are asked for again", () => {
  const rules = headersFile("default-src 'none'").split("\n\n");
  expect(rules[0]).toContain("max-age=0, must-revalidate");
  expect(rules.find((rule) => rule.startsWith("/static/*"))).toContain("immutable");
});
