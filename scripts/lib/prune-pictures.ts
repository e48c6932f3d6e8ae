import fs from "node:fs";
import path from "node:path";

/** gatsby-plugin-sharp's addresses: the digest of the master, then of the settings. */
const PICTURE = /static\/([0-9a-f]{32}\/[0-9a-z]{5})\//g;
const TEXT = /\.(html|json|js|css|xml|txt|webmanifest)$/;

/** Removes from a built site the encoded pictures that none of its files names; gives the counts. */
export function prunePictures(dir: string): { shown: number; removed: number } {
  const named = new Set<string | undefined>();
  for (const file of filesIn(dir).filter((name) => TEXT.test(name))) {
    for (const [, picture] of fs.readFileSync(file, "utf8").matchAll(PICTURE)) named.add(picture);
  }
  if (named.size === 0) throw new Error(`No page in ${dir} names a picture: build the site first.`);

  const stale = filesIn(path.join(dir, "static")).filter((file) => {
    const address = path.relative(dir, file).split(path.sep).join("/");
    const [match] = address.matchAll(PICTURE);
    return match && !named.has(match[1]);
  });
  for (const file of stale) fs.rmSync(file);
  return { shown: named.size, removed: stale.length };
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
