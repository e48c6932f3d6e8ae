import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { locales } from "../i18n/locales";

/** The folders of the built site that hold pages: its own, and one for each locale with a path. */
function pageFolders(publicDir: string): string[] {
  return locales.map((locale) => path.join(publicDir, locale.pathPrefix)).filter(existsSync);
}

/** The built pages, as files, those of all locales. */
export async function pageFiles(publicDir: string): Promise<string[]> {
  const folders = pageFolders(publicDir).map(async (folder) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".html"));
    return names.map((name) => path.join(folder, name));
  });
  return (await Promise.all(folders)).flat();
}

/**
 * Turns `about/index.html` into `about.html`, which every static host serves at `/about` without a redirect, and
 * `ar/index.html` into `ar.html`. `404/index.html` is a second copy of `404.html` and goes. Gatsby's empty Partytown
 * folder goes with it.
 */
export async function flattenPages(publicDir: string): Promise<void> {
  await rm(path.join(publicDir, "404"), { recursive: true, force: true });
  await rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
  /* A locale's own folder comes after those within it. */
  for (const folder of pageFolders(publicDir).reverse()) await flattenFolder(folder);
}

async function flattenFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isDirectory())) {
    const page = path.join(folder, entry.name, "index.html");
    if (!existsSync(page)) continue;
    await rename(page, path.join(folder, `${entry.name}.html`));
    if ((await readdir(path.dirname(page))).length === 0) await rmdir(path.dirname(page));
  }
}

/**
 * Puts the pages of the last build back where Gatsby left them: it writes only what has changed into them, and takes
 * away those that are gone. Does nothing where there was no build.
 */
export async function restorePages(publicDir: string): Promise<void> {
  for (const file of await pageFiles(publicDir)) {
    if (path.basename(file) === "index.html") continue;
    const folder = file.replace(/\.html$/, "");
    await mkdir(folder, { recursive: true });
    /* Gatsby keeps the default locale's 404 at both of its addresses. */
    const put = file === path.join(publicDir, "404.html") ? copyFile : rename;
    await put(file, path.join(folder, "index.html"));
  }
}
