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
