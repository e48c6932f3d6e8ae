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

test.each(pages)(
  "$route may be indexed with a large picture, except the 404 page",
  ({ route, page, document }) => {
    const robots = [...document.querySelectorAll("meta")]
      .filter(({ name }) => /robots|bot$/i.test(name))
      .map(({ content }) => content);
    expect(robots).toEqual([page === "/404" ? "noindex" : "max-image-preview:large"]);
    const { host } = new URL(salon.url);
    expect(headersFor(headers, host + route)).not.toHaveProperty("x-robots-tag");
  },
);
