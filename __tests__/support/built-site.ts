import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { localeAt, type LocaleRow, locales } from "../../src/i18n/locales";
import { portfolioRoute } from "../../src/lib/photograph-address";

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

/** The address of every HTML file of the built site, or of another build. Throws if there is none. */
export function builtRoutes(dir = publicDir): string[] {
  if (!existsSync(path.join(dir, "index.html"))) {
    throw new Error(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  return locales
    .map((locale) => path.join(dir, locale.pathPrefix))
    .flatMap((folder) => [folder, path.join(folder, portfolioRoute)])
    .filter((folder) => existsSync(folder)) // An empty portfolio has no subpages.
    .flatMap((folder) => {
      const recursive = folder.endsWith(portfolioRoute);
      return readdirSync(folder, { recursive }).map((name) => path.join(folder, String(name)));
    })
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${path.relative(dir, file).replace(/(^index)?\.html$/, "")}`);
}

/** Whether a route of a build is the page of a photograph. */
export function isPhotograph(route: string): boolean {
  return /\/portfolio\/[^/]+\/[^/]*\D[^/]*$/.test(route);
}

/** The pages of a build: all but those of photographs, of which there is one per category and locale. */
export function builtPages(dir = publicDir): BuiltPage[] {
  const routes = builtRoutes(dir);
  const photographs = routes.filter(isPhotograph).sort();
  const oneEach = new Map(photographs.map((route) => [path.dirname(route), route]));
  return [...routes.filter((route) => !isPhotograph(route)), ...oneEach.values()].map((route) =>
    builtPage(route, dir),
  );
}

/** A page of a build. */
export function builtPage(route: string, dir = publicDir): BuiltPage {
  const html = builtFile(route === "/" ? "index.html" : `${route}.html`, dir).toString();
  const locale = localeAt(route);
  const page = route.slice(locale.pathPrefix.length) || "/";
  const document = new DOMParser().parseFromString(html, "text/html");
  return { route, locale, page, html, document };
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
