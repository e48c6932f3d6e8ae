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
  numberOf,
  propertiesOf,
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
  const groups = new Map<string, Node[]>();
  for (const { node, field, owner } of valuesOf(document)) {
    if (!field.unique || !owner) continue;
    const within = field.unique === true ? "" : textOf(valueAt(owner, field.unique));
    const group = JSON.stringify([owner.parent?.offset, keyOf(node), within]);
    groups.set(group, [...(groups.get(group) ?? []), node]);
  }
  for (const nodes of groups.values()) {
    const highest = Math.max(...nodes.map((node) => numberOf(node) ?? 0));
    const remedy =
      highest > 0 ? `The next free number is ${highest + 1}.` : "Use a different value.";
    reportRepeats(document, nodes, remedy, findings);
  }
}

/** Adds a notice to each entry that differs from another one of its list only in `unique` fields. */
function checkCopies(document: ContentDocument, findings: Findings): void {
  const seen = new Map<string, Node>();
  for (const { node, field } of valuesOf(document)) {
    const { properties = {} } = field;
    const keys = Object.keys(properties).filter((name) => properties[name]?.unique);
    if (node.type !== "object" || keys.length === 0) continue;
    const values = Object.entries(getNodeValue(node) as object);
    const others = values.filter(([name]) => !keys.includes(name));
    const content = JSON.stringify([node.parent?.offset, ...others]);
    const first = seen.get(content);
    if (first) {
      const message = `This entry is a copy of the one on line ${lineOf(document, first)}: only ${keys.join(" and ")} ${keys.length > 1 ? "differ" : "differs"}. Change its other values, or delete it.`;
      findings.add(document, node, message, "notice");
    } else seen.set(content, node);
  }
}

function checkCategories(documents: Documents, findings: Findings): void {
  const document = documents.get(categories);
  if (!document) return;
  const entries = itemsOf(document.root);
  const keys = entries.map((entry) => valueAt(entry, "key"));
  const aliases = entries.flatMap((entry) => itemsOf(valueAt(entry, "aliases")));
  const remedy = "Use each key or alias for one category only.";
  reportRepeats(document, [...keys, ...aliases], remedy, findings);
  const list = documents.get(services);
  if (!list) return;
  const used = itemsOf(list.root).map((entry) => textOf(valueAt(entry, "category")));
  for (const node of keys) {
    if (!node || used.includes(textOf(node))) continue;
    const message = `Category "${textOf(node)}" has no services. Add one in content/${services}, or delete the category.`;
    findings.add(document, node, message);
  }
}

/** Adds a notice to a price that is far above the others of its category, such as one without its decimal point. */
function checkHighPrices(document: ContentDocument | undefined, findings: Findings): void {
  if (!document) return;
  const prices = itemsOf(document.root).flatMap((entry) => {
    const node = valueAt(entry, "price");
    const { figures = [] } = readFigures(textOf(node) ?? "") ?? {};
    const category = textOf(valueAt(entry, "category"));
    return node && figures.length > 0
      ? [{ node, category, dinar: Math.max(...figures.map(Number)) }]
      : [];
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

function checkTitles(documents: Documents, findings: Findings): void {
  const seen = new Map<string, ContentDocument>();
  for (const document of documents.values()) {
    for (const words of translationsOf(valueAt(document.root, "seo", "title"))) {
      const title = textOf(words);
      const other = title ? seen.get(title) : undefined;
      if (other) {
        findings.add(
          document,
          words,
          `Title "${title}" is also the title of content/${other.file}. Write a different title for each page.`,
        );
      } else if (title) seen.set(title, document);
    }
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
  const entries = itemsOf(documents.get(categories)?.root);
  const anchors = entries
    .flatMap((entry) => [valueAt(entry, "key"), ...itemsOf(valueAt(entry, "aliases"))])
    .map(textOf)
    .filter((text) => text !== undefined);
  if (anchor === undefined || page !== "/services" || anchors.length === 0) return undefined;
  if (anchors.includes(anchor)) return undefined;
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
  /* The texts of an entry lead to its key, in case staff wrote its label instead. */
  const keyOfText = new Map<string, string>();
  for (const { key, entry } of entries) {
    const values = propertiesOf(entry).flatMap(({ value }) => [value, ...translationsOf(value)]);
    for (const words of values.map(textOf)) if (words) keyOfText.set(words, key);
  }
  for (const key of possible) keyOfText.set(key, key);
  const near = nearest(text, [...keyOfText.keys()]);
  const meant = near === undefined ? undefined : keyOfText.get(near);
  const hint = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  return `${labelOf(node)} "${text}" does not exist.${hint} Choose from: ${possible.join(", ")}. Add new ones in content/${file}.`;
}

function reportRepeats(
  document: ContentDocument,
  nodes: readonly (Node | undefined)[],
  remedy: string,
  findings: Findings,
): void {
  const seen = new Map<unknown, Node>();
  for (const node of nodes) {
    if (!node?.value) continue;
    const first = seen.get(node.value);
    if (first) {
      const message = `${labelOf(node)} ${JSON.stringify(node.value)} is already used on line ${lineOf(document, first)}. ${remedy}`;
      findings.add(document, node, message);
    } else seen.set(node.value, node);
  }
}
