/**
 * What services and categories are called in the other locales, and the spellings that staff have added: a small file
 * for each locale, `/search-names/en.json`, which the search loads when it is first touched. `src/build/search-names.ts`
 * writes it.
 */
export interface SearchNames {
  /** By the service's name in the locale. */
  readonly services: Readonly<Record<string, readonly string[]>>;
  /** By the category's key. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
}

/** The address of a locale's names. It stays the same from build to build; hosts must revalidate it. */
export function searchNamesAddress(locale: string): string {
  return `/search-names/${locale}.json`;
}
