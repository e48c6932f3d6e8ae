import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { isCounted } from "./counted";
import {
  entryOf,
  formOf,
  isObject,
  isPrice,
  readSchema,
  slotsOf,
  type Field,
  type Json,
  type JsonObject,
} from "./fields";
import { addressIn } from "../i18n/address-in";
import { defaultLocale, locales, type LocaleRow } from "../i18n/locales";
import { rowOf } from "./model";
import { readPrice } from "./price";
import { formsIn, withoutIsolates, wordsIn } from "../i18n/text";

type Sourcing = Pick<
  CreateNodeArgs | SourceNodesArgs,
  "actions" | "createNodeId" | "createContentDigest"
>;

/** Whether a node is a JSON file of the content. */
export function isContentFile(node: Node): boolean {
  const { sourceInstanceName, extension } = node;
  return node.internal.type === "File" && sourceInstanceName === "content" && extension === "json";
}

/**
 * Makes the nodes of a content file: one for each entry in each language, as queries read it. Throws when the file
 * is unknown or is no JSON.
 */
export async function createContentNodes(
  file: Node,
  { actions, ...sourcing }: Sourcing,
  contentDir = path.resolve("content"),
  localeRows: readonly LocaleRow[] = locales,
): Promise<void> {
  const row = rowOf(String(file["relativePath"]));
  if (!row) {
    throw new Error(
      `content/${String(file["relativePath"])} has no row in src/graphql/model.ts, so the site does not know it.`,
    );
  }
  const field = entryOf(readSchema(contentDir, row.schema));
  const data = JSON.parse(readFileSync(path.join(contentDir, row.file), "utf8")) as Json;
  const entries = (Array.isArray(data) ? data : [data]).filter(isObject);
  for (const locale of localeRows) {
    for (const [order, entry] of entries.entries()) {
      const at = { locale, createNodeId: sourcing.createNodeId, owner: entry, first: order === 0 };
      const content = { ...readProperties(entry, field, at), locale: locale.code, order };
      const node = {
        ...content,
        id: nodeId(row.file, keyOf(entry, field) ?? order, at),
        parent: file.id,
        children: [],
        internal: { type: row.type, contentDigest: sourcing.createContentDigest(content) },
      };
      await actions.createNode(node);
      actions.createParentChildLink({ parent: file, child: node as unknown as Node });
    }
  }
}

interface Naming {
  readonly locale: LocaleRow;
  readonly createNodeId: (input: string) => string;
}

interface At extends Naming {
  /** The entry that the value stands in. */
  readonly owner: JsonObject;
  /** Whether that is the first of its list. */
  readonly first: boolean;
  /** Within what only machines read, which lay nothing out: a page's title, its description. */
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
 * path, links to entries as node ids, pictures with the slots that they fill.
 */
function read(value: Json, field: Field, at: At): unknown {
  const rule = formOf(field);
  if (rule.counts) {
    const text = formsIn(value, at.locale);
    return isCounted(rule.counts) ? text : text.forms;
  }
  if (rule.visitorText) {
    const words = wordsIn(value, at.locale);
    return at.plain ? withoutIsolates(words) : words;
  }
  if (rule.byLanguage) {
    const own = isObject(value) ? value[at.locale.code] : undefined;
    const { code, name } = own ? at.locale : defaultLocale;
    const file = isObject(value) ? value[code] : value;
    return { language: code, languageName: name, file };
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => read(item, rule.items ?? {}, { ...at, first: index === 0 }));
  }
  if (isObject(value)) {
    const plain = at.plain || rule.graphqlType === "Seo";
    const own = readProperties(value, rule, { ...at, owner: value, plain });
    return rule.slot ? { ...own, slots: slotsOf(rule.slot, at.owner, at.first) } : own;
  }
  if (typeof value !== "string") return value;
  if (isPrice(rule)) {
    const price = readPrice(value, at.locale.formats.price);
    return "mistake" in price ? null : price;
  }
  const { linksTo } = rule;
  if (linksTo === "pages") return addressIn(at.locale.pathPrefix, value);
  return linksTo && !linksTo.list ? nodeId(linksTo.file, value, at) : value;
}

function readProperties(value: JsonObject, { properties = {} }: Field, at: At): object {
  const known = Object.entries(value).filter(([key]) => key !== "$schema");
  return Object.fromEntries(
    known.map(([key, own]) => [
      key === "id" ? "jsonId" : key,
      read(own, properties[key] ?? {}, at),
    ]),
  );
}
