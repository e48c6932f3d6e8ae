import { createHash } from "node:crypto";
import { headersFor } from "../../scripts/lib/headers-for";
import { builtFile, builtPages } from "../support/built-site";

const file = builtFile("_headers").toString();
const policy = /Content-Security-Policy: (.*)/.exec(file)?.[1] ?? "";

test("the policy allows exactly the inline scripts of the pages, by hash; the pages share them", () => {
  const executed = "script:not([src], [type='application/ld+json'])";
  const sources = policy.match(/'sha256-[^']+'/g) ?? [];
  expect(sources).not.toEqual([]);
  const hashes = builtPages().map(({ document }) =>
    [...document.querySelectorAll(executed)].map(
      (script) => `'sha256-${createHash("sha256").update(script.textContent).digest("base64")}'`,
    ),
  );
  expect([...new Set(hashes.flat())].sort()).toEqual(sources.sort());
  /* The 404 pages have one script more. */
  expect(new Set(hashes.map(String)).size).toBe(2);
});

const admin = headersFor(file, "salon.example/admin/");

/* Mozilla's HTTP Observatory requires most of this for A+: developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
test.each([
  ["of the pages", policy],
  ["of the forms", admin["content-security-policy"] ?? ""],
])("the policy %s allows nothing by default, no frame, and no unsafe script", (_, each) => {
  for (const name of ["default-src", "frame-ancestors", "base-uri"])
    expect(each.split("; ")).toContain(`${name} 'none'`);
  expect(each).not.toMatch(/ \*( |;|$)| https?:( |;|$)|'unsafe-eval'/);
  expect(/script-src [^;]*/.exec(each)?.[0]).not.toMatch(/'unsafe-inline'| data:/);
});

/* Safari plays a film from a blob; the forms save by GitHub's API. No journey does either. */
test("the policies allow what only a real browser or account uses", () => {
  expect(policy).toContain("media-src 'self' blob:");
  expect(admin["content-security-policy"]).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  /* GitHub's sign-in window answers the window that opened it. */
  expect(admin["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});

test("every page has these headers, and no other", () => {
  expect(headersFor(file, "salon.example/about")).toEqual({
    "content-security-policy": policy,
    "strict-transport-security": expect.stringContaining("max-age=63072000"),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "public, max-age=0, must-revalidate",
  });
});

test("other sites can show the pictures, and nothing else", () => {
  const policyOf = (path: string) =>
    headersFor(file, `salon.example${path}`)["cross-origin-resource-policy"];
  const picture = builtPages()[0]?.document.querySelector("img[srcset]")?.getAttribute("src") ?? "";
  expect(picture).toMatch(/^\/static\/.*\.jpg$/);
  for (const path of [picture, picture.replace(/jpg$/, "avif")])
    expect(policyOf(path)).toBe("cross-origin");
  for (const path of ["/about", "/app-1.js", "/static/imbue.woff2", "/static/testimonial-1.mp4"])
    expect(policyOf(path)).toBe("same-origin");
  expect(headersFor(file, `salon.example${picture}`)["cache-control"]).toMatch(/immutable$/);
});

test("the file has at most 100 rules, and 2,000 characters a line", () => {
  const lines = file.split("\n");
  expect(lines.filter((line) => /^\//.test(line)).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

test("the address of every picture and icon contains a hash", () => {
  const pictures = builtPages().flatMap(({ document }) =>
    [...document.querySelectorAll("img, source, use")].flatMap((element) => [
      element.getAttribute("src") ?? element.getAttribute("href") ?? [],
      element.getAttribute("srcset")?.split(/,\s+/) ?? [],
    ]),
  );
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.flat().filter((address) => !address.startsWith("/static/"))).toEqual([]);
});

test("the icons are a file with a hash in its name", () => {
  const [, address = ""] =
    /href="(\/static\/icons-\w{20,}\.svg)#/.exec(builtFile("index.html").toString()) ?? [];
  expect(builtFile(address).toString()).toContain("<symbol");
});
