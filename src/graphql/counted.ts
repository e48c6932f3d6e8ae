/** Texts about a number that is known when the site is built: queries get the form for it. */
import type { Node } from "gatsby";
import { type PluralForms, pluralOf } from "../i18n/plural";
import { rowOf } from "./model";

interface Context {
  readonly nodeModel: { findAll(args: object): Promise<{ entries: Iterable<Node> }> };
}

/** The numbers, by the name that a schema's `counts` gives them: the file whose entries are counted. */
const counted: Readonly<Record<string, string>> = { serviceCount: "services/services.json" };

/** Whether a number is known when the site is built; the browser knows all others. */
export function isCounted(name: string): boolean {
  return name in counted;
}

/** The text's language and forms, as `localizedForms` (src/i18n/text.ts) gives them. */
interface CountedText {
  readonly code: string;
  readonly forms: PluralForms;
}

/** Gives Gatsby the directive `@counted(by: "serviceCount")`. */
export const countedExtension = {
  name: "counted",
  args: { by: "String!" },
  extend: ({ by }: { by: string }) => ({
    async resolve(
      source: Readonly<Record<string, CountedText>>,
      _args: object,
      { nodeModel }: Context,
      { fieldName }: { fieldName: string },
    ) {
      const text = source[fieldName];
      if (!text) return null;
      const type = rowOf(counted[by] ?? "")?.type;
      const query = { filter: { locale: { eq: text.code } } };
      const { entries } = await nodeModel.findAll({ type, query });
      return pluralOf(text.forms, [...entries].length, text.code);
    },
  }),
};
