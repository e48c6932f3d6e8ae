import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { structuredData, type StructuredDataSource } from "./structured-data";

const marked = /<script type="application\/ld\+json" data-page="">[\s\S]*?<\/script>/;

/**
 * Writes each page's structured data into its built HTML. Search engines read it there; the visitor's script and
 * page data stay without it. A page that Gatsby did not write again has its old block replaced.
 */
export async function insertStructuredData(
  publicDir: string,
  source: StructuredDataSource,
): Promise<void> {
  const pages = (await readdir(publicDir)).filter((name) => name.endsWith(".html"));
  for (const page of pages) {
    const file = path.join(publicDir, page);
    const route = page === "index.html" ? "/" : `/${page.replace(/\.html$/, "")}`;
    const json = JSON.stringify(structuredData(route, source)).replace(/</g, "\\u003c");
    const block = `<script type="application/ld+json" data-page="">${json}</script>`;
    const html = (await readFile(file, "utf8")).replace(marked, "");
    await writeFile(
      file,
      html.replace("</head>", () => `${block}</head>`),
    );
  }
}
