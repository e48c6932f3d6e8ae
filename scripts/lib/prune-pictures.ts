import fs from "node:fs";
import path from "node:path";

/** The addresses of gatsby-plugin-sharp: the digest of the master, then of the settings. */
const PICTURE = /static\/([0-9a-f]{32}\/[0-9a-z]{5})\//g;
const TEXT = /\.(html|json|js|css|xml|txt|webmanifest)$/;

/**
 * Deletes the encoded pictures that no file of a built site refers to. Returns the number of used and deleted pictures.
 */
export function prunePictures(dir: string): { used: number; removed: number } {
  const named = new Set<string | undefined>();
  for (const file of filesIn(dir).filter((name) => TEXT.test(name))) {
    for (const [, picture] of fs.readFileSync(file, "utf8").matchAll(PICTURE)) named.add(picture);
  }
  if (named.size === 0)
    throw new Error(`No page in ${dir} contains a picture. Build the site first.`);

  const stale = filesIn(path.join(dir, "static")).filter((file) => {
    const address = path.relative(dir, file).split(path.sep).join("/");
    const [match] = address.matchAll(PICTURE);
    return match && !named.has(match[1]);
  });
  for (const file of stale) fs.rmSync(file);
  return { used: named.size, removed: stale.length };
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
