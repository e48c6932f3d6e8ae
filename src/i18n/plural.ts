/** A text in the plural forms of its language, by the categories of Intl.PluralRules. A form may be missing. */
export type PluralForms = {
  readonly [form in Intl.LDMLPluralRule]?: string | null;
} & { readonly other: string };

/** The form for a number in a language such as `ar`; `other` if the text lacks that form. */
export function pluralOf(forms: PluralForms, count: number, localeCode: string): string {
  return forms[new Intl.PluralRules(localeCode).select(count)] || forms.other;
}
