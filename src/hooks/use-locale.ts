import { createContext, useContext } from "react";

/** What a page's query, its head and its components are told of the locale that the page belongs to. */
export interface PageLocale {
  /** The language's code, for the page's query. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** What the locale's addresses begin with; empty for the default locale. */
  readonly pathPrefix: string;
  /** The page's address in the default locale; absent where none leads to it (404). */
  readonly route?: string;
  /** The other locales. */
  readonly others: readonly {
    readonly code: string;
    readonly pathPrefix: string;
    readonly name: string;
  }[];
}

/** What Gatsby gives every page, as far as its frame needs it. */
export interface PageValues {
  readonly data: { readonly salon?: Queries.FrameFragment | null };
  readonly pageContext: PageLocale;
}

/** The page that is shown; `wrapPage` provides it. */
export const PageContext = createContext<PageValues | undefined>(undefined);

/** The values of the page that is shown. Throws outside of one. */
export function usePage(): PageValues {
  const page = useContext(PageContext);
  if (!page) throw new Error("There is no page around this component: see wrap-page.tsx.");
  return page;
}

export interface CurrentLocale {
  /** The language's code, such as `ar`. */
  readonly locale: string;
  /** What the locale's addresses begin with, such as `/ar`; empty for the default locale. */
  readonly pathPrefix: string;
  readonly direction: "ltr" | "rtl";
}

/** The locale that the page belongs to. */
export function useLocale(): CurrentLocale {
  const { locale, pathPrefix, direction } = usePage().pageContext;
  return { locale, pathPrefix, direction };
}
