import type { Node } from "jsonc-parser";
import type { LinkRule } from "../graphql/fields";
import { type ContentFile, routes, rowOf } from "../graphql/model";
import { readFigures } from "../graphql/price";
import { isRealDay } from "./days";
import {
  type ContentDocument,
  type ContentValue,
  errorAt,
  itemsOf,
  keyOf,
  labelOf,
  languageOf,
  lineOf,
  noticeAt,
  repeatAt,
  repeatsIn,
  textOf,
  translationsOf,
  valueAt,
  valuesOf,
} from "./document";
import type { Problem } from "./problem";
import { nearest } from "./suggest";

/** The files that could be parsed. */
export type Documents = ReadonlyMap<ContentFile, ContentDocument>;

type KeyRule = Exclude<LinkRule, "pages">;

const services = "services/services.json";
const categories = "services/categories.json";
const portfolio = "portfolio/portfolio.json";
const offers = "offers/offers.json";
const films = "testimonials/films.json";
const reviews = "testimonials/reviews.json";
const offersPage = "pages/special-offers.json";
const portfolioPage = "pages/portfolio.json";

/** Checks consistency between entries and between files; links are checked by `checkLink`. */
export function checkReferences(documents: Documents): Problem[] {
  return [
    ...[...documents.values()].flatMap(checkUnique),
    ...distinctTexts.flatMap((rule) => checkDistinct(documents.get(rule.file), rule)),
    ...checkCategories(documents),
    ...checkOfferDays(documents),
    ...checkHighPrices(documents.get(services)),
    ...checkTestimonials(documents),
  ];
}

/** An error for each value of a `unique` field that occurs twice in a list, or in a group of its entries. */
function checkUnique(document: ContentDocument): Problem[] {
  const values = valuesOf(document).filter(({ field, owner }) => field.unique && owner);
  const listOf = ({ node, owner }: ContentValue) => `${owner?.parent?.offset} ${keyOf(node)}`;
  const valueIn = (value: ContentValue) => {
    const { node, field, owner } = value;
    const group = typeof field.unique === "string" && textOf(valueAt(owner, field.unique));
    return JSON.stringify([listOf(value), group, node.value]);
  };
  return repeatsIn(values, valueIn).map(({ item, first }) => {
    const numbers = values.filter((other) => listOf(other) === listOf(item));
    const next = Math.max(...numbers.map(({ node }) => Number(node.value))) + 1;
    const words = `have the same ${labelOf(item.node).toLowerCase()}`;
    const number = next ? ` The next free number is ${next}.` : "";
    return repeatAt(document, first.node, item.node, words, number);
  });
}

/** The texts by which visitors tell the entries of a list apart, or those with the same value of a field. */
interface DistinctText {
  readonly file: ContentFile;
  /** The path of the list; undefined if the file itself is the list. */
  readonly list?: readonly string[];
  readonly by: string;
  readonly within?: string;
}

const distinctTexts: readonly DistinctText[] = [
  { file: services, by: "name", within: "category" },
  { file: categories, by: "label" },
  { file: portfolio, by: "name", within: "category" },
  { file: portfolioPage, list: ["filters"], by: "name" },
  { file: offers, by: "title" },
  { file: films, by: "title" },
  { file: reviews, by: "quote" },
  { file: "pages/about.json", list: ["values", "items"], by: "name" },
];

/** An error for each text that two entries share in a language, as after an entry was copied. */
function checkDistinct(
  document: ContentDocument | undefined,
  { file, list = [], by, within }: DistinctText,
): Problem[] {
  const remedy =
    file === services ? ' Write the difference into the name, like "Blow Dry, Short Hair".' : "";
  const texts = itemsOf(valueAt(document?.root, ...list)).flatMap((entry) => {
    const group = within && textOf(valueAt(entry, within));
    return translationsOf(valueAt(entry, by)).map((node) => ({ node, group }));
  });
  const keyIn = ({ node, group }: (typeof texts)[number]) =>
    textOf(node) && JSON.stringify([group, languageOf(node), textOf(node)]);
  return repeatsIn(texts, keyIn).flatMap(({ item, first }) => {
    const words = `have the same ${labelOf(item.node).toLowerCase()}, "${textOf(item.node)}"`;
    return document ? repeatAt(document, first.node, item.node, words, remedy) : [];
  });
}

