import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { routesWithSubpages } from "../graphql/model";
import { locales } from "../i18n/locales";

/**
 * The folders of the built site that hold pages, outer folders first: the root, one for each locale with a URL prefix,
 * and in each of them those of pages with subpages.
 */
function pageFolders(publicDir: string): string[] {
  return locales.flatMap(({ urlPrefix }) => {
    const folder = path.join(publicDir, urlPrefix);
    const inner = routesWithSubpages.flatMap((route) => withSubfolders(path.join(folder, route)));
    return existsSync(folder) ? [folder, ...inner] : [];
  });
}

function withSubfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory());
  return [folder, ...inner.map(({ parentPath, name }) => path.join(parentPath, name)).sort()];
}

/** The paths of the built pages of all locales. */
export async function pageFiles(publicDir: string): Promise<string[]> {
  const folders = pageFolders(publicDir).map(async (folder) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".html"));
    return names.map((name) => path.join(folder, name));
  });
  return (await Promise.all(folders)).flat();
}

/**
 * Turns `about/index.html` into `about.html`, which Cloudflare Pages and the local server have at `/about` without a
 * redirect (for other hosts, see docs/release.md), and `ar/index.html` into `ar.html`. Removes `404/index.html`, which is
 * a copy of `404.html`, and Gatsby's empty Partytown folder.
 */
export async function flattenPages(publicDir: string): Promise<void> {
  await rm(path.join(publicDir, "404"), { recursive: true, force: true });
  await rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
  /* Flatten inner folders before the folders that contain them. */
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
 * Moves the pages of the last build back to where Gatsby wrote them. Gatsby rewrites only pages that changed, and
 * deletes pages that no longer exist. Does nothing if there was no build.
 */
export async function restorePages(publicDir: string): Promise<void> {
  for (const file of await pageFiles(publicDir)) {
    if (path.basename(file) === "index.html") continue;
    const folder = file.replace(/\.html$/, "");
    await mkdir(folder, { recursive: true });
    /* Gatsby needs the default locale's 404 page at both of its addresses. */
    const put = file === path.join(publicDir, "404.html") ? copyFile : rename;
    await put(file, path.join(folder, "index.html"));
  }
}
