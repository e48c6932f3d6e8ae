import { locales } from "../../src/i18n/locales";
import { builtFile, type BuiltPage, builtPagesIn } from "../support/built-site";

const english = builtPagesIn("en");
const arabic = builtPagesIn("ar");

/** Each Arabic page with its English counterpart. */
const pairs = arabic.map((page) => {
  const other = english.find((each) => each.page === page.page);
  if (!other) throw new Error(`${page.route} has no English page.`);
  return { route: page.route, page, other };
});

const arabicLetters = /[\u0600-\u06ff]/;

describe.each(pairs)("the Arabic page $route", ({ page, other }) => {
  test("has the same elements as the English page", () => {
    const countsOf = (each: BuiltPage) =>
      ["a", "button", "h1", "h2", "h3", "img", "li", "section", "input", "textarea"].map(
        (name) => [name, each.document.querySelectorAll(`body ${name}`).length] as const,
      );
    expect(countsOf(page)).toEqual(countsOf(other));
  });

  test("links to English pages only by the name of the locale", () => {
    const links = [...page.document.querySelectorAll('a[href^="/"]:not([hreflang])')];
    const elsewhere = links
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !/^\/ar(\/|#|$)/.test(href) && !href.includes("."));
    expect(elsewhere).toEqual([]);
  });
});

function scriptsOf({ document }: BuiltPage): string[] {
  const named = [...document.querySelectorAll('script[src], link[as="script"]')];
  return named
    .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "")
    .filter((address) => address.startsWith("/"));
}

describe.each(english)("the English page $route", (page) => {
  test("loads no script with Arabic letters", () => {
    /* The search of the services knows the letters in every language. */
    const scripts = scriptsOf(page).filter((address) => !address.includes("pages-services"));
    const arabic = scripts.filter((address) => arabicLetters.test(builtFile(address).toString()));
    expect(arabic).toEqual([]);
  });
});

test("every locale has the same pages", () => {
  for (const { code } of locales) {
    const pages = builtPagesIn(code).map(({ page }) => page);
    expect(pages.sort()).toEqual(english.map(({ page }) => page).sort());
  }
});

test.each([...english, ...arabic])("$route contains no damaged character", ({ html }) => {
  /* A NUL or a replacement character. */
  expect(html).not.toMatch(/[\0\ufffd]/);
});
