import type { CreatePagesArgs } from "gatsby";
import { locales } from "../i18n/locales";
import { plainText } from "../i18n/text";
import { type SearchNames, searchNamesAddress } from "../lib/search-names";
import { writeJsonFiles } from "./json-files";

const query = /* GraphQL */ `
  query SearchNames {
    allService(sort: { order: ASC }) {
      nodes {
        locale
        key: slug
        name
        otherNames
      }
    }
    allServiceCategory(sort: { order: ASC }) {
      nodes {
        locale
        key
        name: label
        otherNames
      }
    }
  }
`;

/** A service or a category in one locale. */
export interface NamedEntry {
  readonly locale: string;
  /** The same in every locale. */
  readonly key: string;
  readonly name: string;
  /** Alternative spellings, used only by the search, in every locale. */
  readonly otherNames: readonly string[] | null;
}

/**
 * The other names of the entries of a locale: their alternative spellings and their names in other locales.
 * @param by the key of the result: the entry's key, or its name in the locale
 */
export function otherNames(
  entries: readonly NamedEntry[],
  locale: string,
  by: "key" | "name",
): Record<string, readonly string[]> {
  const others = new Map<string, Set<string>>();
  for (const own of entries.filter((entry) => entry.locale === locale)) {
    const same = entries.filter(({ key }) => key === own.key);
    const names = same
      .flatMap(({ name, otherNames }) => [name, ...(otherNames ?? [])])
      .map(plainText)
      .filter((name) => name !== plainText(own.name));
    if (names.length === 0) continue;
    others.set(own[by], new Set([...(others.get(own[by]) ?? []), ...names]));
  }
  return Object.fromEntries([...others].map(([key, names]) => [key, [...names]]));
}

/** Writes the names that the search of each locale loads. Throws if the query fails. */
export async function writeSearchNames(
  publicDir: string,
  graphql: CreatePagesArgs["graphql"],
): Promise<void> {
  const { data, errors } = await graphql<Queries.SearchNamesQuery>(query);
  if (!data || errors) throw new Error(`The services cannot be queried: ${String(errors)}`);
  const files = locales.map(({ code }) => {
    const names: SearchNames = {
      services: otherNames(data.allService.nodes, code, "name"),
      categories: otherNames(data.allServiceCategory.nodes, code, "key"),
    };
    return [searchNamesAddress(code), names] as const;
  });
  await writeJsonFiles(publicDir, "search-names", new Map(files));
}
