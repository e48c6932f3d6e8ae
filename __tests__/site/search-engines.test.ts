import { headersFor } from "../../scripts/lib/headers-for";
import { builtContent } from "../support/built-content";
import { builtFile, builtPages, isServed } from "../support/built-site";

const { site: salon } = builtContent();
const pages = builtPages();
const headers = builtFile("_headers").toString();

test("robots.txt lets every crawler read every page, and names the sitemap", () => {
  const robots = builtFile("robots.txt").toString();
  expect(robots).toMatch(/^user-agent: \*$/im);
  expect(robots).not.toMatch(/^disallow:[^\n\S]*\S/im);
  const [, ...sitemaps] = /^sitemap: (.*)$/im.exec(robots) ?? [];
  expect(sitemaps).toEqual([`${salon.url}/sitemap-index.xml`]);
  expect(isServed("/sitemap-index.xml")).toBe(true);
});

test.each(pages)("$route may be indexed, except the 404 page", ({ route, page, document }) => {
  const robots = [...document.querySelectorAll("meta")]
    .filter(({ name }) => /robots|bot$/i.test(name))
    .map(({ content }) => content);
  expect(robots).toEqual(page === "/404" ? ["noindex"] : []);
  const { host } = new URL(salon.url);
  expect(headersFor(headers, host + route)).not.toHaveProperty("x-robots-tag");
});

/* Search engines would list the addresses of the host beside the salon's own. */
test.each(["salon.pages.dev", "candidate.salon.pages.dev"])(
  "no page at the host's own address %s may be indexed",
  (host) => {
    const tags = pages.map(({ route }) => headersFor(headers, host + route)["x-robots-tag"]);
    expect(new Set(tags)).toEqual(new Set(["noindex"]));
  },
);