/** An error for each offer that ends after the last day of all offers. */
function checkOfferDays(documents: Documents): Problem[] {
  const [document, page] = [documents.get(offers), documents.get(offersPage)];
  const last = valueAt(page?.root, "validUntil");
  const lastDay = textOf(last) ?? "";
  if (!document || !page || !last || !isRealDay(lastDay)) return [];
  return itemsOf(document.root).flatMap((offer) => {
    const node = valueAt(offer, "until");
    const day = textOf(node) ?? "";
    if (!node || !isRealDay(day) || day <= lastDay) return [];
    const message = `Until "${day}" is after the last day of all offers, "${lastDay}" on line ${lineOf(page, last)} of content/${offersPage}. Change one of them.`;
    return errorAt(document, node, message);
  });
}

function checkCategories(documents: Documents): Problem[] {
  const document = documents.get(categories);
  if (!document) return [];
  const { keys, aliases } = categoryNames(document);
  const repeats = repeatsIn([...keys, ...aliases], textOf).map(({ item, first }) =>
    repeatAt(document, first, item, "have the same key or alias"),
  );
  const list = documents.get(services);
  const used = itemsOf(list?.root).map((entry) => textOf(valueAt(entry, "category")));
  const unused =
    list?.root?.type === "array" ? keys.filter((node) => !used.includes(textOf(node))) : [];
  const empty = unused.map((node) => {
    const message = `Kind of service "${textOf(node)}" has no services. Add one in content/${services}, or delete it.`;
    return errorAt(document, node, message);
  });
  return [...repeats, ...empty];
}

/** A notice for a price that is far above the others of its category, such as one without its decimal point. */
function checkHighPrices(document: ContentDocument | undefined): Problem[] {
  const prices = itemsOf(document?.root).flatMap((entry) => {
    const node = valueAt(entry, "price");
    const dinar = Math.max(...(readFigures(textOf(node) ?? "")?.figures ?? []));
    return node && dinar > 0 ? { node, category: textOf(valueAt(entry, "category")), dinar } : [];
  });
  return [...new Set(prices.map(({ category }) => category))].flatMap((category) => {
    const own = prices.filter((price) => price.category === category);
    const [highest, next] = own.sort((a, b) => b.dinar - a.dinar);
    if (!document || !highest || !next || highest.dinar <= 10 * next.dinar) return [];
    const message = `Price "${textOf(highest.node)}" is more than ten times the next highest of its category, KD ${next.dinar}. Is that right?`;
    return [noticeAt(document, highest.node, message)];
  });
}

/** A notice if Testimonials has nothing to show. */
function checkTestimonials(documents: Documents): Problem[] {
  const [document, other] = [documents.get(films), documents.get(reviews)];
  const isEmpty = [document, other].every((list) => list?.root?.children?.length === 0);
  const message = "There are neither films nor reviews: the Testimonials page is empty.";
  return isEmpty && document?.root ? [noticeAt(document, document.root, message)] : [];
}

/** The keys and aliases of the categories, to which addresses such as /services#nails lead. */
function categoryNames({ root }: ContentDocument) {
  const entries = itemsOf(root);
  return {
    keys: entries.flatMap((entry) => valueAt(entry, "key") ?? []),
    aliases: entries.flatMap((entry) => itemsOf(valueAt(entry, "aliases"))),
  };
}

/** Checks that a link leads to a page of the site, or to an entry of another file. */
export function checkLink(
  { document, node, field: { linksTo } }: ContentValue,
  documents: Documents,
): Problem[] {
  const text = textOf(node);
  if (!linksTo || !text) return [];
  const message =
    linksTo === "pages" ? pathProblem(text, documents) : keyProblem(text, node, linksTo, documents);
  return message ? [errorAt(document, node, message)] : [];
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
    const values = translationsOf(entry).flatMap(translationsOf).filter(languageOf);
    return values.map((value) => [textOf(value) ?? key, key] as const);
  });
  const keyOfText = new Map([...words, ...possible.map((key) => [key, key] as const)]);
  const meant = keyOfText.get(nearest(text, [...keyOfText.keys()]) ?? "");
  const hint = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  return `${labelOf(node)} "${text}" does not exist.${hint} Choose from: ${possible.join(", ")}. Add new ones in content/${file}.`;
}
