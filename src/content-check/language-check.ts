import { getNodeValue, type Node } from "jsonc-parser";
import type { JsonObject } from "../i18n/json";
import { defaultLocale, languageName, locales, scriptOf } from "../i18n/locales";
import { isTranslated } from "../i18n/text";
import {
  type ContentValue,
  labelOf,
  languageOf,
  linesOf,
  noticeAt,
  show,
  textOf,
  translationsOf,
  valueAt,
} from "./document";
import type { Problem } from "./problem";

/** One notice for each locale that says how many texts of a file are not translated, and on which lines. */
export function checkTranslations(values: readonly ContentValue[]): Problem[] {
  const isText = ({ node, field }: ContentValue) =>
    field.visitorText && !field.byLanguage && node.type === "object";
  const texts = values.filter(isText).map(({ node }) => node);
  return locales.flatMap((locale) => {
    const lacking = texts.filter((node) => !isTranslated(getNodeValue(node) as JsonObject, locale));
    const count = lacking.length === 1 ? "1 text has" : `${lacking.length} texts have`;
    const message = `${count} no ${languageName(locale.code)} translation (${linesOf(lacking)}). Visitors see the default language there. Write them like { "${defaultLocale.code}": "…", "${locale.code}": "…" }.`;
    return lacking.slice(0, 1).map((first) => noticeAt(first, message));
  });
}

/** A notice for each text of two words or more without a letter of its language. One word may be a name. */
export function checkScript({ node, field }: ContentValue): Problem[] {
  const code = languageOf(node);
  if (!code || field.file) return [];
  const words = (textOf(node) ?? "").replace(/\{\w+\}/g, "").match(/\S*\p{L}\S*/gu) ?? [];
  const letter = new RegExp(`\\p{Script=${scriptOf(code)}}`, "u");
  if (words.length < 2 || letter.test(words.join())) return [];
  const message = `${labelOf(node)} ${show(node)} has no ${languageName(code)} letters. Is it in the right language?`;
  return [noticeAt(node, message)];
}

/** A notice for each translation that has figures, but others than the text in the default language. */
export function checkFigures({ node, field }: ContentValue): Problem[] {
  if (!field.visitorText) return [];
  const own = figuresOf(valueAt(node, defaultLocale.code));
  return translationsOf(node).flatMap((words) => {
    const figures = figuresOf(words);
    if (own === "" || figures === "" || figures === own) return [];
    const message = `${labelOf(words)} has the figures ${figures}, but the ${languageName(defaultLocale.code)} text has ${own}. Is that right?`;
    return [noticeAt(words, message)];
  });
}

/** The numbers of a text in order of size, such as "2, 15". Of "9:00", 9; "3000 0118" and "1,000" are one number each. */
function figuresOf(words: Node | undefined): string {
  const latin = (digit: string) => String(digit.charCodeAt(0) & 15);
  const text = (textOf(words) ?? "").replace(/[٠-٩۰-۹]/g, latin).replaceAll("٫", ".");
  const figures = text.replace(/:00(?!\d)|(?<=\d)[\s,٬](?=\d)/g, "").match(/\d+(?:\.\d+)?/g) ?? [];
  return figures
    .map(Number)
    .sort((a, b) => a - b)
    .join(", ");
}
