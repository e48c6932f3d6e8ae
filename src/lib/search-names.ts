/**
 * The names of services and categories in other locales, and their alternative spellings. One file per locale, such as
 * `/search-names/en.json`, which the search loads on its first use. `src/build/search-names.ts` writes the files.
 */
export interface SearchNames {
  /** By the service's name in the locale. */
  readonly services: Readonly<Record<string, readonly string[]>>;
  /** By the category's key. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
}

/** The address of a locale's names. It does not change between builds, so hosts must revalidate the file. */
export function searchNamesAddress(locale: string): string {
  return `/search-names/${locale}.json`;
}
