import { createHash } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

/** What the pages of one edition carry in their head beside the shared styles. */
export interface EditionStyles {
  /** Minified CSS. */
  readonly css: string;
  /** The addresses of the fonts of the first screen, to be preloaded instead of the default edition's. */
  readonly fonts: readonly string[];
}

/** Editions whose script has other fonts, by the code of their language; any other has the shared styles alone. */
const sources: Record<string, { stylesheet: string; fonts: readonly string[] }> = {
  ar: { stylesheet: "arabic.css", fonts: ["lateef-300.woff2", "zain-400.woff2"] },
};

const theme = path.resolve("src/theme");
const fonts = path.resolve("src/fonts");

/**
 * The styles of every edition that has its own. Not imported as the other stylesheets are: Gatsby writes those into
 * every page.
 */
export function editionStyles(): Record<string, EditionStyles> {
  return Object.fromEntries(
    Object.entries(sources).map(([code, source]) => [
      code,
      {
        css: minify(read(source.stylesheet).replace(fontUrl, (_, name) => `url(${address(name)})`)),
        fonts: source.fonts.map(address),
      },
    ]),
  );
}

/** Puts the fonts that these styles name into the folder of the built site. */
export async function writeEditionFonts(publicDir: string): Promise<void> {
  await mkdir(path.join(publicDir, "static"), { recursive: true });
  const named = Object.values(sources).flatMap(({ stylesheet }) =>
    [...read(stylesheet).matchAll(fontUrl)].map(([, name = ""]) => name),
  );
  await Promise.all(
    named.map((name) => copyFile(path.join(fonts, name), path.join(publicDir, address(name)))),
  );
}

const fontUrl = /url\(\.\.\/fonts\/([\w.-]+)\)/g;

function read(stylesheet: string): string {
  return readFileSync(path.join(theme, stylesheet), "utf8");
}

/** The address of a font: with a hash of what is in it, as `/static/` is cached for good. */
function address(name: string): string {
  const { name: stem, ext } = path.parse(name);
  const hash = createHash("md5")
    .update(readFileSync(path.join(fonts, name)))
    .digest("hex");
  return `/static/${stem}-${hash}${ext}`;
}

function minify(css: string): string {
  return transformSync(css, { loader: "css", minify: true }).code.trim();
}
