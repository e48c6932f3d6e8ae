import { createContext, useContext } from "react";
import type { PageLocale } from "../lib/page-values";

/** The part of a page's props that its frame needs. */
export interface PageValues {
  readonly data: { readonly salon?: Queries.FrameFragment | null };
  readonly pageContext: PageLocale;
}

export const PageContext = createContext<PageValues | undefined>(undefined);

export function usePage(): PageValues {
  const page = useContext(PageContext);
  if (!page) throw new Error("This component needs a PageContext (see wrap-page.tsx).");
  return page;
}
