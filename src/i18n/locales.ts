import { arabicFormats, englishFormats, type Formats } from "./formats";

/** A locale of the site: the whole of it in one language. */
export interface LocaleRow {
  /** As in `lang` and in content (`{ "en": …, "ar": … }`). */
  readonly code: string;
  /** What its addresses begin with; empty for the default locale. */
  readonly pathPrefix: string;
  readonly direction: "ltr" | "rtl";
  /** The language's own name, for the link that leads to it. */
  readonly name: string;
  /** As Open Graph writes it: language_TERRITORY. */
  readonly openGraph: string;
  /** How it writes prices, times and dates. */
  readonly formats: Formats;
}

/**
 * The locales of the site, the default one first. What stands in only one language is taken from that one. Another
 * locale is a row here, its language in `text` of content/schema/common.schema.json, and its words in content.
 */
export const locales = [
  {
    code: "en",
    pathPrefix: "",
    direction: "ltr",
    name: "English",
    openGraph: "en_US",
    formats: englishFormats,
  },
  {
    code: "ar",
    pathPrefix: "/ar",
    direction: "rtl",
    name: "العربية",
    openGraph: "ar_KW",
    formats: arabicFormats,
  },
] as const satisfies readonly LocaleRow[];

/** The code of a locale's language. */
export type Locale = (typeof locales)[number]["code"];

/** The locale that stands at addresses without a language, and whose words stand in for missing ones. */
export const defaultLocale: LocaleRow = locales[0];

/** The locale with this code; the default one where there is none. */
export function localeOf(code: string, rows: readonly LocaleRow[] = locales): LocaleRow {
  return rows.find((row) => row.code === code) ?? defaultLocale;
}

/** The locale that an address belongs to. */
export function localeAt(address: string, rows: readonly LocaleRow[] = locales): LocaleRow {
  const own = rows.find(
    ({ pathPrefix }) => pathPrefix && `${address}/`.startsWith(`${pathPrefix}/`),
  );
  return own ?? defaultLocale;
}
