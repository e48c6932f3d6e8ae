import { headersFor } from "../../scripts/lib/headers-file";
import { builtContent } from "../support/built-content";
import { builtFile, builtPages, isServed } from "../support/built-site";

const { site: salon } = builtContent();
const pages = builtPages();
const headers = builtFile("_headers").toString();

/** The lines of robots.txt with a directive, such as ["disallow", "/admin"]. */
const directives = builtFile("robots.txt")
  .toString()
  .split("\n")
  .map((line) => /^([\w-]+):\s*(.*)$/.exec(line)?.slice(1) ?? [])
  .filter(([name]) => name !== undefined)
  .map(([name = "", value = ""]) => [name.toLowerCase(), value]);

test("robots.txt lets every crawler read every page, and names the sitemap", () => {
  expect(directives).toContainEqual(["user-agent", "*"]);
  expect(directives.filter(([name, value]) => name === "disallow" && value !== "")).toEqual([]);
  const sitemaps = directives.filter(([name]) => name === "sitemap").map(([, value]) => value);
  expect(sitemaps).toEqual([`${salon.url}/sitemap-index.xml`]);
  expect(sitemaps.map((address) => isServed(String(address)))).toEqual([true]);
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
