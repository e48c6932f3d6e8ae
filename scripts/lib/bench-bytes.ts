/** Measures the bytes of the pages of built sites. */
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { locales } from "../../src/i18n/locales";
import { root } from "./command";

/** The bytes of HTML, CSS and page data after gzip -9, by route, and by built site: its folder in the project. */
export function measureBytes(folders: readonly string[]): Record<string, Record<string, number>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const folder of folders) {
    const dir = path.resolve(root, folder);
    for (const route of routesOf(dir)) {
      const { html, css, data } = bytesOf(dir, route);
      rows[route] = {
        ...rows[route],
        [`${folder} HTML`]: html,
        [`${folder} CSS`]: css,
        [`${folder} page data`]: data,
      };
    }
  }
  return rows;
}

/** The routes of all built pages, in every locale. */
function routesOf(dir: string): string[] {
  const pages = locales.flatMap(({ pathPrefix: folder }) =>
    fs
      .readdirSync(path.join(dir, folder))
      .filter((name) => name.endsWith(".html"))
      .map((name) => path.posix.join("/", folder, path.basename(name, ".html"))),
  );
  return pages.map((page) => (page === "/index" ? "/" : page)).sort();
}

function bytesOf(dir: string, route: string): { html: number; css: number; data: number } {
  const name = route === "/" ? "index" : route.slice(1);
  const html = fs.readFileSync(path.join(dir, `${name}.html`), "utf8");
  const data = name === "404" ? "404.html" : name;
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text);
  const zipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
  return {
    html: zipped(html),
    css: zipped(styles.join("")),
    data: zipped(fs.readFileSync(path.join(dir, "page-data", data, "page-data.json"))),
  };
}
