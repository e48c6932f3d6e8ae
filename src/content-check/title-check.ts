import type { Node } from "jsonc-parser";
import { rowOf } from "../graphql/model";
import { defaultLocale, type LocaleRow, locales } from "../i18n/locales";
import { errorAt, repeatsIn, textOf, valueAt } from "./document";
import type { Problem } from "./problem";
import type { Documents } from "./reference-check";

/** An error for each page with the title or the description that another one has in the same language. */
export function checkTitles(documents: Documents): Problem[] {
  return locales.flatMap((locale) =>
    ["title", "description"].flatMap((part) => {
      const pages = pageTexts(documents, locale, part);
      return repeatsIn(pages, ({ text }) => text).map(({ item, first }) => {
        const message = `${first.page} and ${item.page} have the same ${part}, "${item.text}". Change one of them.`;
        return errorAt(item.document, item.node, message);
      });
    }),
  );
}

function pageTexts(documents: Documents, locale: LocaleRow, part: string) {
  return [...documents.values()].flatMap((document) => {
    const node = inLanguage(valueAt(document.root, "seo", part), locale);
    const page = rowOf(document.file)?.route ?? "/404";
    return node ? [{ document, node, page, text: textOf(node) }] : [];
  });
}

function inLanguage(node: Node | undefined, { code }: LocaleRow): Node | undefined {
  return valueAt(node, code) ?? valueAt(node, defaultLocale.code);
}
