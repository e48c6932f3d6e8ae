/** How a text of the content is read for a locale. */
import type { PluralForms } from "./plural";
import { isObject, type Json } from "../graphql/fields";
import { defaultLocale, type LocaleRow } from "./locales";

/* Left-to-right isolate and its end. */
const start = "\u2066";
const end = "\u2069";

/** A text in another language than the locale's, set apart by Unicode's isolates. */
function foreign(text: string): string {
  return start + text + end;
}

/** A text without the isolates, for where nothing is laid out: titles, structured data, a sitemap. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** Whether a text says something in a language; `{founded}` and `404` say the same in all. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
}

/** Whether a locale has its own words of a text, or needs none. */
export function isWritten(text: Json, { code }: LocaleRow): boolean {
  if (isObject(text) && text[code] !== undefined) return true;
  const words = isObject(text) ? text[defaultLocale.code] : text;
  return code === defaultLocale.code || (typeof words === "string" && !hasWords(words));
}

/**
 * A text as a locale shows it: its own words, or those of the default locale, set apart where they are in another
 * language.
 */
export function wordsIn(text: Json, locale: LocaleRow): string {
  const words = isObject(text) ? (text[locale.code] ?? text[defaultLocale.code]) : text;
  return isWritten(text, locale) ? String(words) : foreign(String(words));
}

/** The plural forms of a text in a locale, and the language whose forms they are. */
export function formsIn(text: Json, locale: LocaleRow): { code: string; forms: PluralForms } {
  const own = isWritten(text, locale);
  const code = own ? locale.code : defaultLocale.code;
  const words = isObject(text) ? (text[code] ?? "") : text;
  const forms = isObject(words) ? words : { other: words };
  const shown = Object.entries(forms).map(([form, each]) => [
    form,
    own ? each : foreign(String(each)),
  ]);
  return { code, forms: { other: "", ...Object.fromEntries(shown) } };
}
