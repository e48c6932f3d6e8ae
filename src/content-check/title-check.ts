import type { Node } from "jsonc-parser";
import { rowOf } from "../graphql/model";
import { defaultLocale, type LocaleRow, locales } from "../i18n/locales";
import { interpolate } from "../lib/interpolate";
import { photographAddress, portfolioRoute } from "../lib/photograph-address";
import { everyCategory } from "../lib/portfolio-views";
import { errorAt, itemsOf, repeatsIn, textOf, valueAt } from "./document";
import type { Problem } from "./problem";
import type { Documents } from "./reference-check";

/** An error for each page with the title or the description that another one has in the same language. */
export function checkTitles(documents: Documents): Problem[] {
  return locales.flatMap((locale) =>
    ["title", "description"].flatMap((part) => {
      const pages = [
        ...pageTexts(documents, locale, part),
        ...(part === "title" ? portfolioTitles(documents, locale) : []),
      ];
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

/** The titles of the photographs and of their categories: templates that contain names. */
function portfolioTitles(documents: Documents, locale: LocaleRow) {
  const portfolio = documents.get("pages/portfolio.json");
  const photographs = documents.get("portfolio/portfolio.json");
  const wordsOf = (node: Node | undefined) => textOf(inLanguage(node, locale)) ?? "";
  const filters = itemsOf(valueAt(portfolio?.root, "filters"));
  const categories = new Map(
    filters.map((filter) => [textOf(valueAt(filter, "key")), wordsOf(valueAt(filter, "name"))]),
  );
  return [portfolio, photographs].flatMap((document) => {
    const isPage = document === portfolio;
    const template = wordsOf(
      isPage
        ? valueAt(portfolio?.root, "filterTitle")
        : valueAt(portfolio?.root, "photograph", "title"),
    );
    return (isPage ? filters : itemsOf(document?.root)).flatMap((entry) => {
      const node = inLanguage(valueAt(entry, "name"), locale);
      const key = textOf(valueAt(entry, isPage ? "key" : "category")) ?? "";
      const slug = textOf(valueAt(entry, "slug")) ?? "";
      if (!document || !node || key === everyCategory) return [];
      const page = isPage
        ? `${portfolioRoute}/${key}`
        : photographAddress(portfolioRoute, { category: key, slug });
      const values = { name: textOf(node) ?? "", category: categories.get(key) ?? "" };
      return [{ document, node, page, text: interpolate(template, values) }];
    });
  });
}

function inLanguage(node: Node | undefined, { code }: LocaleRow): Node | undefined {
  return valueAt(node, code) ?? valueAt(node, defaultLocale.code);
}
