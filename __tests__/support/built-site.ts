import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { localeAt, type LocaleRow, locales } from "../../src/i18n/locales";
import { portfolioRoute } from "../../src/lib/photograph-address";

/** The folder of the tested build. */
export const publicDir = path.resolve(process.env["SITE_DIR"] ?? "public");

/** A page of the built site, parsed. */
export interface BuiltPage {
  readonly route: string;
  readonly locale: LocaleRow;
  /** Its address in the default locale. */
  readonly page: string;
  readonly html: string;
  readonly document: Document;
}

/** The address of every HTML file of the built site. Throws if there is none. */
export function builtRoutes(): string[] {
  if (!existsSync(path.join(publicDir, "index.html"))) {
    throw new Error(`There is no built site in ${publicDir}. Build it first: npm run build`);
  }
  return locales
    .map((locale) => path.join(publicDir, locale.urlPrefix))
    .flatMap((folder) => [folder, path.join(folder, portfolioRoute)])
    .filter((folder) => existsSync(folder)) // An empty portfolio has no subpages.
    .flatMap((folder) => {
      const recursive = folder.endsWith(portfolioRoute);
      return readdirSync(folder, { recursive }).map((name) => path.join(folder, String(name)));
    })
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${path.relative(publicDir, file).replace(/(^index)?\.html$/, "")}`);
}

/** Whether a route is the page of a photograph. */
export function isPhotograph(route: string): boolean {
  return /\/portfolio\/[^/]+\/[^/]*\D[^/]*$/.test(route);
}

let parsed: BuiltPage[] | undefined;

/** The pages of the site: all but those of photographs, of which there is one per category and locale. */
export function builtPages(): BuiltPage[] {
  return (parsed ??= parsePages());
}

function parsePages(): BuiltPage[] {
  const routes = builtRoutes();
  const photographs = routes.filter(isPhotograph).sort();
  const oneEach = new Map(photographs.map((route) => [path.dirname(route), route]));
  return [...routes.filter((route) => !isPhotograph(route)), ...oneEach.values()].map(builtPage);
}

/** A page of the site. */
export function builtPage(route: string): BuiltPage {
  const html = builtFile(route === "/" ? "index.html" : `${route}.html`).toString();
  const locale = localeAt(route);
  const page = route.slice(locale.urlPrefix.length) || "/";
  const document = new DOMParser().parseFromString(html, "text/html");
  return { route, locale, page, html, document };
}

/** Every page of a locale. */
export function builtPagesIn(code: string): BuiltPage[] {
  return builtPages().filter(({ locale }) => locale.code === code);
}

/** A file of the built site. */
export function builtFile(name: string): Buffer {
  return readFileSync(path.join(publicDir, name));
}

/** The page-data file of a route. */
export function builtPageData(route: string): Buffer {
  const name = route === "/" ? "index" : route === "/404" ? "404.html" : route.slice(1);
  return builtFile(`page-data/${name}/page-data.json`);
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
