import { isObject, type Json } from "../../src/i18n/json";
import { localeOf } from "../../src/i18n/locales";
import { localizedForms, localizedText } from "../../src/i18n/text";

/** The type of content in one language: each `{ "en": …, "ar": … }` becomes a text. */
type InLanguage<T> = T extends { readonly en: infer Words } | { readonly ar: infer Words }
  ? Words
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/** The content of a file in the language of a locale. */
export function inLanguage<T>(content: T, code = "en"): InLanguage<T> {
  return read(content as Json, code) as InLanguage<T>;
}

function read(value: Json, code: string): Json {
  if (Array.isArray(value)) return value.map((item) => read(item, code));
  if (!isObject(value)) return value;
  if ("en" in value) {
    const own = value[code] ?? value["en"];
    return isObject(own)
      ? ({ ...localizedForms(value, localeOf(code)) } as Json)
      : localizedText(value, localeOf(code));
  }
  if ("ar" in value) return value["ar"] ?? "";
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, read(own, code)]));
}
