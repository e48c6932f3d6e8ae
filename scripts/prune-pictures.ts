/**
 * `npm run prune:pictures`: removes the encoded pictures that no page names any more, after a build that began with the
 * pictures of earlier ones (.github/workflows/publish.yml). What staff took down must not stay public. The built site of
 * another folder: its path as the argument.
 *
 * Not for a folder with Gatsby's .cache: it would believe that a removed picture is still there.
 */
import path from "node:path";
import { root } from "./lib/command";
import { prunePictures } from "./lib/prune-pictures";

const { shown, removed } = prunePictures(path.resolve(root, process.argv[2] ?? "public"));
console.log(`${shown} pictures are shown, ${removed} are shown no more and removed.`);
