import type { LinkRule } from "../graphql/fields";
import { routes, rowOf } from "../graphql/model";
import {
  type ContentValue,
  type Documents,
  errorAt,
  itemsOf,
  labelOf,
  textOf,
  valueAt,
} from "./document";
import type { Problem } from "./problem";

const services = "services/services.json";
const categories = "services/categories.json";

/** Checks that a link leads to a page of the site, or to an entry of another file. */
export function checkLink(
  { node, field: { linksTo } }: ContentValue,
  documents: Documents,
): Problem[] {
  const text = textOf(node);
  if (!linksTo || !text || (linksTo === "pages" && !text.startsWith("/"))) return [];
  const isAnchor = /^.services#/.test(text);
  const pages: readonly string[] = isAnchor ? anchors(documents) : routes;
  const possible = linksTo === "pages" ? pages : keysFor(linksTo, documents);
  const target = linksTo === "pages" && !isAnchor ? text.replace(/#.*/, "") : text;
  if (possible.length === 0 || possible.includes(target)) return [];
  const more = linksTo === "pages" ? "" : ` Add new ones in content/${linksTo.file}.`;
  const message = `${labelOf(node)} "${text}" does not exist. Choose from: ${possible.join(", ")}.${more}`;
  return [errorAt(node, message)];
}

/** An error for each kind of service without services. */
export function checkCategories(documents: Documents): Problem[] {
  const list = documents.get(services)?.root;
  if (list?.type !== "array") return [];
  const used = itemsOf(list).map((entry) => textOf(valueAt(entry, "category")));
  return itemsOf(documents.get(categories)?.root).flatMap((entry) => {
    const node = valueAt(entry, "key");
    if (!node || used.includes(textOf(node))) return [];
    const message = `Kind of service "${textOf(node)}" has no services. Add one in content/${services}, or delete it.`;
    return errorAt(node, message);
  });
}

/** The addresses of the kinds of service, also by their aliases. */
function anchors(documents: Documents): string[] {
  return itemsOf(documents.get(categories)?.root).flatMap((entry) => {
    const names = [valueAt(entry, "key"), ...itemsOf(valueAt(entry, "aliases"))];
    return names.map((name) => `/services#${textOf(name)}`);
  });
}

function keysFor(rule: Exclude<LinkRule, "pages">, documents: Documents): string[] {
  const { file, list, by, except = [] } = rule;
  const row = rowOf(file);
  const root = row && documents.get(row.file)?.root;
  const keys = itemsOf(list === undefined ? root : valueAt(root, list)).map((entry) =>
    textOf(valueAt(entry, by)),
  );
  return keys.flatMap((key) => (key && !except.includes(key) ? key : []));
}
