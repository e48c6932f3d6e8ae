import { getNodeValue, type Node } from "jsonc-parser";
import type { JsonObject } from "../i18n/json";
import { defaultLocale, type LocaleRow, locales } from "../i18n/locales";
import { isWritten } from "../i18n/text";
import { type ContentDocument, type Findings, lineOf, valuesOf } from "./document";

/** A notice for each language of how many texts of a file it lacks, and where. */
export function checkLanguages(document: ContentDocument, findings: Findings): void {
  const texts = valuesOf(document)
    .filter(({ node, field }) => field.visitorText && node.type === "object")
    .map(({ node }) => node);
  /* What the default language lacks is an error already. */
  for (const locale of locales.filter(({ code }) => code !== defaultLocale.code)) {
    const lacking = texts.filter((node) => !isWritten(getNodeValue(node) as JsonObject, locale));
    const [first] = lacking;
    if (first) findings.add(document, first, said(document, lacking, locale), "notice");
  }
}

/** How many lines a notice names. */
const most = 12;

function said(document: ContentDocument, lacking: readonly Node[], { code }: LocaleRow) {
  const lines = [...new Set(lacking.map((node) => lineOf(document, node)))];
  const places = lines.length > most ? [...lines.slice(0, most), "…"] : lines;
  const texts = lacking.length === 1 ? "1 text lacks" : `${lacking.length} texts lack`;
  const where = `line${lines.length === 1 ? "" : "s"} ${places.join(", ")}`;
  const language = new Intl.DisplayNames(["en"], { type: "language" }).of(code);
  return `${texts} words in ${language}, ${where}: that locale shows the other ones. Write them like { "en": "…", "${code}": "…" }.`;
}
