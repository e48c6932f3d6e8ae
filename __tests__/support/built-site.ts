import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const publicDir = path.resolve("public");

/** A page of the built site: its route, its file, its text and its document. */
export interface BuiltPage {
  readonly route: string;
  readonly html: string;
  readonly document: Document;
}

/** Every HTML file of the built site, or of a variant's. Throws when there is none. */
export function builtPages(dir = publicDir): BuiltPage[] {
  if (!existsSync(path.join(dir, "index.html"))) {
    throw new Error(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  return readdirSync(dir)
    .filter((name) => name.endsWith(".html"))
    .map((name) => {
      const html = readFileSync(path.join(dir, name), "utf8");
      return {
        route: name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`,
        html,
        document: new DOMParser().parseFromString(html, "text/html"),
      };
    });
}

/** A file of the built site, or of a variant's. */
export function builtFile(name: string, dir = publicDir): Buffer {
  return readFileSync(path.join(dir, name));
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
