import { arabicFormats, englishFormats, type Formats } from "./formats";

/** A locale: the whole site in one language. */
export interface LocaleRow {
  /** The language's code, as in `lang` and in content (`{ "en": …, "ar": … }`). */
  readonly code: string;
  /** The prefix of its addresses; empty for the default locale. */
  readonly pathPrefix: string;
  readonly direction: "ltr" | "rtl";
  /** The language's name in that language. */
  readonly name: string;
  /** The code in Open Graph: language_TERRITORY. */
  readonly openGraph: string;
  /** The formats of prices, times and dates. */
  readonly formats: Formats;
}

/**
 * The locales of the site. The first is the default; missing translations fall back to it. To add a locale, add a row
 * here, its language to `text` in content/schema/common.schema.json, and its texts in content.
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

/** The locale whose addresses have no prefix, and to which missing translations fall back. */
export const defaultLocale: LocaleRow = locales[0];

/** The locale with this code, or the default locale. */
export function localeOf(code: string, rows: readonly LocaleRow[] = locales): LocaleRow {
  return rows.find((row) => row.code === code) ?? defaultLocale;
}

/** The locale of an address. */
export function localeAt(address: string, rows: readonly LocaleRow[] = locales): LocaleRow {
  const own = rows.find(
    ({ pathPrefix }) => pathPrefix && `${address}/`.startsWith(`${pathPrefix}/`),
  );
  return own ?? defaultLocale;
}
