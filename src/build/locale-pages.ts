import type { CreatePageArgs, Page } from "gatsby";
import type { PageLocale } from "../hooks/use-locale";
import { type LocaleRow, locales } from "../i18n/locales";

/** The addresses that Gatsby gives the 404 page. */
const notFound = /^\/404(\.html|\/)?$/;

/** The pages to create for a page of `src/pages`: one per locale. */
export function localePages<Context>(
  page: Page<Context>,
  localeRows: readonly LocaleRow[] = locales,
): Page<PageLocale>[] {
  const isNotFound = notFound.test(page.path);
  /* Only the default locale has `/404.html`. */
  const rows = page.path === "/404.html" ? localeRows.slice(0, 1) : localeRows;
  return rows.map(({ code, pathPrefix, direction }) => ({
    ...page,
    path: pathPrefix + (pathPrefix ? page.path.replace(/\/$/, "") : page.path),
    /* An unknown address under a path prefix shows that locale's 404 page. */
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

/** Replaces a page that Gatsby found in `src/pages` with one page per locale. */
export function createLocalePages({ page, actions }: CreatePageArgs): void {
  actions.deletePage(page);
  for (const each of localePages(page)) actions.createPage(each);
}
