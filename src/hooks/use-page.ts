import { createContext, useContext } from "react";
import { assertDefined } from "../lib/assert-defined";
import type { PageLocale } from "../lib/page-values";

/** The part of a page's props that its frame needs. */
export interface PageValues {
  readonly data: { readonly salon?: Queries.FrameFragment | null };
  readonly pageContext: PageLocale;
}

export const PageContext = createContext<PageValues | undefined>(undefined);

function usePage(): PageValues {
  const page = useContext(PageContext);
  if (!page) throw new Error("This component needs a PageContext (see wrap-page.tsx).");
  return page;
}

/** The locale of the page with its route, the key that keeps it mounted, and the other locales. */
export function useLocale(): PageLocale {
  return usePage().pageContext;
}

export type Salon = Queries.FrameFragment;

/** The facts of the salon and the texts of the layout (content/site.json). */
export function useSalon(): Salon {
  return assertDefined(usePage().data.salon, "content/site.json");
}
