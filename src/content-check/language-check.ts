import { getNodeValue, type Node } from "jsonc-parser";
import type { JsonObject } from "../i18n/json";
import { defaultLocale, type LocaleRow, locales } from "../i18n/locales";
import { isTranslated } from "../i18n/text";
import { type ContentDocument, type Findings, lineOf, valuesOf } from "./document";

/** Adds a notice per locale: how many texts of a file are not translated, and on which lines. */
export function checkLanguages(document: ContentDocument, findings: Findings): void {
  const texts = valuesOf(document)
    .filter(({ node, field }) => field.visitorText && node.type === "object")
    .map(({ node }) => node);
  /* A text without the default language is already an error. */
  for (const locale of locales.filter(({ code }) => code !== defaultLocale.code)) {
    const lacking = texts.filter((node) => !isTranslated(getNodeValue(node) as JsonObject, locale));
    const [first] = lacking;
    if (first) findings.add(document, first, noticeOf(document, lacking, locale), "notice");
  }
}

/** The number of lines that a notice lists. */
const maxLines = 12;

function noticeOf(document: ContentDocument, lacking: readonly Node[], { code }: LocaleRow) {
  const lines = [...new Set(lacking.map((node) => lineOf(document, node)))];
  const places = lines.length > maxLines ? [...lines.slice(0, maxLines), "…"] : lines;
  const texts = lacking.length === 1 ? "1 text has" : `${lacking.length} texts have`;
  const where = `line${lines.length === 1 ? "" : "s"} ${places.join(", ")}`;
  const language = new Intl.DisplayNames(["en"], { type: "language" }).of(code);
  return `${texts} no ${language} translation (${where}). Visitors see the default language there. Write them like { "en": "…", "${code}": "…" }.`;
}
