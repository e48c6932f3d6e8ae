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

/** One kilobyte, as the budgets count. */
const KB = 1024;

/**
 * How much heavier than in the default locale a page's text may be in another one: each Arabic letter is
 * two bytes, which gzip makes up for in part.
 */
const OTHER_LOCALE = 1.2;

/** Every page of every locale, with its address in the default one, which names its budget. */
const everyPage = locales.flatMap((locale) =>
  [...routes, "/404"].map((page) => ({ route: addressIn(locale.pathPrefix, page), page, locale })),
);

/** What a page may weigh: its frame, and each entry of the list that it shows. */
interface Budget {
  readonly frame: number;
  readonly entry?: number;
}

interface Weight {
  readonly html: Budget;
  readonly data: Budget;
  /** The list: its file, and its place in it. */
  readonly list?: readonly [file: string, field?: string];
}

/** HTML in one round of TCP, as far as its entries let it. */
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
  /* Its data has the name of each service that an address can choose; its HTML has none. */
  "/contact": {
    html: { frame: 14 * KB },
    data: { frame: 4 * KB, entry: 20 },
    list: ["services/services.json"],
  },
  /* However many photographs there are. */
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
  ["the site after some years of growth", edited.dir],
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

  /** How many entries the list of a page has. */
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

  describe.each(everyPage)("the weight of $route", ({ route, page, locale }) => {
    const share = locale === defaultLocale ? 1 : OTHER_LOCALE;

    test("its HTML stays within its frame and its entries", () => {
      expect(gzipBytes(pageOf(route).html)).toBeLessThanOrEqual(share * most(page, "html"));
    });

    test("its page data stays within its frame and its entries", () => {
      const data = builtPageData(route, dirOf());
      expect(gzipBytes(data)).toBeLessThanOrEqual(share * most(page, "data"));
    });

    test("its styles stay within 13 KB", () => {
      const { document } = pageOf(route);
      const styles = [...document.querySelectorAll("style")].map((style) => style.textContent);
      expect(gzipBytes(styles.join(""))).toBeLessThanOrEqual(13 * KB);
      expect(document.querySelectorAll("link[rel=stylesheet]:not([media=print])")).toHaveLength(0);
    });

    test("two font files at most are fetched before the first paint, 60 KB together", () => {
      const fonts = [
        ...pageOf(route).document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]"),
      ];
      const bytes = fonts.map((font) => builtFile(font.getAttribute("href") ?? "", dirOf()).length);
      expect(fonts.length).toBeLessThanOrEqual(2);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * KB);
    });
  });

  test("each result page of the portfolio has 3 KB at most", () => {
    const folder = path.join(dirOf(), "result-pages");
    const files = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith(".json"));
    expect(files.length).toBeGreaterThan(5);
    const heavy = files.filter((name) => gzipBytes(builtFile(name, folder)) > 3 * KB);
    expect(heavy).toEqual([]);
  });

  test.each(locales)(
    "the structured data of the portfolio is that of its first page ($code)",
    ({ pathPrefix }) => {
      const { document } = pageOf(addressIn(pathPrefix, "/portfolio"));
      const gallery = [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map((script) => script.textContent)
        .find((text) => text.includes("ImageGallery"));
      expect(gallery?.match(/"ImageObject"/g)?.length).toBeLessThanOrEqual(6);
    },
  );
});
