import type { Node } from "gatsby";
import type { Locale } from "../i18n/locales";
import { kuwaitDate } from "../lib/dates";

export interface ResolverContext {
  readonly nodeModel: {
    getNodeById(args: { id: string; type?: string }): Node | null;
    findAll(args: object): Promise<{ entries: Iterable<Node> }>;
    findOne(args: object): Promise<Node | null>;
  };
}

/** A node of an entry in a locale, created by `source-nodes.ts`. */
export interface Entry {
  readonly locale: Locale;
}

/** All entries of a type in file order, in the locale of the requesting entry. */
export async function entriesOf(
  type: string,
  { locale }: Entry,
  { nodeModel }: ResolverContext,
): Promise<Node[]> {
  const query = { filter: { locale: { eq: locale } }, sort: { order: "ASC" } };
  const { entries } = await nodeModel.findAll({ type, query });
  return [...entries];
}

/** The entry of a type that has only one per locale, such as a page. */
export async function entryOf(type: string, own: Entry, context: ResolverContext): Promise<Node> {
  const [entry] = await entriesOf(type, own, context);
  if (!entry) throw new Error(`There is no ${type} in "${own.locale}".`);
  return entry;
}

/** The day of the build in Kuwait, YYYY-MM-DD. */
export async function buildDay({ nodeModel }: ResolverContext): Promise<string> {
  const metadata = await nodeModel.findOne({ type: "SiteBuildMetadata" });
  return kuwaitDate(new Date(String(metadata?.["buildTime"])));
}
