import { locales } from "../../src/i18n/locales";
import { builtFile, type BuiltPage, builtPageData, builtPagesIn } from "../support/built-site";
import { isInitialContent } from "../support/initial-content";
import { readable, textsOf } from "../support/page-texts";

const english = builtPagesIn("en");
const arabic = builtPagesIn("ar");

/** Each Arabic page with its English counterpart. */
const pairs = arabic.map((page) => {
  const other = english.find((each) => each.page === page.page);
  if (!other) throw new Error(`${page.route} has no English page.`);
  return { route: page.route, page, other };
});

const arabicLetters = /[\u0600-\u06ff]/;

/** E-mail addresses are Latin in every locale. */
const emailAddress = /[\w.]+@[\w.-]+\w/g;

/**
 * The page data without its context, which contains the names of the other locales. That of the 404 page contains every
 * locale, because Gatsby loads the same data for every unknown address.
 */
function dataOf({ route, page }: BuiltPage): Record<string, unknown> {
  if (page === "/404") return {};
  const data = JSON.parse(builtPageData(route).toString());
  return data.result.data as Record<string, unknown>;
}

/** Every text of a value, with its key. */
function stringsOf(value: unknown, key = ""): { key: string; text: string }[] {
  if (typeof value === "string") return [{ key, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value)
    ? value.map((item) => [key, item] as const)
    : Object.entries(value);
  return own.flatMap(([name, item]) => stringsOf(item, name));
}

/**
 * Tests of the initial content, which is fully translated. Staff may leave out Arabic, write a brand in Latin letters, or
 * write a number as a word.
 */
const testInitial = isInitialContent ? test : test.skip;

const numbersOf = (text: string) => text.match(/\d+(\.\d+)?/g) ?? [];

describe.each(pairs)("the Arabic page $route", ({ page, other }) => {
  testInitial("has no Latin letters except in e-mail addresses", () => {
    const left = textsOf(page)
      .filter((text) => !/^(https:\/\/|summary_large_image$)/.test(text))
      .filter((text) => /[A-Za-z]/.test(text.replace(emailAddress, "")));
    expect(left).toEqual([]);
  });

  testInitial("has no English fallback text", () => {
    expect(page.html).not.toContain("\u2066");
  });

  testInitial("has no English sentence in its page data", () => {
    const sentences = stringsOf(dataOf(page)).filter(
      ({ key, text }) =>
        key !== "sizes" &&
        /[A-Za-z]{2,}[ ,.] ?[A-Za-z]{2,}/.test(
          text.replace(/\{\w+\}/g, "").replace(emailAddress, ""),
        ),
    );
    const foreign = sentences.filter(({ text }) => !/^(https?:\/\/|\/|\S+$)/.test(text));
    expect(foreign).toEqual([]);
  });

  test("has the prices of the English page", () => {
    const pricesOf = (each: BuiltPage) =>
      [...each.document.querySelectorAll(".price")].map((price) => numbersOf(price.textContent));
    expect(pricesOf(page)).toEqual(pricesOf(other));
  });

  test("has the same elements as the English page", () => {
    const countsOf = (each: BuiltPage) =>
      ["a", "button", "h1", "h2", "h3", "img", "li", "section", "input", "textarea"].map(
        (name) => [name, each.document.querySelectorAll(`body ${name}`).length] as const,
      );
    expect(countsOf(page)).toEqual(countsOf(other));
  });

  testInitial("has the same numbers as the English page", () => {
    const factsOf = (each: BuiltPage) =>
      numbersOf(readable(each).querySelector("main")?.textContent ?? "").sort();
    expect(factsOf(page)).toEqual(factsOf(other));
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
  testInitial("contains no Arabic text", () => {
    const own = page.document.cloneNode(true) as Document;
    for (const link of own.querySelectorAll("a[hreflang]")) link.remove();
    expect(own.documentElement.outerHTML).not.toMatch(arabicLetters);
    expect(JSON.stringify(dataOf(page))).not.toMatch(arabicLetters);
  });

  test("loads no Arabic script or font", () => {
    for (const address of scriptsOf(page)) {
      expect({ address, arabic: arabicLetters.test(builtFile(address).toString()) }).toEqual({
        address,
        arabic: false,
      });
    }
    const fonts = [...page.document.querySelectorAll("link[as=font]")].map(
      (font) => font.outerHTML,
    );
    expect(fonts.join()).not.toMatch(/zain|lateef/i);
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
