import { locales } from "../../src/i18n/locales";
import {
  builtFile,
  type BuiltPage,
  builtPageData,
  builtPagesIn,
  gzipBytes,
} from "../support/built-site";

const english = builtPagesIn("en");
const arabic = builtPagesIn("ar");

/** Each Arabic page with the English page of the same content. */
const pairs = arabic.map((page) => {
  const other = english.find((each) => each.page === page.page);
  if (!other) throw new Error(`${page.route} has no English page.`);
  return { route: page.route, page, other };
});

const arabicLetters = /[\u0600-\u06ff]/;

/** E-mail addresses are Latin in every language: the salon's, and the one that shows how to write hers. */
const latinByNature = /[\w.]+@[\w.-]+\w/g;

/** Attributes that are read to a visitor or shown. */
const spoken = ["alt", "aria-label", "aria-roledescription", "placeholder", "title"];
/** What previews and search results show of a page. */
const described =
  'meta[name="description"], meta[name="keywords"], meta[name^="twitter:"][name*="t"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"], meta[property="og:site_name"]';

/** A copy of a page without what is another language's by intent, and without what nobody reads. */
function readable({ html }: BuiltPage): Document {
  const document = new DOMParser().parseFromString(html, "text/html");
  for (const element of document.querySelectorAll("script, style, a[hreflang]")) element.remove();
  return document;
}

/** Everything that a visitor reads or hears of a page. */
function textsOf(page: BuiltPage): string[] {
  const document = readable(page);
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const name of spoken) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? "");
    }
  }
  for (const element of document.querySelectorAll(described)) {
    texts.push(element.getAttribute("content") ?? "");
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** The page's data without its context, which names the other languages. */
function dataOf({ route }: BuiltPage): Record<string, unknown> {
  const data = JSON.parse(builtPageData(route).toString());
  return data.result.data as Record<string, unknown>;
}

/** Every text of a page's data by its key. */
function stringsOf(value: unknown, key = ""): { key: string; text: string }[] {
  if (typeof value === "string") return [{ key, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value)
    ? value.map((item) => [key, item] as const)
    : Object.entries(value);
  return own.flatMap(([name, item]) => stringsOf(item, name));
}

const numbersOf = (text: string) => text.match(/\d+(\.\d+)?/g) ?? [];

describe.each(pairs)("the Arabic page $route", ({ page, other }) => {
  test("shows and says nothing in Latin letters but what is Latin by nature", () => {
    const left = textsOf(page)
      .filter((text) => !/^(https:\/\/|summary_large_image$)/.test(text))
      .filter((text) => /[A-Za-z]/.test(text.replace(latinByNature, "")));
    expect(left).toEqual([]);
  });

  test("has no text that stands in for a missing one", () => {
    expect(page.html).not.toMatch(/<span lang="en"/);
  });

  test("brings no English sentence along for later either", () => {
    const sentences = stringsOf(dataOf(page)).filter(
      ({ key, text }) =>
        key !== "sizes" &&
        /[A-Za-z]{2,}[ ,.] ?[A-Za-z]{2,}/.test(
          text.replace(/\{\w+\}/g, "").replace(latinByNature, ""),
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

  test("has as much of everything as the English page, and its numbers", () => {
    const countsOf = (each: BuiltPage) =>
      ["a", "button", "h1", "h2", "h3", "img", "li", "section", "input", "textarea"].map(
        (name) => [name, each.document.querySelectorAll(`body ${name}`).length] as const,
      );
    expect(countsOf(page)).toEqual(countsOf(other));
    const factsOf = (each: BuiltPage) =>
      numbersOf(readable(each).querySelector("main")?.textContent ?? "").sort();
    expect(factsOf(page)).toEqual(factsOf(other));
  });

  test("leads to no English page but by the language's own name", () => {
    const links = [...page.document.querySelectorAll('a[href^="/"]:not([hreflang])')];
    const elsewhere = links
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !/^\/ar(\/|#|$)/.test(href) && !href.includes("."));
    expect(elsewhere).toEqual([]);
  });

  test("weighs at most a fifth more than the English page", () => {
    expect(gzipBytes(page.html)).toBeLessThanOrEqual(1.2 * gzipBytes(other.html));
  });
});

/** The scripts that a page's HTML names, and the page's own. */
function scriptsOf({ document }: BuiltPage): string[] {
  const named = [...document.querySelectorAll('script[src], link[as="script"]')];
  return named
    .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "")
    .filter((address) => address.startsWith("/"));
}

describe.each(english)("the English page $route", (page) => {
  test("carries no Arabic: no word, no font, no script", () => {
    const own = page.document.cloneNode(true) as Document;
    for (const link of own.querySelectorAll("a[hreflang]")) link.remove();
    expect(own.documentElement.outerHTML).not.toMatch(arabicLetters);
    expect(JSON.stringify(dataOf(page))).not.toMatch(arabicLetters);
    for (const address of scriptsOf(page)) {
      expect({ address, arabic: arabicLetters.test(builtFile(address).toString()) }).toEqual({
        address,
        arabic: false,
      });
    }
    const fonts = [...own.querySelectorAll("link[as=font]")].map((font) => font.outerHTML);
    expect(fonts.join()).not.toMatch(/zain|lateef/i);
  });
});

test("every locale has the same pages", () => {
  for (const { code } of locales) {
    const pages = builtPagesIn(code).map(({ page }) => page);
    expect(pages.sort()).toEqual(english.map(({ page }) => page).sort());
  }
});
