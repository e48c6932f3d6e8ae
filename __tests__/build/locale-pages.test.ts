import { localePages } from "../../src/build/locale-pages";
import { routes } from "../../src/graphql/model";
import { defaultLocale, type LocaleRow, locales } from "../../src/i18n/locales";

type Page = Parameters<typeof localePages>[0];

const pageAt = (path: string) => ({ path, component: "page.tsx" }) as Page;

test.each(routes)("the page at %s stands in every locale, under the locale's path", (route) => {
  const pages = localePages(pageAt(route));
  expect(pages.map(({ path }) => path)).toEqual(
    locales.map(({ pathPrefix }) =>
      pathPrefix && route === "/" ? pathPrefix : pathPrefix + route,
    ),
  );
  for (const [index, { context, component }] of pages.entries()) {
    const { code, pathPrefix, direction } = locales[index] ?? defaultLocale;
    expect(component).toBe("page.tsx");
    expect(context).toMatchObject({ locale: code, pathPrefix, direction, route });
    expect(context?.others.map((other) => other.code)).not.toContain(code);
    expect(context?.others).toHaveLength(locales.length - 1);
  }
});

test("an unknown address of a locale shows the locale's own 404, and no other page", () => {
  const pages = localePages(pageAt("/404"));
  expect(pages.map(({ path, matchPath }) => [path, matchPath])).toEqual([
    ["/404", undefined],
    ["/ar/404", "/ar/*"],
  ]);
  for (const { context } of pages) expect(context).not.toHaveProperty("route");
});

test("Gatsby's second address of the 404 is the default locale's alone", () => {
  expect(localePages(pageAt("/404.html")).map(({ path }) => path)).toEqual(["/404.html"]);
});

test("a locale that is only a row yet has every page under its path", () => {
  const hindi: LocaleRow = { ...defaultLocale, code: "hi", pathPrefix: "/hi", name: "हिन्दी" };
  for (const route of routes) {
    const page = localePages(pageAt(route), [...locales, hindi]).at(-1);
    expect(page?.path).toBe(route === "/" ? "/hi" : `/hi${route}`);
    expect(page?.context).toMatchObject({ locale: "hi", direction: "ltr", route });
    expect(page?.context?.others.map(({ code }) => code)).toEqual(locales.map(({ code }) => code));
  }
});
