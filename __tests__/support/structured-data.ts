import type { BuiltPage } from "./built-site";

/** The blocks of JSON-LD in a page. */
export function structuredData({ document }: BuiltPage): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>[],
  );
}
