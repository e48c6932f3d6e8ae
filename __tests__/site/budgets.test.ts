import { builtFile, builtPages, gzipBytes } from "../support/built-site";

/** One kilobyte, as the budgets count (issue 5). */
const KB = 1024;
const pages = builtPages();

describe.each(pages)("the weight of $route", ({ route, html, document }) => {
  test("its HTML stays in one round of TCP", () => {
    expect(gzipBytes(html)).toBeLessThanOrEqual((route === "/services" ? 18 : 14) * KB);
  });

  test("its styles stay within 12 KB", () => {
    const styles = [...document.querySelectorAll("style")].map((style) => style.textContent);
    expect(gzipBytes(styles.join(""))).toBeLessThanOrEqual(12 * KB);
    expect(document.querySelectorAll("link[rel=stylesheet]:not([media=print])")).toHaveLength(0);
  });

  test("its page data stays within 12 KB", () => {
    const name = route === "/" ? "index" : route === "/404" ? "404.html" : route.slice(1);
    const data = builtFile(`page-data/${name}/page-data.json`);
    expect(gzipBytes(data)).toBeLessThanOrEqual(12 * KB);
  });

  test("two font files at most are fetched before the first paint, 60 KB together", () => {
    const fonts = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")];
    const bytes = fonts.map((font) => builtFile(font.getAttribute("href") ?? "").length);
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * KB);
  });
});
