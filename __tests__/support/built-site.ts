import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { localeAt, type LocaleRow, locales } from "../../src/i18n/locales";

const publicDir = path.resolve("public");

/** A page of the built site, parsed. */
export interface BuiltPage {
  readonly route: string;
  readonly locale: LocaleRow;
  /** Its address in the default locale. */
  readonly page: string;
  readonly html: string;
  readonly document: Document;
}

/** Every HTML file of the built site, or of another build. Throws if there is none. */
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

/** Every page of a locale. */
export function builtPagesIn(code: string): BuiltPage[] {
  return builtPages().filter(({ locale }) => locale.code === code);
}

/** A file of the built site, or of another build. */
export function builtFile(name: string, dir = publicDir): Buffer {
  return readFileSync(path.join(dir, name));
}

/** The page-data file of a route. */
export function builtPageData(route: string, dir = publicDir): Buffer {
  const name = route === "/" ? "index" : route === "/404" ? "404.html" : route.slice(1);
  return builtFile(`page-data/${name}/page-data.json`, dir);
}

/** Whether the built site has a file for an address. Ignores query and hash. */
export function isServed(address: string): boolean {
  const { pathname } = new URL(address, "http://site");
  const file = path.join(publicDir, decodeURIComponent(pathname));
  return (
    pathname === "/" || existsSync(`${file}.html`) || (existsSync(file) && /\.\w+$/.test(file))
  );
}

/** Bytes after gzip -9, the unit of the budgets. */
export function gzipBytes(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
