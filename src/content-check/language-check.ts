import { getNodeValue, type Node } from "jsonc-parser";
import type { JsonObject } from "../i18n/json";
import { defaultLocale, type LocaleRow, locales } from "../i18n/locales";
import { isTranslated } from "../i18n/text";
import {
  type ContentDocument,
  type Findings,
  labelOf,
  linesOf,
  propertiesOf,
  textOf,
  translationsOf,
  valuesOf,
} from "./document";

/**
 * Adds a notice per locale: how many texts of a file are not translated, and on which lines. Adds one to each text that
 * is in the wrong language.
 */
export function checkLanguages(document: ContentDocument, findings: Findings): void {
  const texts = valuesOf(document).filter(
    ({ node, field }) => field.visitorText && node.type === "object",
  );
  for (const { node } of texts) checkScripts(document, node, findings);
  const toTranslate = texts.filter(({ field }) => !field.byLanguage).map(({ node }) => node);
  /* A text without the default language is already an error. */
  for (const locale of locales.filter(({ code }) => code !== defaultLocale.code)) {
    const lacking = toTranslate.filter(
      (node) => !isTranslated(getNodeValue(node) as JsonObject, locale),
    );
    const [first] = lacking;
    if (first) findings.add(document, first, noticeOf(document, lacking, locale), "notice");
  }
}

/** By the code of a locale: a letter of its script. */
const letters = new Map<string, RegExp>(
  locales.map(({ code }) => {
    const { script } = new Intl.Locale(code).maximize();
    return [code, new RegExp(`\\p{Script=${script}}`, "u")];
  }),
);

/** Whether a text has a letter of the script of a locale. */
export function isWrittenIn(text: string, { code }: Pick<LocaleRow, "code">): boolean {
  return letters.get(code)?.test(text) ?? false;
}

/** Adds a notice to the translations of two words or more without a letter of their script. One word may be a name. */
function checkScripts(document: ContentDocument, node: Node, findings: Findings): void {
  for (const { key, value } of propertiesOf(node)) {
    const code = String(key.value);
    for (const words of value.type === "object" ? translationsOf(value) : [value]) {
      const text = textOf(words) ?? "";
      const own = text.replace(/\{\w+\}/g, "").split(/\s+/);
      const isForeign = own.filter((word) => /\p{L}/u.test(word)).length > 1;
      if (!isForeign || !letters.has(code) || isWrittenIn(own.join(""), { code })) continue;
      const message = `${labelOf(words)} "${text}" has no ${languageName(code)} letters. Is it in the right language?`;
      findings.add(document, words, message, "notice");
    }
  }
}

function languageName(code: string): string {
  return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
}

function noticeOf(document: ContentDocument, lacking: readonly Node[], { code }: LocaleRow) {
  const texts = lacking.length === 1 ? "1 text has" : `${lacking.length} texts have`;
  return `${texts} no ${languageName(code)} translation (${linesOf(document, lacking)}). Visitors see the default language there. Write them like { "en": "…", "${code}": "…" }.`;
}
