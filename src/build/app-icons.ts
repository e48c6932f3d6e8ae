import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type site from "../../content/site.json";
import { defaultLocale } from "../i18n/locales";
import { localizedText } from "../i18n/text";
import { tokenValue } from "./tokens";

const petal = tokenValue("petal");
const night = tokenValue("night");

async function icon(svg: Buffer, size: number, file: string, padding = 0): Promise<void> {
  const edge = Math.round(size * padding);
  const inner = size - 2 * edge;
  await sharp(svg, { density: 288 })
    .resize(inner, inner)
    .flatten(padding > 0 && { background: night }) // Phones cut these icons: round corners of the mark would be holes.
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: night })
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}

/** Writes the app icons and the web manifest. All icons come from the one mark in `contentDir`. */
export async function writeAppIcons(
  publicDir: string,
  brand: Pick<(typeof site)["brand"], "name" | "fullName" | "description" | "mark">,
  contentDir = path.resolve("content"),
): Promise<void> {
  const svg = await readFile(path.join(contentDir, brand.mark));
  const at = (name: string) => path.join(publicDir, name);
  await Promise.all([
    writeFile(at("favicon.svg"), svg),
    icon(svg, 32, at("favicon.png")),
    icon(svg, 180, at("apple-touch-icon.png"), 0.02),
    icon(svg, 192, at("icon-192.png")),
    icon(svg, 512, at("icon-512.png")),
    icon(svg, 512, at("icon-maskable-512.png"), 0.1),
  ]);
  const manifest = {
    name: localizedText(brand.fullName, defaultLocale),
    short_name: localizedText(brand.name, defaultLocale),
    description: localizedText(brand.description, defaultLocale),
    lang: defaultLocale.code,
    display: "browser",
    background_color: petal,
    theme_color: petal,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  await writeFile(at("manifest.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
