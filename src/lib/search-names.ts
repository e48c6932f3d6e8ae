/**
 * What services and categories are called in the other locales, and the spellings that staff have added: one small
 * file for each locale, `/static/search/en/<hash>.json`, which the search loads when it is first touched. The build
 * writes it (`src/build/search-names.ts`); the browser reads it.
 */
export interface SearchNames {
  /** By the service's place in its list. */
  readonly services: Readonly<Record<number, readonly string[]>>;
  /** By the category's key. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
}
