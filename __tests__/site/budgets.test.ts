import { readdirSync } from "node:fs";
import path from "node:path";
import { type Route, routes } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { defaultLocale, locales } from "../../src/i18n/locales";
import {
  builtFile,
  type BuiltPage,
  builtPageData,
  builtPages,
  gzipBytes,
} from "../support/built-site";
import { fixtureBuild } from "../support/fixture";

const KB = 1024;

/**
 * Factor for the budgets of other locales: an Arabic letter takes two bytes, and gzip makes up for only part of that.
 */
const OTHER_LOCALE = 1.2;

/** Every page of every locale. Its address in the default locale selects its budget. */
const everyPage = locales.flatMap((locale) =>
  [...routes, "/404"].map((page) => ({ route: addressIn(locale.pathPrefix, page), page, locale })),
);

/** Bytes for the frame of a page, and for each entry of the list that it shows. */
interface Budget {
  readonly frame: number;
  readonly entry?: number;
}

interface Weight {
  readonly html: Budget;
  readonly data: Budget;
  /** The file of the list, and its path in the file. */
  readonly list?: readonly [file: string, field?: string];
}

/** HTML of 14 KB fits into one round trip of TCP. */
const usual: Weight = { html: { frame: 14 * KB }, data: { frame: 6 * KB } };

const weights: Readonly<Partial<Record<Route, Weight>>> = {
  "/": {
    html: { frame: 13.5 * KB, entry: 128 },
    data: { frame: 6 * KB, entry: 128 },
    list: ["pages/home.json", "hero.slides"],
  },
  "/about": {
    html: { frame: 12 * KB, entry: 192 },
    data: { frame: 4 * KB, entry: 128 },
    list: ["testimonials/reviews.json"],
  },
  "/services": {
    html: { frame: 13 * KB, entry: 60 },
    data: { frame: 4 * KB, entry: 40 },
    list: ["services/services.json"],
  },
  /* The page data contains the name of every service that the query can select. The HTML does not. */
  "/contact": {
    html: { frame: 14 * KB },
    data: { frame: 4 * KB, entry: 20 },
    list: ["services/services.json"],
  },
  /* The size does not depend on the number of photographs. */
  "/portfolio": { html: { frame: 12 * KB }, data: { frame: 6 * KB } },
  "/testimonials": {
    html: { frame: 11 * KB, entry: 512 },
    data: { frame: 2 * KB, entry: 512 },
    list: ["testimonials/films.json"],
  },
  "/special-offers": {
    html: { frame: 12 * KB, entry: 192 },
    data: { frame: 4 * KB, entry: 128 },
    list: ["offers/offers.json"],
  },
};

const edited = fixtureBuild("edited");
const builds = [
  ["the site", () => path.resolve("public")],
  ["the site with more content", edited.dir],
] as const;

describe.each(builds)("%s", (_, dirOf) => {
  let pages: readonly BuiltPage[] = [];

  beforeAll(() => {
    pages = builtPages(dirOf());
  });

  function pageOf(route: string): BuiltPage {
    const page = pages.find((each) => each.route === route);
    if (!page) throw new Error(`${route} was not built.`);
    return page;
  }

  /** The number of entries in the list of a page. */
  function entriesOf(page: string): number {
    const [file, field] = weights[page as Route]?.list ?? [];
    if (!file) return 0;
    const content: unknown = JSON.parse(
      builtFile(path.join("..", "content", file), dirOf()).toString(),
    );
    const list = (field?.split(".") ?? []).reduce(
      (value: unknown, key) => (value as Record<string, unknown>)[key],
      content,
    );
    return (list as unknown[]).length;
  }

  function most(page: string, kind: "html" | "data"): number {
    const { frame, entry = 0 } = (weights[page as Route] ?? usual)[kind];
    return frame + entry * entriesOf(page);
  }

  describe.each(everyPage)("the budget of $route", ({ route, page, locale }) => {
    const share = locale === defaultLocale ? 1 : OTHER_LOCALE;

    test("limits the HTML", () => {
      expect(gzipBytes(pageOf(route).html)).toBeLessThanOrEqual(share * most(page, "html"));
    });

    test("limits the page data", () => {
      const data = builtPageData(route, dirOf());
      expect(gzipBytes(data)).toBeLessThanOrEqual(share * most(page, "data"));
    });

    test("limits the styles to 13 KB", () => {
      const { document } = pageOf(route);
      const styles = [...document.querySelectorAll("style")].map((style) => style.textContent);
      expect(gzipBytes(styles.join(""))).toBeLessThanOrEqual(13 * KB);
      expect(document.querySelectorAll("link[rel=stylesheet]:not([media=print])")).toHaveLength(0);
    });

    test("limits preloaded fonts to two files and 60 KB", () => {
      const fonts = [
        ...pageOf(route).document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]"),
      ];
      const bytes = fonts.map((font) => builtFile(font.getAttribute("href") ?? "", dirOf()).length);
      expect(fonts.length).toBeLessThanOrEqual(2);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * KB);
    });
  });

  test("each result page of the portfolio has at most 3 KB", () => {
    const folder = path.join(dirOf(), "result-pages");
    const files = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".json"));
    expect(files.length).toBeGreaterThan(5);
    const heavy = files.filter((name) => gzipBytes(builtFile(name, folder)) > 3 * KB);
    expect(heavy).toEqual([]);
  });

  test.each(locales)(
    "the structured data of the portfolio covers only its first page ($code)",
    ({ pathPrefix }) => {
      const { document } = pageOf(addressIn(pathPrefix, "/portfolio"));
      const gallery = [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map((script) => script.textContent)
        .find((text) => text.includes("ImageGallery"));
      expect(gallery?.match(/"ImageObject"/g)?.length).toBeLessThanOrEqual(6);
    },
  );
});
