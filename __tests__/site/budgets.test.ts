import { locales } from "../../src/i18n/locales";
import { portfolioRoute } from "../../src/lib/photograph-address";
import { builtContent } from "../support/built-content";
import { type BuiltPage, builtPageData, builtPages, gzipBytes } from "../support/built-site";
import { textsOf } from "../support/page-texts";

const KB = 1024;

/** Bytes for each text of a page, besides the text itself. */
const markup = 8;

/** Bytes for what differs between builds: the snippet of analytics, and how well the texts of a page compress. */
const tolerance = 0.5 * KB;

interface Weight {
  /** Bytes of a page without entries: of its HTML, and of its page data. */
  readonly html: number;
  readonly data: number;
  /** The list whose entries add more than their texts. */
  readonly list?: {
    readonly of: "services" | "films" | "offers";
    readonly html?: number;
    readonly data: number;
  };
  /** Texts that only the page data contains. */
  readonly hidden?: readonly string[];
}

/** The names by which the search finds services and their categories, in every language. */
const searchNames = locales.flatMap(({ code }) => {
  const { services, categories } = builtContent(code);
  return [
    ...services.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]),
    ...categories.flatMap(({ label, otherNames = [] }) => [label, ...otherNames]),
  ];
});

const weights: Readonly<Record<string, Weight>> = {
  "/": { html: 14.875 * KB, data: 3.375 * KB },
  "/about": { html: 12.875 * KB, data: 2.25 * KB },
  "/services": {
    html: 14.9375 * KB,
    data: 3 * KB,
    list: { of: "services", data: 16 },
    hidden: searchNames,
  },
  /* The page data contains the name, price and duration of every service that the query can select. The HTML does not. */
  "/contact": {
    html: 12.9375 * KB,
    data: 3.8125 * KB,
    list: { of: "services", data: 30 },
  },
  "/testimonials": {
    html: 11.5 * KB,
    data: 1.5 * KB,
    list: { of: "films", html: 320, data: 384 },
  },
  "/special-offers": {
    html: 12.5625 * KB,
    data: 1.75 * KB,
    list: { of: "offers", data: 96 },
  },
  /* The page data contains every locale, because Gatsby loads the same data for every unknown address. */
  "/404": { html: 11.4375 * KB, data: 1.3125 * locales.length * KB },
};

/** Every page of the portfolio. Its size does not depend on the number of photographs. */
const portfolio: Weight = { html: 13.0625 * KB, data: 3 * KB };

/** A page that has no budget of its own yet. */
const other: Weight = { html: 13.5 * KB, data: 3 * KB };

function weightOf({ page }: BuiltPage): Weight {
  return page.startsWith(portfolioRoute) ? portfolio : (weights[page] ?? other);
}

/* Each night publishes a build. Visitors who return must not load the data of other pages again. */
test("only the page of the offers contains the date of the build", () => {
  const dated = builtPages().filter(({ route }) => builtPageData(route).includes('"builtOn"'));
  expect(dated.map(({ page }) => page)).toEqual(locales.map(() => "/special-offers"));
});

const pages = builtPages();

function pageOf(route: string): BuiltPage {
  const page = pages.find((each) => each.route === route);
  if (!page) throw new Error(`${route} was not built.`);
  return page;
}

/** The budget of a page. Its texts are added to it, because staff may write more, and longer ones. */
function most(page: BuiltPage, kind: "html" | "data"): number {
  const { [kind]: frame, list, hidden = [] } = weightOf(page);
  const entries = list ? builtContent()[list.of].length : 0;
  const texts = textsOf(page);
  if (kind === "data") texts.push(...hidden);
  const added = kind === "html" ? tolerance + markup * texts.length : 0;
  return frame + (list?.[kind] ?? 0) * entries + added + gzipBytes(texts.join("\n"));
}

describe.each(pages.map(({ route }) => route))("the budget of %s", (route) => {
  test("limits the HTML", () => {
    const page = pageOf(route);
    expect(gzipBytes(page.html)).toBeLessThanOrEqual(most(page, "html"));
  });

  test("limits the page data", () => {
    expect(gzipBytes(builtPageData(route))).toBeLessThanOrEqual(most(pageOf(route), "data"));
  });

  test("limits the styles to 13 KB", () => {
    const { document } = pageOf(route);
    const styles = [...document.querySelectorAll("style")].map((style) => style.textContent);
    expect(gzipBytes(styles.join(""))).toBeLessThanOrEqual(13 * KB);
    expect(document.querySelectorAll("link[rel=stylesheet]:not([media=print])")).toHaveLength(0);
  });
});
