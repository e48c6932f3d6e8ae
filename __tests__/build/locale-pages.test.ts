import { createLocalePages, localePages } from "../../src/build/locale-pages";
import { routes } from "../../src/graphql/model";
import { defaultLocale, type LocaleRow, locales } from "../../src/i18n/locales";

type Page = Parameters<typeof createLocalePages>[0]["page"];

const pageAt = (path: string): Page => ({ path, component: "page.tsx", context: {} });

test.each(routes)(
  "creates %s in every locale, under its urlPrefix, with the page's context",
  (route) => {
    const pages = localePages({ ...pageAt(route), context: { category: "nails" } });
    expect(pages.map(({ path }) => path)).toEqual(
      locales.map(({ urlPrefix }) => (urlPrefix && route === "/" ? urlPrefix : urlPrefix + route)),
    );
    for (const [index, { context, component }] of pages.entries()) {
      const { code, urlPrefix, direction } = locales[index] ?? defaultLocale;
      expect(component).toBe("page.tsx");
      expect(context).toMatchObject({
        locale: code,
        urlPrefix,
        direction,
        route,
        category: "nails",
      });
      expect(context?.others.map((other) => other.code)).not.toContain(code);
      expect(context?.others).toHaveLength(locales.length - 1);
    }
  },
);

test("each locale has its own 404 page, which has the contexts of all locales; the default one has /404.html", () => {
  expect(localePages(pageAt("/404.html")).map(({ path }) => path)).toEqual(["/404.html"]);
  const pages = localePages(pageAt("/404"));
  expect(pages.map(({ path }) => path)).toEqual(locales.map(({ urlPrefix }) => `${urlPrefix}/404`));
  for (const { context } of pages) {
    expect(context).not.toHaveProperty("route");
    expect(context).toHaveProperty(
      "atAnyAddress",
      locales.map(({ code }) => expect.objectContaining({ locale: code })),
    );
  }
});

test("a new locale row creates every page under its urlPrefix", () => {
  const hindi: LocaleRow = { ...defaultLocale, code: "hi", urlPrefix: "/hi", name: "हिन्दी" };
  for (const route of routes) {
    const page = localePages(pageAt(route), [...locales, hindi]).at(-1);
    expect(page?.path).toBe(route === "/" ? "/hi" : `/hi${route}`);
    expect(page?.context).toMatchObject({ locale: "hi", direction: "ltr", route });
    expect(page?.context?.others.map(({ code }) => code)).toEqual(locales.map(({ code }) => code));
  }
});

test("stops the build for a page without a row in the content model", () => {
  const actions = { createPage: jest.fn() };
  const reporter = { panicOnBuild: jest.fn() };
  const args = { actions, reporter } as unknown as Omit<
    Parameters<typeof createLocalePages>[0],
    "page"
  >;
  createLocalePages({ ...args, page: pageAt("/prices/hair") });
  expect(reporter.panicOnBuild).toHaveBeenCalledWith(expect.stringContaining("/prices/hair"));
  expect(actions.createPage).not.toHaveBeenCalled();
  createLocalePages({ ...args, page: pageAt("/portfolio/nails/2") });
  expect(actions.createPage).toHaveBeenCalledTimes(locales.length);
});
