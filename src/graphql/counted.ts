/** Texts about a number that is known during the build. Queries get the right plural form. */
import type { Locale } from "../i18n/locales";
import { type PluralForms, pluralOf } from "../i18n/plural";
import { entriesOf, type ResolverContext } from "./entries";

/** The numbers by their name in the schema's `counts`, and the types whose entries they count. */
const counted: Readonly<Record<string, string>> = { serviceCount: "Service" };

/** Whether a number is known during the build; other numbers are known only in the browser. */
export function isCounted(name: string): boolean {
  return name in counted;
}

/** The text's language and plural forms, as returned by `localizedForms` (src/i18n/text.ts). */
interface CountedText {
  readonly code: Locale;
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
      context: ResolverContext,
      { fieldName }: { fieldName: string },
    ) {
      const text = source[fieldName];
      if (!text) return null;
      const entries = await entriesOf(counted[by] ?? "", { locale: text.code }, context);
      return pluralOf(text.forms, entries.length, text.code);
    },
  }),
};
