import type { CreatePageArgs, Page } from "gatsby";
import type { PageLocale } from "../hooks/use-locale";
import { type LocaleRow, locales } from "../i18n/locales";

/** The address that Gatsby has for the page that answers where there is none. */
const notFound = /^\/404(\.html|\/)?$/;

/** A page of `src/pages` in each locale. */
export function localePages<Context>(
  page: Page<Context>,
  localeRows: readonly LocaleRow[] = locales,
): Page<PageLocale>[] {
  const isNotFound = notFound.test(page.path);
  /* Of the two addresses that Gatsby has for the 404, `/404.html` is one of the default locale's alone. */
  const rows = page.path === "/404.html" ? localeRows.slice(0, 1) : localeRows;
  return rows.map(({ code, pathPrefix, direction }) => ({
    ...page,
    path: pathPrefix + (pathPrefix ? page.path.replace(/\/$/, "") : page.path),
    /* An unknown address of a locale shows the locale's own 404 and keeps its address. */
    ...(isNotFound && pathPrefix ? { matchPath: `${pathPrefix}/*` } : {}),
    context: {
      locale: code,
      direction,
      pathPrefix,
      ...(isNotFound ? {} : { route: page.path }),
      others: localeRows
        .filter((other) => other.code !== code)
        .map((other) => ({ code: other.code, pathPrefix: other.pathPrefix, name: other.name })),
    },
  }));
}

/** Puts the pages of every locale in the place of one that Gatsby found in `src/pages`. */
export function createLocalePages({ page, actions }: CreatePageArgs): void {
  actions.deletePage(page);
  for (const each of localePages(page)) actions.createPage(each);
}
