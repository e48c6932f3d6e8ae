import type { CreatePageArgs, Page } from "gatsby";
import { pageAt } from "../graphql/model";
import { type LocaleRow, locales } from "../i18n/locales";
import type { PageLocale } from "../lib/page-values";

const notFound = /^\/404(\.html|\/)?$/;

/**
 * The pages to create for a page of the default locale: one per locale.
 * @param page its context is added to that of each locale
 */
export function localePages<Context>(
  page: Page<Context>,
  localeRows: readonly LocaleRow[] = locales,
): Page<PageLocale>[] {
  const isNotFound = notFound.test(page.path);
  /* Only the default locale has `/404.html`. */
  const rows = page.path === "/404.html" ? localeRows.slice(0, 1) : localeRows;
  return rows.map((row) => ({
    ...page,
    path: row.urlPrefix + (row.urlPrefix ? page.path.replace(/\/$/, "") : page.path),
    context: {
      ...page.context,
      ...contextOf(row, localeRows),
      ...(isNotFound
        ? { atAnyAddress: localeRows.map((each) => contextOf(each, localeRows)) }
        : { route: page.path }),
    },
  }));
}

function contextOf({ code, urlPrefix, direction }: LocaleRow, rows: readonly LocaleRow[]) {
  const others = rows
    .filter((other) => other.code !== code)
    .map((other) => ({ code: other.code, urlPrefix: other.urlPrefix, name: other.name }));
  return { locale: code, direction, urlPrefix, others };
}

/**
 * Creates a page in every locale. Stops the build for a page without a row in the content model: links, sitemap and
 * structured data would not include it.
 * @param page in the default locale
 */
export function createLocalePages({
  page,
  actions,
  reporter,
}: Pick<CreatePageArgs, "page" | "actions" | "reporter">): void {
  if (!pageAt(page.path) && !page.path.includes("404")) {
    reporter.panicOnBuild(
      `There is a page at ${page.path}, but no row of src/graphql/model.ts has this route. Add a row.`,
    );
    return;
  }
  for (const each of localePages(page)) actions.createPage(each);
}
