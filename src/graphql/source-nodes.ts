import path from "node:path";
import type { Node, SourceNodesArgs } from "gatsby";
import { addressIn } from "../i18n/address-in";
import { isObject, type Json, type JsonObject } from "../i18n/json";
import { defaultLocale, type LocaleRow, locales } from "../i18n/locales";
import { localizedForms, localizedText, plainText } from "../i18n/text";
import { kuwaitDate } from "../lib/dates";
import {
  type Field,
  imagePresetsOf,
  isPicture,
  isPrice,
  itemSchema,
  keyField,
  readSchema,
} from "./fields";
import { type ContentFileRow, entryType, rowOf } from "./model";
import { readPrice } from "./price";

/** The `typeName` option of gatsby-transformer-json. Throws if the file is not in the content model. */
export function typeNameOf({ node }: { node: Node }): string {
  const file = String(node["relativePath"]);
  const row = rowOf(file);
  if (row) return entryType(row);
  throw new Error(
    `content/${file} has no row in src/graphql/model.ts. Add one, or delete the file.`,
  );
}

type NodeApi = Pick<
  SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"
>;

export function isContentFile({ internal }: Node): boolean {
  return internal.type === "File" && internal.mediaType === "application/json";
}

/**
 * Creates the nodes that queries read: one per locale for each entry that gatsby-transformer-json has created from a
 * file. Deletes those of entries that are no longer there. The nodes are not children of their entries: Gatsby deletes
 * children as soon as a file changes, and `gatsby develop` would run queries before there are new ones.
 */
export async function createLocaleNodes(
  file: Node,
  { actions, getNode, getNodesByType, ...args }: NodeApi,
  contentDir = path.resolve("content"),
  localeRows: readonly LocaleRow[] = locales,
): Promise<void> {
  const row = rowOf(String(file["relativePath"]));
  if (!row) return;
  const schema = await readSchema(contentDir, row.schema);
  const field = itemSchema(schema);
  const entries = (getNode(file.id) ?? file).children.flatMap((id) => getNode(id) ?? []);
  const made = entries.flatMap((entry, order) =>
    isOver(entry, schema) ? [] : localeNodes(entry, order, row, field, localeRows, args),
  );
  const ids = new Set(made.map(({ id }) => id));
  for (const node of getNodesByType(row.type)) if (!ids.has(node.id)) actions.deleteNode(node);
  await Promise.all(made.map((node) => actions.createNode(node)));
}

/** Whether the last day of an entry of a list is before today. A page stays after the last day that it names. */
function isOver(entry: Node, { items: { properties = {} } = {} }: Field): boolean {
  const name = Object.keys(properties).find((key) => properties[key]?.lastDay);
  const lastDay = name && entry[name];
  return typeof lastDay === "string" && lastDay < kuwaitDate(new Date());
}

function localeNodes(
  node: Node,
  order: number,
  row: ContentFileRow,
  field: Field,
  localeRows: readonly LocaleRow[],
  { createNodeId, createContentDigest }: Pick<NodeApi, "createNodeId" | "createContentDigest">,
) {
  const entry = ownFields(node);
  const key = entry[keyField(field) ?? ""] ?? order;
  return localeRows.map((locale) => {
    const context = { locale, createNodeId };
    const content = { ...readProperties(entry, field, context), locale: locale.code, order };
    /* With its parent: a `.cache` from another folder has the same nodes, whose parents do not exist there. */
    const contentDigest = createContentDigest([content, node.parent]);
    return {
      ...content,
      id: nodeId(row.file, key, context),
      parent: node.parent,
      children: [],
      internal: { type: row.type, contentDigest },
    };
  });
}

/** The entry as in its file: without the fields that Gatsby adds, and with its own `id`. */
function ownFields({ jsonId, ...node }: Node): JsonObject {
  const added = ["id", "parent", "children", "internal"];
  const own = Object.entries(node).filter(([name]) => !added.includes(name));
  const entry = Object.fromEntries(own) as JsonObject;
  return jsonId === undefined ? entry : { ...entry, id: jsonId as Json };
}

interface Naming {
  readonly locale: LocaleRow;
  readonly createNodeId: (input: string) => string;
}

interface ReadContext extends Naming {
  /** Whether only machines read the texts, as a page's title. */
  readonly plain?: boolean;
}

function nodeId(file: string, key: Json, { locale, createNodeId }: Naming): string {
  return createNodeId(`content/${file} ${locale.code} ${String(key)}`);
}

/**
 * A value as queries return it: texts in the locale's language, prices parsed, links to pages with the locale's URL
 * prefix, links to entries as node ids, pictures with their image presets.
 */
function read(value: Json, field: Field, context: ReadContext): unknown {
  const { locale } = context;
  if (field.counts) return localizedForms(value, locale, field.prose);
  if (field.byLanguage) return readInLanguage(value, field, context);
  if (field.visitorText) {
    const text = localizedText(value, locale, field.prose);
    return context.plain ? plainText(text) : text;
  }
  if (Array.isArray(value)) {
    const { items = {} } = field;
    return value.map((item) => read(item, items, context));
  }
  if (isObject(value)) return readObject(value, field, context);
  return typeof value === "string" ? readString(value, field, context) : value;
}

/** The file or text of a locale with its language; by default, that of the first locale that has one. */
function readInLanguage(value: Json, field: Field, { locale }: ReadContext) {
  const values = isObject(value) ? value : {};
  const own = [locale, ...locales].find(({ code }) => values[code]) ?? defaultLocale;
  const { code: language, name: languageName, direction } = own;
  const shown = field.visitorText
    ? { text: localizedText(value, own, field.prose) }
    : { file: values[language] };
  return { language, languageName, direction, ...shown };
}

function readObject(value: JsonObject, field: Field, context: ReadContext): object {
  const plain = context.plain || field.graphqlType === "Seo";
  const own = readProperties(value, field, { ...context, plain });
  return isPicture(field) ? { ...own, presets: imagePresetsOf(field) } : own;
}

function readString(value: string, field: Field, context: ReadContext): unknown {
  if (isPrice(field)) return readPrice(value, context.locale.formats.price) ?? null;
  const { linksTo } = field;
  if (linksTo === "pages") return addressIn(context.locale.urlPrefix, value);
  return linksTo && !linksTo.list ? nodeId(linksTo.file, value, context) : value;
}

function readProperties(
  value: JsonObject,
  { properties = {} }: Field,
  context: ReadContext,
): object {
  const known = Object.entries(value).filter(([key]) => key !== "$schema");
  return Object.fromEntries(
    known.map(([key, own]) => [
      key === "id" ? "jsonId" : key,
      read(own, properties[key] ?? {}, context),
    ]),
  );
}
