import { assertDefined } from "./assert-defined";

/** The page context of every page: its locale, for its query, head and components. */
export interface PageLocale {
  /** The language's code, for the page's query. */
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  /** The prefix of the locale's addresses; empty for the default locale. */
  readonly urlPrefix: string;
  /** The page's address in the default locale; undefined for the 404 page. */
  readonly route?: string;
  /** Pages with the same key stay mounted when the route changes between them, with their focus and state. */
  readonly mountKey?: string;
  readonly others: readonly {
    readonly code: string;
    readonly urlPrefix: string;
    readonly name: string;
  }[];
}

/** The props of the 404 page. Gatsby loads the same data for every unknown address, so it has that of all locales. */
export interface NotFoundValues<Salon> {
  readonly data: {
    readonly allSalon: { readonly nodes: readonly (Salon & { readonly locale: string })[] };
  };
  readonly pageContext: { readonly atAnyAddress: readonly PageLocale[] };
}

export function notFoundValuesAt<Salon>(
  { data, pageContext }: NotFoundValues<Salon>,
  address: string,
) {
  const [fallback, ...others] = pageContext.atAnyAddress;
  const own = others.find(({ urlPrefix }) => `${address}/`.startsWith(`${urlPrefix}/`));
  const context = assertDefined(own ?? fallback, "src/i18n/locales.ts");
  const salon = data.allSalon.nodes.find(({ locale }) => locale === context.locale);
  return { data: { salon: salon ?? null }, pageContext: context };
}
