import type { Node } from "jsonc-parser";
import { itemSchema, type LinkRule } from "../graphql/fields";
import { type ContentFile, routes, rowOf } from "../graphql/model";
import {
  type ContentDocument,
  type ContentValue,
  type Findings,
  itemsOf,
  labelOf,
  lineOf,
  nameOf,
  numberOf,
  propertiesOf,
  textOf,
  translationsOf,
  valueAt,
} from "./document";
import { nearest } from "./suggest";

/** The files that could be parsed. */
export type Documents = ReadonlyMap<ContentFile, ContentDocument>;

type KeyRule = Exclude<LinkRule, "pages">;

const services = "services/services.json";
const categories = "services/categories.json";

/** Checks consistency between entries and between files; links are checked by `checkLink`. */
export function checkReferences(documents: Documents, findings: Findings): void {
  for (const document of documents.values()) checkUnique(document, findings);
  checkCategories(documents, findings);
  checkTitles(documents, findings);
}

/** Reports values of `unique` fields that occur more than once in a list. */
function checkUnique(document: ContentDocument, findings: Findings): void {
  for (const list of listsOf(document)) {
    for (const { name, groups } of list.unique) {
      const nodes = groups.flat().map((entry) => valueAt(entry, name));
      const highest = Math.max(0, ...nodes.map((node) => numberOf(node) ?? 0));
      const remedy =
        highest > 0 ? `The next free number is ${highest + 1}.` : "Use a different value.";
      for (const group of groups) {
        const values = group.map((entry) => valueAt(entry, name));
        reportRepeats(document, values, nameOf(name), remedy, findings);
      }
    }
  }
}

/** The lists of a file whose entries have `unique` fields. */
function listsOf({ root, field }: ContentDocument) {
  const lists = [
    { node: root, field },
    ...Object.entries(field.properties ?? {}).map(([name, own]) => ({
      node: valueAt(root, name),
      field: own,
    })),
  ];
  return lists.map(({ node, field: list }) => ({
    unique: Object.entries(itemSchema(list).properties ?? {}).flatMap(([name, { unique }]) =>
      unique ? [{ name, groups: groupsOf(itemsOf(node), unique) }] : [],
    ),
  }));
}

/** The entries among which a value must be unique: all, or those with the same value of the field `unique`. */
function groupsOf(entries: readonly Node[], unique: true | string): Node[][] {
  const groups = new Map<unknown, Node[]>();
  for (const entry of entries) {
    const key = unique === true ? true : textOf(valueAt(entry, unique));
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

function checkCategories(documents: Documents, findings: Findings): void {
  const document = documents.get(categories);
  if (!document) return;
  const entries = itemsOf(document.root);
  const keys = entries.map((entry) => valueAt(entry, "key"));
  const aliases = entries.flatMap((entry) => itemsOf(valueAt(entry, "aliases")));
  const remedy = "Use each key or alias for one category only.";
  reportRepeats(document, [...keys, ...aliases], "Key", remedy, findings);
  const list = documents.get(services);
  if (!list) return;
  const used = itemsOf(list.root).map((entry) => textOf(valueAt(entry, "category")));
  for (const node of keys) {
    if (!node || used.includes(textOf(node))) continue;
    const message = `Category "${textOf(node)}" has no services. Add one in content/${services}, or delete the category.`;
    findings.add(document, node, message);
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
  key: string,
  node: Node,
  rule: KeyRule,
  documents: Documents,
): string | undefined {
  const entries = entriesOf(rule, documents);
  const keys = entries.map((entry) => textOf(valueAt(entry, rule.by))).filter(isText);
  const possible = keys.filter((each) => !rule.except?.includes(each));
  if (possible.length === 0 || possible.includes(key)) return undefined;
  const meant = nearest(key, possible) ?? keyNamed(key, entries, rule.by, possible);
  const hint = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  return `${labelOf(node)} "${key}" does not exist.${hint} Choose from: ${possible.join(", ")}. Add new ones in content/${rule.file}.`;
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}

function entriesOf({ file, list }: KeyRule, documents: Documents): readonly Node[] {
  const row = rowOf(file);
  const root = row && documents.get(row.file)?.root;
  return itemsOf(list === undefined ? root : valueAt(root, list));
}

/** The key of the entry with this label, in case staff wrote the label instead of the key. */
function keyNamed(
  words: string,
  entries: readonly Node[],
  by: string,
  possible: readonly string[],
): string | undefined {
  const named = entries.flatMap((entry) => {
    const key = textOf(valueAt(entry, by));
    if (key === undefined || !possible.includes(key)) return [];
    return propertiesOf(entry).flatMap(({ value }) => {
      const texts = [value, ...translationsOf(value)].map(textOf).filter(isText);
      return texts.map((text) => ({ text, key }));
    });
  });
  const near = nearest(
    words,
    named.map(({ text }) => text),
  );
  return named.find(({ text }) => text === near)?.key;
}

function reportRepeats(
  document: ContentDocument,
  nodes: readonly (Node | undefined)[],
  label: string,
  remedy: string,
  findings: Findings,
): void {
  const seen = new Map<unknown, Node>();
  for (const node of nodes) {
    if (!node || node.value === undefined || node.value === null || node.value === "") continue;
    const first = seen.get(node.value);
    if (first) {
      const place = `line ${lineOf(document, first)}`;
      findings.add(
        document,
        node,
        `${label} ${JSON.stringify(node.value)} is already used on ${place}. ${remedy}`,
      );
    } else seen.set(node.value, node);
  }
}
