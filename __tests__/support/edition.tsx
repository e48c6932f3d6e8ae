import type { ReactElement } from "react";
import { editionPages } from "../../src/build/edition-pages";
import { PageContext, type PageEdition } from "../../src/hooks/use-edition";
import { assertDefined } from "../../src/lib/assert-defined";
import { salonData } from "./salon";

/** What the page at a route of an edition is told of it. */
export function pageContextOf(code = "en", route = "/"): PageEdition {
  const page = { path: route } as Parameters<typeof editionPages>[0];
  const made = editionPages(page).find(({ context }) => context?.locale === code);
  return assertDefined(made?.context, `The page at ${route} in ${code}`);
}

/** An element as it stands on a page of an edition, the English one by default. */
export function inEdition(element: ReactElement, code = "en"): ReactElement {
  const values = { data: { salon: salonData(code) }, pageContext: pageContextOf(code) };
  return <PageContext.Provider value={values}>{element}</PageContext.Provider>;
}
