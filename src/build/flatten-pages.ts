import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/** The built pages of all locales. Gatsby keeps parts of pages in `_gatsby`. */
export async function pageFiles(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.includes(`${path.sep}_gatsby${path.sep}`));
}

/** What Gatsby does not write again: the pictures, the data of pages that have not changed, and parts of pages. */
const kept = ["static", "page-data", "_gatsby"];

/** Deletes everything else of the last build: a file that nothing writes any more must not be published. */
export async function deleteLastBuild(publicDir: string): Promise<void> {
  const names = (await readdir(publicDir)).filter((name) => !kept.includes(name));
  for (const name of names) await rm(path.join(publicDir, name), { recursive: true });
}

/**
 * Turns `about/index.html` into `about.html`, which Cloudflare Pages and the local server have at `/about` without a
 * redirect (for other hosts, see docs/release.md), and `ar/index.html` into `ar.html`. Removes `404/index.html`, which is
 * a copy of `404.html`, and Gatsby's empty Partytown folder.
 */
export async function flattenPages(publicDir: string): Promise<void> {
  await rm(path.join(publicDir, "404"), { recursive: true, force: true });
  await rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
  for (const file of await pageFiles(publicDir)) {
    const folder = path.dirname(file);
    const isNested = path.basename(file) === "index.html" && folder !== publicDir;
    if (isNested) await rename(file, `${folder}.html`);
  }
}
