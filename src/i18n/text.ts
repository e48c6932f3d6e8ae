/** Reads the texts of the content, `{ "en": …, "ar": … }`, for a locale. */
import { isObject, type Json, type JsonObject } from "./json";
import { defaultLocale, type LocaleRow } from "./locales";
import type { PluralForms } from "./plural";

/* Unicode's left-to-right isolate and its end, which keep a left-to-right text intact inside Arabic. */
const start = "\u2066";
const end = "\u2069";

/**
 * Invisible characters in words for visitors, with the sign of an attachment (U+FFFC). U+200C between Arabic letters
 * (Persian) and U+200D after one shape them; U+200D also joins emoji.
 */
const invisible =
  /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC\u00AD]|(?!(?<=\p{scx=Arab})\u200C\p{scx=Arab})\u200C|(?<!\p{scx=Arab})\u200D(?!\p{Extended_Pictographic})/gu;

/** A text without invisible characters (as in names from WhatsApp); one space for several, control characters, blank letters. */
export function tidy(text: string): string {
  return text
    .replace(invisible, "")
    .replace(/[ \p{Cc}\p{Zl}\p{Zp}\u2800\u3000]+/gu, " ")
    .trim();
}

/** A text in the default language, wrapped in isolates. */
function fallbackText(text: string): string {
  return start + text + end;
}

/** A text without isolates, word joiners and no-break spaces, for titles, structured data and the sitemap. */
export function plainText(text: string): string {
  return text.replace(/[\u2060\u2066-\u2069]/g, "").replace(/\u00a0/g, " ");
}

/** The space after an Arabic particle or a dash, at which a line should not break. */
const spaceAfterParticle = /(?<=(?:^|[\s«(])(?:من|في|إلى|على|عن|أو|لا|ما)) /g;
const spaceAfterDash = /(?<=(?:^|\s)[-–—])[ \u00a0]/g;

/* A line may break between a dash and a no-break space (UAX 14, LB12a), but not beside a word joiner. */
function keepParticles(text: string): string {
  return text.replace(spaceAfterParticle, "\u00a0").replace(spaceAfterDash, "\u2060\u00a0");
}

/** Whether a text has letters; `{founded}` and `404` need no translation. */
function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
}

/** Whether a text has a translation for a locale, or needs none because it has no letters. */
export function isTranslated(text: JsonObject, { code }: LocaleRow): boolean {
  if (code === defaultLocale.code || text[code] !== undefined) return true;
  const words = text[defaultLocale.code] ?? "";
  return !(isObject(words) ? Object.values(words) : [words]).map(String).some(hasLetters);
}

/**
 * A text in a locale. It falls back to the default language, then wrapped in isolates.
 * @param isProse whether it is a heading or a paragraph, in which no Arabic line ends with a particle or a dash
 */
export function localizedText(text: Json, locale: LocaleRow, isProse = false): string {
  const { words, finish } = wordsFor(text, locale, isProse);
  return finish(tidy(String(words)));
}

/** The plural forms of a text in a locale. They fall back like `localizedText`. */
export function localizedForms(text: Json, locale: LocaleRow, isProse = false): PluralForms {
  const { words, finish } = wordsFor(text, locale, isProse);
  const forms = Object.entries(isObject(words) ? words : {}).map(([form, each]) => [
    form,
    finish(tidy(String(each))),
  ]);
  return { other: "", ...Object.fromEntries(forms) };
}

/** An invalid value, which the content check reports, gives an empty text. */
function wordsFor(text: Json, locale: LocaleRow, isProse: boolean) {
  const own: JsonObject = isObject(text) ? text : {};
  const code = own[locale.code] === undefined ? defaultLocale.code : locale.code;
  const translated = isProse && locale.code === "ar" ? keepParticles : String;
  return {
    words: own[code] ?? "",
    finish: isTranslated(own, locale) ? translated : fallbackText,
  };
}
