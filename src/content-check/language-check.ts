import { getNodeValue, type Node } from "jsonc-parser";
import type { JsonObject } from "../i18n/json";
import { defaultLocale, languageName, type LocaleRow, locales, scriptOf } from "../i18n/locales";
import { isTranslated } from "../i18n/text";
import {
  type ContentDocument,
  labelOf,
  linesOf,
  noticeAt,
  propertiesOf,
  textOf,
  translationsOf,
  valueAt,
  valuesOf,
} from "./document";
import type { Problem } from "./problem";
import { latinDigits } from "./suggest";

/**
 * Notices: one per locale that says how many texts of a file are not translated, and on which lines; one for each text
 * in the wrong language; and one for each translation with other figures.
 */
export function checkLanguages(document: ContentDocument): Problem[] {
  const texts = valuesOf(document).filter(
    ({ node, field }) => field.visitorText && node.type === "object",
  );
  const toTranslate = texts.filter(({ field }) => !field.byLanguage).map(({ node }) => node);
  /* A text without the default language is already an error. */
  const others = locales.filter(({ code }) => code !== defaultLocale.code);
  return [
    ...texts.flatMap(({ node }) => [
      ...checkScripts(document, node),
      ...checkFigures(document, node),
    ]),
    ...others.flatMap((locale) => checkTranslations(document, toTranslate, locale)),
  ];
}

function checkTranslations(
  document: ContentDocument,
  texts: readonly Node[],
  locale: LocaleRow,
): Problem[] {
  const lacking = texts.filter((node) => !isTranslated(getNodeValue(node) as JsonObject, locale));
  const [first] = lacking;
  if (!first) return [];
  const count = lacking.length === 1 ? "1 text has" : `${lacking.length} texts have`;
  const message = `${count} no ${languageName(locale.code)} translation (${linesOf(document, lacking)}). Visitors see the default language there. Write them like { "${defaultLocale.code}": "…", "${locale.code}": "…" }.`;
  return [noticeAt(document, first, message)];
}

/** By the code of a locale: a letter of its script. */
const letters = new Map<string, RegExp>(
  locales.map(({ code }) => {
    return [code, new RegExp(`\\p{Script=${scriptOf(code)}}`, "u")];
  }),
);

/** Whether a text has a letter of the script of a locale. */
export function isWrittenIn(text: string, { code }: Pick<LocaleRow, "code">): boolean {
  return letters.get(code)?.test(text) ?? false;
}

/** A notice for each translation of two words or more without a letter of its script. One word may be a name. */
function checkScripts(document: ContentDocument, node: Node): Problem[] {
  return propertiesOf(node).flatMap(({ key, value }) => {
    const code = String(key.value);
    return (value.type === "object" ? translationsOf(value) : [value]).flatMap((words) => {
      const text = textOf(words) ?? "";
      const own = text.replace(/\{\w+\}/g, "").split(/\s+/);
      const isForeign = own.filter((word) => /\p{L}/u.test(word)).length > 1;
      if (!isForeign || !letters.has(code) || isWrittenIn(own.join(""), { code })) return [];
      const message = `${labelOf(words)} "${text}" has no ${languageName(code)} letters. Is it in the right language?`;
      return [noticeAt(document, words, message)];
    });
  });
}

/** A notice for each translation that has figures, but others than the text in the default language. */
function checkFigures(document: ContentDocument, node: Node): Problem[] {
  const own = figuresOf(valueAt(node, defaultLocale.code));
  return translationsOf(node).flatMap((words) => {
    const figures = figuresOf(words);
    if (own === "" || figures === "" || figures === own) return [];
    const message = `${labelOf(words)} has the figures ${figures}, but the ${languageName(defaultLocale.code)} text has ${own}. Is that right?`;
    return [noticeAt(document, words, message)];
  });
}

/** The numbers of a text in order of size, such as "2, 15". Of "9:00", 9; "3000 0118" and "1,000" are one number each. */
function figuresOf(words: Node | undefined): string {
  const text = latinDigits(textOf(words) ?? "").replaceAll("٫", ".");
  const figures = text.replace(/:00(?!\d)|(?<=\d)[\s,٬](?=\d)/g, "").match(/\d+(?:\.\d+)?/g) ?? [];
  return figures
    .map(Number)
    .sort((a, b) => a - b)
    .join(", ");
}
