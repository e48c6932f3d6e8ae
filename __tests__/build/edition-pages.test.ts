import { editionPages } from "../../src/build/edition-pages";
import { defaultLocale, locales, type LocaleRow } from "../../src/content/locales";
import { routes } from "../../src/content/model";

type Page = Parameters<typeof editionPages>[0];

const pageAt = (path: string) => ({ path, component: "page.tsx" }) as Page;

test.each(routes)("the page at %s stands in every edition, under the edition's path", (route) => {
  const pages = editionPages(pageAt(route));
  expect(pages.map(({ path }) => path)).toEqual(
    locales.map(({ path }) => (path && route === "/" ? path : path + route)),
  );
  for (const [index, { context, component }] of pages.entries()) {
    const { code, path, direction } = locales[index] ?? defaultLocale;
    expect(component).toBe("page.tsx");
    expect(context).toMatchObject({ locale: code, edition: path, direction, route });
    expect(context?.others.map((other) => other.code)).not.toContain(code);
    expect(context?.others).toHaveLength(locales.length - 1);
  }
});

test("an unknown address of an edition shows the edition's own 404, and no other page", () => {
  const pages = editionPages(pageAt("/404"));
  expect(pages.map(({ path, matchPath }) => [path, matchPath])).toEqual([
    ["/404", undefined],
    ["/ar/404", "/ar/*"],
  ]);
  for (const { context } of pages) expect(context).not.toHaveProperty("route");
});

test("Gatsby's second address of the 404 is the default edition's alone", () => {
  expect(editionPages(pageAt("/404.html")).map(({ path }) => path)).toEqual(["/404.html"]);
});

test("an edition that is only a row yet has every page under its path", () => {
  const hindi: LocaleRow = { ...defaultLocale, code: "hi", path: "/hi", name: "हिन्दी" };
  for (const route of routes) {
    const page = editionPages(pageAt(route), [...locales, hindi]).at(-1);
    expect(page?.path).toBe(route === "/" ? "/hi" : `/hi${route}`);
    expect(page?.context).toMatchObject({ locale: "hi", direction: "ltr", route });
    expect(page?.context?.others.map(({ code }) => code)).toEqual(locales.map(({ code }) => code));
  }
});
