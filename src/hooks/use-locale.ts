import { createContext, useContext } from "react";

/** The page context: the locale of a page, for its query, head and components. */
export interface PageLocale {
  /** The language's code, for the page's query. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** The prefix of the locale's addresses; empty for the default locale. */
  readonly pathPrefix: string;
  /** The page's address in the default locale; undefined for the 404 page. */
  readonly route?: string;
  readonly others: readonly {
    readonly code: string;
    readonly pathPrefix: string;
    readonly name: string;
  }[];
}

/** The part of a page's props that its frame needs. */
export interface PageValues {
  readonly data: { readonly salon?: Queries.FrameFragment | null };
  readonly pageContext: PageLocale;
}

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
