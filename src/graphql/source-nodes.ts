import path from "node:path";
import type { Node, NodeInput, SourceNodesArgs } from "gatsby";
import { addressIn } from "../i18n/address-in";
import { isObject, type Json, type JsonObject } from "../i18n/json";
import { defaultLocale, type LocaleRow, locales } from "../i18n/locales";
import { localizedForms, localizedText, withoutIsolates } from "../i18n/text";
import { isCounted } from "./counted";
import { type Field, imagePresetsOf, isPrice, itemSchema, readSchema } from "./fields";
import { type ContentFileRow, contentModel, entryType, rowOf } from "./model";
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
  SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"
>;

/** Whether a node is a JSON file of the content. */
export function isContentFile({ internal }: Node): boolean {
  return internal.type === "File" && internal.mediaType === "application/json";
}

/**
 * The nodes that queries read: one for each locale of each entry that gatsby-transformer-json makes. While the content
 * has a mistake in `gatsby develop`, they stay as they are, and with them the pages.
 */
export class LocaleNodes {
  private args: Sourcing | undefined;
  private isValid = true;
  /** The rows of the files whose entries are newer than their nodes. */
  private readonly changed = new Set<ContentFileRow>();

  constructor(
    private readonly contentDir = path.resolve("content"),
    private readonly localeRows: readonly LocaleRow[] = locales,
  ) {}

  /**
   * Makes all nodes again: the code or the schema by which an entry is read may have changed since the last build, and
   * Gatsby's cache does not notice that.
   */
  async createAll(args: Sourcing): Promise<void> {
    this.args = args;
    for (const row of contentModel) this.changed.add(row);
    await this.update();
  }

  /** To be called when the entries of a file have been made. */
  async fileChanged(file: Node): Promise<void> {
    const row = rowOf(String(file["relativePath"]));
    if (row) this.changed.add(row);
    await this.update();
  }

  /** To be called with false when content changes, and with true when it is known to have no mistake. */
  async contentChecked(isValid: boolean): Promise<void> {
    this.isValid = isValid;
    await this.update();
  }

  private async update(): Promise<void> {
    const { args } = this;
    if (!args || !this.isValid) return;
    const rows = [...this.changed];
    const fields = await Promise.all(rows.map(({ schema }) => schemaOf(this.contentDir, schema)));
    const old = rows.flatMap((row) => args.getNodesByType(row.type));
    const made = rows.flatMap((row, at) => {
      const field = itemSchema(fields[at] ?? {});
      const entries = args.getNodesByType(entryType(row));
      return entries.flatMap((entry) => localeNodes(entry, row, field, this.localeRows, args));
    });
    for (const row of rows) this.changed.delete(row);
    /* Without a pause: in `gatsby develop`, Gatsby may run queries between two changes. */
    for (const node of old) args.actions.deleteNode(node);
    await Promise.all(made.map((node) => args.actions.createNode(node)));
  }
}

/** The nodes of an entry. They are the file's, not its children: Gatsby deletes the children of a file that changes. */
function localeNodes(
  node: Node,
  row: ContentFileRow,
  field: Field,
  localeRows: readonly LocaleRow[],
  { createNodeId, createContentDigest, getNode }: Sourcing,
): NodeInput[] {
  const entry = entryOf(node);
  const order = placeOf(node, getNode(String(node.parent)));
  return localeRows.map((locale) => {
    const context = { locale, createNodeId, owner: entry, first: order === 0 };
    const content = { ...readProperties(entry, field, context), locale: locale.code, order };
    return {
      ...content,
      id: nodeId(row.file, keyOf(entry, field) ?? order, context),
      parent: node.parent,
      children: [],
      internal: { type: row.type, contentDigest: createContentDigest(content) },
    };
  });
}

const schemas = new Map<string, Promise<Field>>();

/** The schema of a file, read once for all of its entries. */
function schemaOf(contentDir: string, name: string): Promise<Field> {
  const key = path.join(contentDir, name);
  const schema = schemas.get(key) ?? readSchema(contentDir, name);
  schemas.set(key, schema);
  return schema;
}

/** The entry as its file has it: without what Gatsby adds, and with its own `id`. */
function entryOf({ jsonId, ...node }: Node): JsonObject {
  const added = ["id", "parent", "children", "internal"];
  const own = Object.entries(node).filter(([name]) => !added.includes(name));
  const entry = Object.fromEntries(own) as JsonObject;
  return jsonId === undefined ? entry : { ...entry, id: jsonId as Json };
}

/** The place of an entry in its list, from 0. */
function placeOf({ id }: Node, file: Node | undefined): number {
  return file?.children.indexOf(id) ?? 0;
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
