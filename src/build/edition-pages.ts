import type { CreatePageArgs, Page } from "gatsby";
import { locales, type LocaleRow } from "../content/locales";
import type { PageEdition } from "../hooks/use-edition";

/** The address that Gatsby has for the page that answers where there is none. */
const notFound = /^\/404(\.html|\/)?$/;

/** A page of `src/pages` in each edition. */
export function editionPages<Context>(
  page: Page<Context>,
  editions: readonly LocaleRow[] = locales,
): Page<PageEdition>[] {
  const isNotFound = notFound.test(page.path);
  /* Of the two addresses that Gatsby has for the 404, `/404.html` is one of the default edition's alone. */
  const rows = page.path === "/404.html" ? editions.slice(0, 1) : editions;
  return rows.map(({ code, path, direction }) => ({
    ...page,
    path: path + (path ? page.path.replace(/\/$/, "") : page.path),
    /* An unknown address of an edition shows the edition's own 404 and keeps its address. */
    ...(isNotFound && path ? { matchPath: `${path}/*` } : {}),
    context: {
      locale: code,
      direction,
      edition: path,
      ...(isNotFound ? {} : { route: page.path }),
      others: editions
        .filter((other) => other.code !== code)
        .map((other) => ({ code: other.code, path: other.path, name: other.name })),
    },
  }));
}

/** Puts the pages of every edition in the place of one that Gatsby found in `src/pages`. */
export function createEditionPages({ page, actions }: CreatePageArgs): void {
  actions.deletePage(page);
  for (const each of editionPages(page)) actions.createPage(each);
}
