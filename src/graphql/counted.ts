/** Texts about a number that is known during the build. Queries get the right plural form. */
import type { Node } from "gatsby";
import { type PluralForms, pluralOf } from "../i18n/plural";
import { rowOf } from "./model";

interface Context {
  readonly nodeModel: { findAll(args: object): Promise<{ entries: Iterable<Node> }> };
}

/** The numbers by their name in the schema's `counts`, and the files whose entries they count. */
const counted: Readonly<Record<string, string>> = { serviceCount: "services/services.json" };

/** Whether a number is known during the build; other numbers are known only in the browser. */
export function isCounted(name: string): boolean {
  return name in counted;
}

/** The text's language and plural forms, as returned by `localizedForms` (src/i18n/text.ts). */
interface CountedText {
  readonly code: string;
  readonly forms: PluralForms;
}

/** The GraphQL directive `@counted(by: "serviceCount")`. */
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
