/** How a text of the content, `{ "en": …, "ar": … }`, is read for a locale. */
import { isObject, type Json, type JsonObject } from "./json";
import { defaultLocale, type LocaleRow } from "./locales";
import type { PluralForms } from "./plural";

/* Unicode's left-to-right isolate and its end. */
const start = "\u2066";
const end = "\u2069";

/** A text of another language than the locale's, set apart by Unicode isolates. */
function fallbackText(text: string): string {
  return start + text + end;
}

/** A text without the isolates, for where nothing is laid out: titles, structured data, a sitemap. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** Whether a text has letters of its own; `{founded}` and `404` are the same in every language. */
function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
}

/** Whether a text has words for a locale, or needs none because it has no letters. */
export function isWritten(text: JsonObject, { code }: LocaleRow): boolean {
  if (code === defaultLocale.code || text[code] !== undefined) return true;
  const words = text[defaultLocale.code] ?? "";
  return !(isObject(words) ? Object.values(words) : [words]).map(String).some(hasLetters);
}

/** The words of a text in a locale, or those of the default locale, set apart where they are in another language. */
export function localizedText(text: Json, locale: LocaleRow): string {
  const { words, isFallback } = wordsFor(text, locale);
  return isFallback ? fallbackText(String(words)) : String(words);
}

/** The plural forms of a text in a locale, and the code of the language that they are in. */
export function localizedForms(
  text: Json,
  locale: LocaleRow,
): { code: string; forms: PluralForms } {
  const { code, words, isFallback } = wordsFor(text, locale);
  const forms = Object.entries(isObject(words) ? words : {}).map(([form, each]) => [
    form,
    isFallback ? fallbackText(String(each)) : each,
  ]);
  return { code, forms: { other: "", ...Object.fromEntries(forms) } };
}

/** A value that is no text, which the content check reports, has no words. */
function wordsFor(text: Json, locale: LocaleRow) {
  const own: JsonObject = isObject(text) ? text : {};
  const code = own[locale.code] === undefined ? defaultLocale.code : locale.code;
  return { code, words: own[code] ?? "", isFallback: !isWritten(own, locale) };
}
