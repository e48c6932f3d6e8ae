import { createContext, useContext } from "react";

/** What a page's query, its head and its components are told of the edition that the page belongs to. */
export interface PageEdition {
  /** The language's code, for the page's query. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** What the edition's addresses begin with; empty for the default edition. */
  readonly edition: string;
  /** The page's address in the default edition; absent where none leads to it (404). */
  readonly route?: string;
  /** The other editions. */
  readonly others: readonly {
    readonly code: string;
    readonly path: string;
    readonly name: string;
  }[];
}

/** What Gatsby gives every page, as far as its frame needs it. */
export interface PageValues {
  readonly data: { readonly salon?: Queries.FrameFragment | null };
  readonly pageContext: PageEdition;
}

/** The page that is shown; `wrapPage` provides it. */
export const PageContext = createContext<PageValues | undefined>(undefined);

/** The values of the page that is shown. Throws outside of one. */
export function usePage(): PageValues {
  const page = useContext(PageContext);
  if (!page) throw new Error("There is no page around this component: see wrap-page.tsx.");
  return page;
}

export interface Edition {
  /** The language's code, such as `ar`. */
  readonly locale: string;
  /** What the edition's addresses begin with, such as `/ar`; empty for the default edition. */
  readonly path: string;
  readonly direction: "ltr" | "rtl";
}

/** The edition that the page belongs to. */
export function useEdition(): Edition {
  const { locale, edition, direction } = usePage().pageContext;
  return { locale, path: edition, direction };
}
