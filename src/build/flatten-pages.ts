import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Turns `about/index.html` into `about.html`, which every static host serves at `/about` without a redirect.
 * `404/index.html` is a second copy of `404.html` and goes. Gatsby's empty Partytown folder goes with it.
 */
export async function flattenPages(publicDir: string): Promise<void> {
  await rm(path.join(publicDir, "404"), { recursive: true, force: true });
  await rm(path.join(publicDir, "~partytown"), { recursive: true, force: true });
  const entries = await readdir(publicDir, { withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isDirectory())) {
    const page = path.join(publicDir, entry.name, "index.html");
    if (!existsSync(page)) continue;
    await rename(page, path.join(publicDir, `${entry.name}.html`));
    await rm(path.dirname(page), { recursive: true });
  }
}

/**
 * Puts the pages of the last build back where Gatsby left them: it writes only what has changed into them, and takes
 * away those that are gone. Does nothing where there was no build.
 */
export async function restorePages(publicDir: string): Promise<void> {
  const files = existsSync(publicDir) ? await readdir(publicDir) : [];
  for (const file of files.filter((name) => name.endsWith(".html") && name !== "index.html")) {
    const flat = path.join(publicDir, file);
    const folder = path.join(publicDir, path.basename(file, ".html"));
    await mkdir(folder, { recursive: true });
    /* Gatsby keeps the 404 at both of its addresses. */
    const put = file === "404.html" ? copyFile : rename;
    await put(flat, path.join(folder, "index.html"));
  }
}
