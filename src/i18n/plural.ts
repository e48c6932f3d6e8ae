/** A text in the forms that a language has for numbers, by the names of Intl.PluralRules. A form may be absent. */
export interface PluralForms {
  readonly zero?: string | null;
  readonly one?: string | null;
  readonly two?: string | null;
  readonly few?: string | null;
  readonly many?: string | null;
  readonly other: string;
}

/** The form for a number, in a language such as `ar`; `other` where the text has none of its own. */
export function pluralOf(forms: PluralForms, count: number, localeCode: string): string {
  return forms[new Intl.PluralRules(localeCode).select(count)] || forms.other;
}
