import { localePages } from "../../src/build/locale-pages";
import { routes } from "../../src/graphql/model";
import { defaultLocale, type LocaleRow, locales } from "../../src/i18n/locales";

type Page = Parameters<typeof localePages>[0];

const pageAt = (path: string) => ({ path, component: "page.tsx" }) as Page;

test.each(routes)("creates %s in every locale, under the locale's pathPrefix", (route) => {
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

test("each locale shows its own 404 page at unknown addresses", () => {
  const pages = localePages(pageAt("/404"));
  expect(pages.map(({ path, matchPath }) => [path, matchPath])).toEqual([
    ["/404", undefined],
    ["/ar/404", "/ar/*"],
  ]);
  for (const { context } of pages) expect(context).not.toHaveProperty("route");
});

test("only the default locale has /404.html", () => {
  expect(localePages(pageAt("/404.html")).map(({ path }) => path)).toEqual(["/404.html"]);
});

test("a new locale row creates every page under its pathPrefix", () => {
  const hindi: LocaleRow = { ...defaultLocale, code: "hi", pathPrefix: "/hi", name: "हिन्दी" };
  for (const route of routes) {
    const page = localePages(pageAt(route), [...locales, hindi]).at(-1);
    expect(page?.path).toBe(route === "/" ? "/hi" : `/hi${route}`);
    expect(page?.context).toMatchObject({ locale: "hi", direction: "ltr", route });
    expect(page?.context?.others.map(({ code }) => code)).toEqual(locales.map(({ code }) => code));
  }
});
