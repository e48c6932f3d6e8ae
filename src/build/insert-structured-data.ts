import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { localeAt, type LocaleRow } from "../i18n/locales";
import { withoutIsolates } from "../i18n/text";
import { pageFiles } from "./flatten-pages";
import { structuredData, type StructuredDataSource } from "../ssr/structured-data";

const marked = /<script type="application\/ld\+json" data-page="">[\s\S]*?<\/script>/;

/**
 * Writes the structured data of a locale's pages into their built HTML. Search engines read it there; the visitor's
 * script and page data stay without it. A page that Gatsby did not write again has its old block replaced.
 */
export async function insertStructuredData(
  publicDir: string,
  locale: LocaleRow,
  source: StructuredDataSource,
): Promise<void> {
  for (const file of await pageFiles(publicDir)) {
    const address = addressOf(path.relative(publicDir, file));
    if (localeAt(address).code !== locale.code) continue;
    const route = address.slice(locale.pathPrefix.length) || "/";
    const json = withoutIsolates(JSON.stringify(structuredData(route, locale, source))).replace(
      /</g,
      "\\u003c",
    );
    const block = `<script type="application/ld+json" data-page="">${json}</script>`;
    const html = (await readFile(file, "utf8")).replace(marked, "");
    await writeFile(
      file,
      html.replace("</head>", () => `${block}</head>`),
    );
  }
}

/** The address of a built page: `/ar/about` for `ar/about.html`. */
function addressOf(file: string): string {
  const name = file
    .split(path.sep)
    .join("/")
    .replace(/\.html$/, "");
  return name === "index" ? "/" : `/${name}`;
}
