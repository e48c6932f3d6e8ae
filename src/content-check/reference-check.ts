import { getNodeValue, type Node } from "jsonc-parser";
import type { LinkRule } from "../graphql/fields";
import { type ContentFile, routes, rowOf } from "../graphql/model";
import { readFigures } from "../graphql/price";
import {
  type ContentDocument,
  type ContentValue,
  type Findings,
  itemsOf,
  keyOf,
  labelOf,
  lineOf,
  repeatsIn,
  textOf,
  translationsOf,
  valueAt,
  valuesOf,
} from "./document";
import { nearest } from "./suggest";

/** The files that could be parsed. */
export type Documents = ReadonlyMap<ContentFile, ContentDocument>;

type KeyRule = Exclude<LinkRule, "pages">;

const services = "services/services.json";
const categories = "services/categories.json";

/** Checks consistency between entries and between files; links are checked by `checkLink`. */
export function checkReferences(documents: Documents, findings: Findings): void {
  for (const document of documents.values()) {
    checkUnique(document, findings);
    checkCopies(document, findings);
  }
  checkCategories(documents, findings);
  checkHighPrices(documents.get(services), findings);
  checkTitles(documents, findings);
}

/** Reports values of `unique` fields that occur more than once in a list, or in a group of its entries. */
function checkUnique(document: ContentDocument, findings: Findings): void {
  const values = valuesOf(document).filter(({ field, owner }) => field.unique && owner);
  const listOf = ({ node, owner }: ContentValue) => `${owner?.parent?.offset} ${keyOf(node)}`;
  const valueIn = (value: ContentValue) => {
    const { node, field, owner } = value;
    const group = typeof field.unique === "string" && textOf(valueAt(owner, field.unique));
    return JSON.stringify([listOf(value), group, node.value]);
  };
  for (const { item, first } of repeatsIn(values, valueIn)) {
    const numbers = values.filter((other) => listOf(other) === listOf(item));
    const next = Math.max(...numbers.map(({ node }) => Number(node.value))) + 1;
    const remedy = next ? `The next free number is ${next}.` : "Use a different value.";
    reportRepeat(document, item.node, first.node, remedy, findings);
  }
}

/** Adds a notice to each entry that differs from another one of its list only in `unique` fields. */
function checkCopies(document: ContentDocument, findings: Findings): void {
  const keysOf = ({ field: { properties = {} } }: ContentValue) =>
    Object.keys(properties).filter((name) => properties[name]?.unique);
  const entries = valuesOf(document).filter(
    (value) => value.node.type === "object" && keysOf(value).length > 0,
  );
  const contentOf = (entry: ContentValue) => {
    const values = Object.entries(getNodeValue(entry.node) as object);
    const others = values.filter(([name]) => !keysOf(entry).includes(name));
    return JSON.stringify([entry.node.parent?.offset, ...others]);
  };
  for (const { item, first } of repeatsIn(entries, contentOf)) {
    const keys = keysOf(item);
    const message = `This entry is a copy of the one on line ${lineOf(document, first.node)}: only ${keys.join(" and ")} ${keys.length > 1 ? "differ" : "differs"}. Change its other values, or delete it.`;
    findings.add(document, item.node, message, "notice");
  }
}

function checkCategories(documents: Documents, findings: Findings): void {
  const document = documents.get(categories);
  if (!document) return;
  const { keys, aliases } = categoryNames(document);
  const remedy = "Use each key or alias for one category only.";
  for (const { item, first } of repeatsIn([...keys, ...aliases], textOf)) {
    reportRepeat(document, item, first, remedy, findings);
  }
  const list = documents.get(services);
  if (!list) return;
  const used = itemsOf(list.root).map((entry) => textOf(valueAt(entry, "category")));
  for (const node of keys) {
    if (used.includes(textOf(node))) continue;
    const message = `Category "${textOf(node)}" has no services. Add one in content/${services}, or delete the category.`;
    findings.add(document, node, message);
  }
}

