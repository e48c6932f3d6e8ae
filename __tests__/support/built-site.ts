import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { localeAt, type LocaleRow, locales } from "../../src/i18n/locales";

const publicDir = path.resolve("public");

/** A page of the built site: its address, its locale, its text and its document. */
export interface BuiltPage {
  readonly route: string;
  readonly locale: LocaleRow;
  /** Its address in the default locale. */
  readonly page: string;
  readonly html: string;
  readonly document: Document;
}

/** Every HTML file of the built site, or of a variant's. Throws when there is none. */
export function builtPages(dir = publicDir): BuiltPage[] {
  if (!existsSync(path.join(dir, "index.html"))) {
    throw new Error(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  return locales
    .map((locale) => path.join(dir, locale.pathPrefix))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(file, "utf8");
      const name = path.relative(dir, file).replace(/\.html$/, "");
      const route = name === "index" ? "/" : `/${name}`;
      const locale = localeAt(route);
      return {
        route,
        locale,
        page: route.slice(locale.pathPrefix.length) || "/",
        html,
        document: new DOMParser().parseFromString(html, "text/html"),
      };
    });
}

/** Those of a locale. */
export function builtPagesIn(code: string): BuiltPage[] {
  return builtPages().filter(({ locale }) => locale.code === code);
}

/** A file of the built site, or of a variant's. */
export function builtFile(name: string, dir = publicDir): Buffer {
  return readFileSync(path.join(dir, name));
}

/** The file with the data of a page, which is fetched when a link leads to it. */
export function builtPageData(route: string, dir = publicDir): Buffer {
  const name = route === "/" ? "index" : route === "/404" ? "404.html" : route.slice(1);
  return builtFile(`page-data/${name}/page-data.json`, dir);
}

/** Whether the built site answers an address of its own, without a query or a hash. */
export function isServed(address: string): boolean {
  const { pathname } = new URL(address, "http://site");
  const file = path.join(publicDir, decodeURIComponent(pathname));
  return (
    pathname === "/" || existsSync(`${file}.html`) || (existsSync(file) && /\.\w+$/.test(file))
  );
}

/** Bytes after gzip -9, the weight that budgets are written in. */
export function gzipBytes(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
