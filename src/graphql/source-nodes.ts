import path from "node:path";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { addressIn } from "../i18n/address-in";
import { defaultLocale, locales, type LocaleRow } from "../i18n/locales";
import { localizedForms, localizedText, withoutIsolates } from "../i18n/text";
import { isObject, type Json, type JsonObject } from "../lib/json";
import { isCounted } from "./counted";
import { imagePresetsOf, isPrice, itemSchema, readSchema, type Field } from "./fields";
import { contentModel, entryType, rowOf, rowOfEntry } from "./model";
import { readPrice } from "./price";

/** The `typeName` option of gatsby-transformer-json. Throws when the site does not know the file. */
export function typeNameOf({ node }: { node: Node }): string {
  const file = String(node["relativePath"]);
  const row = rowOf(file);
  if (row) return entryType(row);
  throw new Error(
    `content/${file} has no row in src/graphql/model.ts, so the site does not know it.`,
  );
}

type Sourcing = Pick<
  CreateNodeArgs | SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode"
>;

/** Whether a node is an entry of a content file, made by gatsby-transformer-json. */
export function isEntry({ internal }: Node): boolean {
  return rowOfEntry(internal.type) !== undefined;
}

/** Makes the nodes of an entry that queries read: one for each locale. */
export async function createLocaleNodes(
  node: Node,
  { actions, getNode, ...sourcing }: Sourcing,
  contentDir = path.resolve("content"),
  localeRows: readonly LocaleRow[] = locales,
): Promise<void> {
  const row = rowOfEntry(node.internal.type);
  if (!row) throw new Error(`"${node.internal.type}" is no type of src/graphql/model.ts.`);
  const field = itemSchema(await readSchema(contentDir, row.schema));
  const entry = entryOf(node);
  const order = placeOf(node, getNode(String(node.parent)));
  for (const locale of localeRows) {
    const context = { locale, createNodeId: sourcing.createNodeId, owner: entry, first: order === 0 };
    const content = { ...readProperties(entry, field, context), locale: locale.code, order };
    const child = {
      ...content,
      id: nodeId(row.file, keyOf(entry, field) ?? order, context),
      parent: node.id,
      children: [],
      internal: { type: row.type, contentDigest: sourcing.createContentDigest(content) },
    };
    await actions.createNode(child);
    actions.createParentChildLink({ parent: node, child: child as unknown as Node });
  }
}

/**
 * Makes the nodes of all cached entries again, in the order of their files: the code or the schema by which an entry is
 * read may have changed since the last build, and Gatsby's cache does not notice that.
 */
export async function recreateLocaleNodes(args: SourceNodesArgs): Promise<void> {
  for (const row of contentModel) {
    for (const node of args.getNodesByType(row.type)) args.actions.deleteNode(node);
    for (const node of args.getNodesByType(entryType(row))) await createLocaleNodes(node, args);
  }
}

/** The entry as its file has it: without what Gatsby adds, and with its own `id`. */
function entryOf({ id, parent, children, internal, jsonId, ...entry }: Node): JsonObject {
  const own = entry as JsonObject;
  return jsonId === undefined ? own : { ...own, id: jsonId as Json };
}

/** The place of an entry in its list, from 0. A new entry is not among the file's children yet. */
function placeOf({ id }: Node, file: Node | undefined): number {
  const children = file?.children ?? [];
  const place = children.indexOf(id);
  return place < 0 ? children.length : place;
}

interface Naming {
  readonly locale: LocaleRow;
  readonly createNodeId: (input: string) => string;
}

interface ReadContext extends Naming {
  /** The entry that has the value. */
  readonly owner: JsonObject;
  /** Whether that is the first entry of its list. */
  readonly first: boolean;
  /** For texts that only machines read, such as a page's title: without isolates. */
  readonly plain?: boolean;
}

/** What names an entry in its list: its first field that is `unique`. */
function keyOf(entry: JsonObject, field: Field): Json | undefined {
  const [name] = Object.entries(field.properties ?? {}).find(([, { unique }]) => unique) ?? [];
  return name === undefined ? undefined : entry[name];
}

function nodeId(file: string, key: Json, { locale, createNodeId }: Naming): string {
  return createNodeId(`content/${file} ${locale.code} ${String(key)}`);
}

/**
 * A value as queries read it: texts in the locale's language, prices as numbers, links to pages with the locale's
 * path prefix, links to entries as node ids, pictures with their image presets.
 */
function read(value: Json, field: Field, context: ReadContext): unknown {
  const { locale } = context;
  if (field.counts) {
    const text = localizedForms(value, locale);
    return isCounted(field.counts) ? text : text.forms;
  }
  if (field.visitorText) {
    const text = localizedText(value, locale);
    return context.plain ? withoutIsolates(text) : text;
  }
  if (field.byLanguage) return readFile(value, locale);
  if (Array.isArray(value)) {
    const { items = {} } = field;
    return value.map((item, index) => read(item, items, { ...context, first: index === 0 }));
  }
  if (isObject(value)) return readObject(value, field, context);
  return typeof value === "string" ? readString(value, field, context) : value;
}

/** The file of a locale, or the default locale's, with its language. */
function readFile(value: Json, locale: LocaleRow) {
  const files = isObject(value) ? value : {};
  const { code, name } = files[locale.code] ? locale : defaultLocale;
  return { language: code, languageName: name, file: files[code] };
}

function readObject(value: JsonObject, field: Field, context: ReadContext): object {
  const plain = context.plain || field.graphqlType === "Seo";
  const own = readProperties(value, field, { ...context, owner: value, plain });
  if (!field.imagePreset) return own;
  return { ...own, presets: imagePresetsOf(field.imagePreset, context.owner, context.first) };
}

function readString(value: string, field: Field, context: ReadContext): unknown {
  if (isPrice(field)) return readPrice(value, context.locale.formats.price) ?? null;
  const { linksTo } = field;
  if (linksTo === "pages") return addressIn(context.locale.pathPrefix, value);
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
