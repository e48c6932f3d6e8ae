/**
 * `npx tsx scripts/prune-pictures.ts` deletes the encoded pictures that no page uses. A build that starts with the
 * pictures of earlier builds keeps them (.github/workflows/publish.yml), but pictures that staff removed must not stay
 * public. Takes another folder with a built site as its argument.
 *
 * Do not use it with Gatsby's .cache: Gatsby would assume that the deleted pictures still exist.
 */
import path from "node:path";
import { root } from "./lib/command";
import { prunePictures } from "./lib/prune-pictures";

const { used, removed } = prunePictures(path.resolve(root, process.argv[2] ?? "public"));
console.log(`${used} pictures are used. ${removed} unused pictures were deleted.`);
