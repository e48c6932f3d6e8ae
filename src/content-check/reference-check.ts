import type { LinkRule } from "../graphql/fields";
import { routes, rowOf } from "../graphql/model";
import { readFigures } from "../graphql/price";
import { isRealDay } from "./days";
import {
  type ContentValue,
  type Documents,
  errorAt,
  itemsOf,
  labelOf,
  lineOf,
  noticeAt,
  textOf,
  valueAt,
} from "./document";
import type { Problem } from "./problem";

const services = "services/services.json";
const categories = "services/categories.json";
const offersPage = "pages/special-offers.json";

/** An error for each offer that ends after the last day of all offers. */
export function checkOfferDays(documents: Documents): Problem[] {
  const last = valueAt(documents.get(offersPage)?.root, "validUntil");
  const lastDay = textOf(last) ?? "";
  if (!last || !isRealDay(lastDay)) return [];
  return itemsOf(documents.get("offers/offers.json")?.root).flatMap((offer) => {
    const node = valueAt(offer, "until");
    const day = textOf(node) ?? "";
    if (!node || !isRealDay(day) || day <= lastDay) return [];
    const message = `Until "${day}" is after the last day of all offers, "${lastDay}" on line ${lineOf(last)} of content/${offersPage}. Change one of them.`;
    return errorAt(node, message);
  });
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

/** A notice for a price that is far above the others of its category, such as one without its decimal point. */
export function checkHighPrices(documents: Documents): Problem[] {
  const prices = itemsOf(documents.get(services)?.root).flatMap((entry) => {
    const node = valueAt(entry, "price");
    const dinar = Math.max(...(readFigures(textOf(node) ?? "")?.figures ?? []));
    return node && dinar > 0 ? { node, category: textOf(valueAt(entry, "category")), dinar } : [];
  });
  return [...new Set(prices.map(({ category }) => category))].flatMap((category) => {
    const own = prices.filter((price) => price.category === category);
    const [highest, next] = own.sort((a, b) => b.dinar - a.dinar);
    if (!highest || !next || highest.dinar <= 10 * next.dinar) return [];
    const message = `Price "${textOf(highest.node)}" is more than ten times the next highest of its category, KD ${next.dinar}. Is that right?`;
    return [noticeAt(highest.node, message)];
  });
}

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
