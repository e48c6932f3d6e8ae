import path from "node:path";
import type { Route } from "../../src/graphql/model";
import { addressIn } from "../../src/i18n/address-in";
import { locales } from "../../src/i18n/locales";
import { portfolioRoute } from "../../src/lib/photograph-address";
import {
  builtFile,
  type BuiltPage,
  builtPageData,
  builtPages,
  builtRoutes,
  gzipBytes,
} from "../support/built-site";
import { fixtureBuild } from "../support/fixture";
import { isInitialContent } from "../support/initial-content";
import { textsOf } from "../support/page-texts";

const KB = 1024;

/** Bytes for the frame of a page, and for each entry of the list that it shows, besides their texts. */
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

const usual: Weight = { html: { frame: 10 * KB }, data: { frame: 2 * KB } };

const weights: Readonly<Partial<Record<Route | "/404", Weight>>> = {
  "/": {
    html: { frame: 13 * KB, entry: 128 },
    data: { frame: 3 * KB, entry: 128 },
    list: ["pages/home.json", "hero.slides"],
  },
  "/about": {
    html: { frame: 10.5 * KB, entry: 64 },
    data: { frame: 2.5 * KB, entry: 64 },
    list: ["testimonials/reviews.json"],
  },
  "/services": {
    html: { frame: 11.5 * KB, entry: 44 },
    data: { frame: 2.5 * KB, entry: 24 },
    list: ["services/services.json"],
  },
  /* The page data contains the name of every service that the query can select. The HTML does not. */
  "/contact": {
    html: { frame: 11 * KB },
    data: { frame: 2.5 * KB, entry: 32 },
    list: ["services/services.json"],
  },
  "/testimonials": {
    html: { frame: 10.5 * KB, entry: 320 },
    data: { frame: 1.5 * KB, entry: 384 },
    list: ["testimonials/films.json"],
  },
  "/special-offers": {
    html: { frame: 10.75 * KB, entry: 128 },
    data: { frame: 1.75 * KB, entry: 96 },
    list: ["offers/offers.json"],
  },
  /* The page data contains every locale, because Gatsby loads the same data for every unknown address. */
  "/404": { html: usual.html, data: { frame: 2.5 * KB } },
};

/** Every page of the portfolio. Its size does not depend on the number of photographs. */
const portfolio: Weight = { html: { frame: 12.25 * KB }, data: { frame: 3 * KB } };

function weightOf(page: string): Weight {
  const isPortfolio = `${page}/`.startsWith(`${portfolioRoute}/`);
  return isPortfolio ? portfolio : (weights[page as Route] ?? usual);
}

/* Each night publishes a build. Visitors who return must not load the data of other pages again. */
test("only the page of the offers contains the date of the build", () => {
  const dated = builtPages().filter(({ route }) => builtPageData(route).includes('"builtOn"'));
  expect(dated.map(({ page }) => page)).toEqual(locales.map(() => "/special-offers"));
});

/* A release tests only the site that it publishes. */
const builds: [string, () => string][] = [["the site", () => path.resolve("public")]];
if (process.env["EDITED_DIR"]) builds.push(["the edited site", fixtureBuild("edited").dir]);

describe.each(builds)("%s", (_, dirOf) => {
  const pages = builtPages(dirOf());

  function pageOf(route: string): BuiltPage {
    const page = pages.find((each) => each.route === route);
    if (!page) throw new Error(`${route} was not built.`);
    return page;
  }

  /** The number of entries in the list of a page. */
  function entriesOf(page: string): number {
    const [file, field] = weightOf(page).list ?? [];
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

  /** The budget of a page. Its texts are added to it, because staff may write longer ones. */
  function most(page: BuiltPage, kind: "html" | "data"): number {
    const { frame, entry = 0 } = weightOf(page.page)[kind];
    return frame + entry * entriesOf(page.page) + gzipBytes(textsOf(page).join("\n"));
  }

  describe.each(pages.map(({ route }) => route))("the budget of %s", (route) => {
    test("limits the HTML", () => {
      const page = pageOf(route);
      expect(gzipBytes(page.html)).toBeLessThanOrEqual(most(page, "html"));
    });

    test("limits the page data", () => {
      const data = builtPageData(route, dirOf());
      expect(gzipBytes(data)).toBeLessThanOrEqual(most(pageOf(route), "data"));
    });

    test("limits the styles to 13 KB", () => {
      const { document } = pageOf(route);
      const styles = [...document.querySelectorAll("style")].map((style) => style.textContent);
      expect(gzipBytes(styles.join(""))).toBeLessThanOrEqual(13 * KB);
      expect(document.querySelectorAll("link[rel=stylesheet]:not([media=print])")).toHaveLength(0);
    });
  });

  test.each(locales)(
    "the structured data of the portfolio covers only its first page ($code)",
    ({ pathPrefix }) => {
      const { document } = pageOf(addressIn(pathPrefix, "/portfolio"));
      const gallery = [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map((script) => script.textContent)
        .find((text) => text.includes("ImageGallery"));
      expect(gallery?.match(/"ImageObject"/g)?.length ?? 0).toBeLessThanOrEqual(6);
    },
  );
});

const testInitial = isInitialContent ? test : test.skip;

testInitial("the page data of every page of the portfolio has at most 4 KB", () => {
  const routes = builtRoutes().filter((route) => route.includes(portfolioRoute));
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter((route) => gzipBytes(builtPageData(route)) > 4 * KB)).toEqual([]);
});
