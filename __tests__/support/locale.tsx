import type { ReactElement } from "react";
import { localePages } from "../../src/build/locale-pages";
import { PageContext } from "../../src/hooks/use-page";
import { assertDefined } from "../../src/lib/assert-defined";
import type { PageLocale } from "../../src/lib/page-values";
import { salonData } from "./salon";

/** The page context of a route in a locale. */
export function pageContextOf(code = "en", route = "/"): PageLocale {
  const page = { path: route } as Parameters<typeof localePages>[0];
  const made = localePages(page).find(({ context }) => context?.locale === code);
  return assertDefined(made?.context, `The page at ${route} in ${code}`);
}

/** An element within the page context of a locale. */
export function inLocale(element: ReactElement, code = "en", route = "/"): ReactElement {
  const values = { data: { salon: salonData(code) }, pageContext: pageContextOf(code, route) };
  return <PageContext.Provider value={values}>{element}</PageContext.Provider>;
}
