import { arabicFormats, englishFormats, type Formats } from "./formats";

/** A locale: the whole site in one language. */
export interface LocaleRow {
  /** The language's code, as in `lang` and in content (`{ "en": …, "ar": … }`). */
  readonly code: string;
  /** The prefix of its addresses; empty for the default locale. */
  readonly urlPrefix: string;
  readonly direction: "ltr" | "rtl";
  /** The language's name in that language. */
  readonly name: string;
  /** The code in Open Graph, one that Facebook knows: its only Arabic one is `ar_AR`. */
  readonly openGraph: string;
  readonly formats: Formats;
}

/**
 * The locales of the site. The first is the default; missing translations fall back to it. docs/add-a-language.md
 * describes how to add one.
 */
export const locales = [
  {
    code: "en",
    urlPrefix: "",
    direction: "ltr",
    name: "English",
    openGraph: "en_US",
    formats: englishFormats,
  },
  {
    code: "ar",
    urlPrefix: "/ar",
    direction: "rtl",
    name: "العربية",
    openGraph: "ar_AR",
    formats: arabicFormats,
  },
] as const satisfies readonly LocaleRow[];

export type Locale = (typeof locales)[number]["code"];

/** The locale whose addresses have no prefix, and to which missing translations fall back. */
export const defaultLocale: LocaleRow = locales[0];

/** The English name of a language, such as `Arabic`. */
export function languageName(code: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}

/** The script of a language, such as `Arab` (ISO 15924); empty if it is not known. */
export function scriptOf(code: string): string {
  return new Intl.Locale(code).maximize().script ?? "";
}

/** The attributes of the root element of a page. The styles of a script depend on `data-script`. */
export function rootAttributes({ code, direction }: LocaleRow) {
  return { lang: code, dir: direction, "data-script": scriptOf(code) };
}

/** The locale with this code, or the default locale. */
export function localeOf(code: string, rows: readonly LocaleRow[] = locales): LocaleRow {
  return rows.find((row) => row.code === code) ?? defaultLocale;
}

export function localeAt(address: string, rows: readonly LocaleRow[] = locales): LocaleRow {
  const own = rows.find(({ urlPrefix }) => urlPrefix && `${address}/`.startsWith(`${urlPrefix}/`));
  return own ?? defaultLocale;
}
