import { createContext, useContext } from "react";
import type { PageValues } from "../lib/page-values";

/** The current page, provided by `wrapPage`. */
export const PageContext = createContext<PageValues | undefined>(undefined);

/** The current page. Throws outside of `PageContext`. */
export function usePage(): PageValues {
  const page = useContext(PageContext);
  if (!page) throw new Error("This component needs a PageContext (see wrap-page.tsx).");
  return page;
}

export interface CurrentLocale {
  /** The language's code, such as `ar`. */
  readonly locale: string;
  /** The prefix of the locale's addresses, such as `/ar`; empty for the default locale. */
  readonly pathPrefix: string;
  readonly direction: "ltr" | "rtl";
}

/** The locale of the current page. */
export function useLocale(): CurrentLocale {
  const { locale, pathPrefix, direction } = usePage().pageContext;
  return { locale, pathPrefix, direction };
}
