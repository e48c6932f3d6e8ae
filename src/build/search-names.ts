import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locale } from "../i18n/locales";
import type { SearchNames } from "../lib/search-names";

/** A service or a category in one locale. */
export interface NamedEntry {
  readonly locale: string;
  /** The same in every locale. */
  readonly key: string;
  readonly name: string;
  /** Spellings that only the search knows, for every locale. */
  readonly otherNames?: readonly string[] | null;
}

/** What entries are called beside their names in a locale, by their keys. */
export function otherNames(
  entries: readonly NamedEntry[],
  locale: string,
): Record<string, readonly string[]> {
  const own = new Map(entries.filter((e) => e.locale === locale).map((e) => [e.key, e.name]));
  const others = new Map<string, Set<string>>();
  for (const { key, name, otherNames } of entries) {
    const names = others.get(key) ?? new Set();
    others.set(key, names);
    for (const each of [name, ...(otherNames ?? [])].map(plain)) {
      if (each !== plain(own.get(key) ?? "")) names.add(each);
    }
  }
  const some = [...others].filter(([, names]) => names.size > 0);
  return Object.fromEntries(some.map(([key, names]) => [key, [...names]]));
}

/** A name that stands in for a missing one is marked as of another direction. */
function plain(name: string): string {
  return name.replace(/[\u2066-\u2069]/g, "");
}

/** Writes a locale's file into the built site, in place of that of an earlier build, and gives its address. */
export async function writeSearchNames(
  publicDir: string,
  locale: Locale,
  names: SearchNames,
): Promise<string> {
  const text = JSON.stringify(names);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const folder = `/static/search/${locale}`;
  await rm(path.join(publicDir, folder), { recursive: true, force: true });
  await mkdir(path.join(publicDir, folder), { recursive: true });
  const address = `${folder}/${hash}.json`;
  await writeFile(path.join(publicDir, address), text);
  return address;
}