/** Adds a notice to a price that is far above the others of its category, such as one without its decimal point. */
function checkHighPrices(document: ContentDocument | undefined, findings: Findings): void {
  if (!document) return;
  const prices = itemsOf(document.root).flatMap((entry) => {
    const node = valueAt(entry, "price");
    const dinar = Math.max(...(readFigures(textOf(node) ?? "")?.figures ?? []).map(Number));
    return node && dinar > 0 ? { node, category: textOf(valueAt(entry, "category")), dinar } : [];
  });
  for (const category of new Set(prices.map((price) => price.category))) {
    const [highest, next] = prices
      .filter((price) => price.category === category)
      .sort((a, b) => b.dinar - a.dinar);
    if (!highest || !next || highest.dinar <= 10 * next.dinar) continue;
    const message = `Price "${textOf(highest.node)}" is more than ten times the next highest of its category, KD ${next.dinar}. Is that right?`;
    findings.add(document, highest.node, message, "notice");
  }
}

/** The keys and aliases of the categories, to which addresses such as /services#nails lead. */
function categoryNames({ root }: ContentDocument) {
  const entries = itemsOf(root);
  return {
    keys: entries.flatMap((entry) => valueAt(entry, "key") ?? []),
    aliases: entries.flatMap((entry) => itemsOf(valueAt(entry, "aliases"))),
  };
}

function checkTitles(documents: Documents, findings: Findings): void {
  const titles = [...documents.values()].flatMap((document) =>
    translationsOf(valueAt(document.root, "seo", "title")).map((node) => ({ document, node })),
  );
  for (const { item, first } of repeatsIn(titles, ({ node }) => textOf(node))) {
    const message = `Title "${textOf(item.node)}" is also the title of content/${first.document.file}. Write a different title for each page.`;
    findings.add(item.document, item.node, message);
  }
}

/** Checks that a link leads to a page of the site, or to an entry of another file. */
export function checkLink(
  { document, node, field: { linksTo } }: ContentValue,
  documents: Documents,
  findings: Findings,
): void {
  const text = textOf(node);
  if (!linksTo || !text) return;
  const message =
    linksTo === "pages" ? pathProblem(text, documents) : keyProblem(text, node, linksTo, documents);
  if (message) findings.add(document, node, message);
}

function pathProblem(path: string, documents: Documents): string | undefined {
  if (!path.startsWith("/")) return undefined;
  const [page = "", anchor] = path.split("#");
  if (!routes.some((route) => route === page)) {
    const meant = nearest(page, routes);
    return `Path "${path}" is not a page of this site.${meant ? ` Did you mean "${meant}"?` : ""} The pages are: ${routes.join(", ")}.`;
  }
  const document = documents.get(categories);
  if (anchor === undefined || page !== "/services" || !document) return undefined;
  const { keys, aliases } = categoryNames(document);
  const anchors = [...keys, ...aliases].flatMap((node) => textOf(node) ?? []);
  if (anchors.length === 0 || anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  return `Path "${path}" does not lead to a category.${meant ? ` Did you mean "/services#${meant}"?` : ` The possible names after # are: ${anchors.join(", ")}.`}`;
}

function keyProblem(
  text: string,
  node: Node,
  { file, list, by, except = [] }: KeyRule,
  documents: Documents,
): string | undefined {
  const row = rowOf(file);
  const root = row && documents.get(row.file)?.root;
  const entries = itemsOf(list === undefined ? root : valueAt(root, list)).flatMap((entry) => {
    const key = textOf(valueAt(entry, by));
    return key === undefined || except.includes(key) ? [] : [{ key, entry }];
  });
  const possible = entries.map(({ key }) => key);
  if (possible.length === 0 || possible.includes(text)) return undefined;
  /* The texts of an entry also lead to its key, in case staff wrote its label instead. */
  const words = entries.flatMap(({ key, entry }) => {
    const values = translationsOf(entry).flatMap((value) => [value, ...translationsOf(value)]);
    return values.map((value) => [textOf(value) ?? key, key] as const);
  });
  const keyOfText = new Map([...words, ...possible.map((key) => [key, key] as const)]);
  const meant = keyOfText.get(nearest(text, [...keyOfText.keys()]) ?? "");
  const hint = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  return `${labelOf(node)} "${text}" does not exist.${hint} Choose from: ${possible.join(", ")}. Add new ones in content/${file}.`;
}

function reportRepeat(
  document: ContentDocument,
  node: Node,
  first: Node,
  remedy: string,
  findings: Findings,
): void {
  const message = `${labelOf(node)} ${JSON.stringify(node.value)} is already used on line ${lineOf(document, first)}. ${remedy}`;
  findings.add(document, node, message);
}
