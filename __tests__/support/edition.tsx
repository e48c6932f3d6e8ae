import type { ReactElement } from "react";
import { localeOf } from "../../src/content/locales";
import { PageContext } from "../../src/hooks/use-edition";

/** An element as it stands on a page of an edition, the English one by default. */
export function inEdition(element: ReactElement, code = "en"): ReactElement {
  const { path, direction } = localeOf(code);
  const pageContext = { locale: code, direction, edition: path, others: [] };
  return (
    <PageContext.Provider value={{ data: { salon: null }, pageContext }}>
      {element}
    </PageContext.Provider>
  );
}
