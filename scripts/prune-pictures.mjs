/**
 * Removes the encoded pictures that no page names any more: `node scripts/prune-pictures.mjs`, after
 * a build that began with the pictures of earlier ones (.github/workflows/publish.yml). What staff
 * took down must not stay public. The built site of another folder: its path as the argument.
 *
 * Not for a folder with Gatsby's .cache: it would believe that a removed picture is still there.
 */
import fs from "node:fs";
import path from "node:path";

const dir = path.resolve(process.argv[2] ?? "public");
const statics = path.join(dir, "static");

/** gatsby-plugin-sharp's addresses: the digest of the master, then of the settings. */
const PICTURE = /static\/([0-9a-f]{32}\/[0-9a-z]{5})\//g;
const TEXT = /\.(html|json|js|css|xml|txt|webmanifest)$/;

/** @param {string} folder */
function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

const named = new Set();
for (const file of filesIn(dir)) {
  if (!TEXT.test(file)) continue;
  for (const [, picture] of fs.readFileSync(file, "utf8").matchAll(PICTURE)) named.add(picture);
}
if (named.size === 0) throw new Error(`No page in ${dir} names a picture: build the site first.`);

const stale = filesIn(statics).filter((file) => {
  const address = path.relative(dir, file).split(path.sep).join("/");
  const [, picture] = [...address.matchAll(PICTURE)][0] ?? [];
  return picture !== undefined && !named.has(picture);
});
for (const file of stale) fs.rmSync(file);
console.log(`${named.size} pictures are shown, ${stale.length} are shown no more and removed.`);
