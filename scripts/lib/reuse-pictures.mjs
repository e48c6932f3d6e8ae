/**
 * Preloaded (`node --import`) into a fixture build: a picture that is already in public/static is
 * not encoded again. Its path holds the digests of its source and of its settings, so what is
 * there is what would be made. Gatsby's own memory of this does not survive a change of folder.
 */
import fs from "node:fs";
import Module from "node:module";

/**
 * @typedef {(file: string, transforms: { outputPath: string }[], options?: object) => Promise<unknown>} ProcessFile
 * @typedef {{ filename?: string } | undefined} Parent
 */

// Node's own loading of CommonJS, which has no public hook in Node 20.
/** @typedef {(request: string, parent: Parent, isMain: boolean) => unknown} Load */
const loader = /** @type {{ _load: Load }} */ (/** @type {unknown} */ (Module));
const load = loader._load;

/** @type {Load} */
loader._load = (request, parent, isMain) => {
  const loaded = load.call(Module, request, parent, isMain);
  const isEncoder =
    request === "./process-file" && /gatsby-plugin-sharp/.test(parent?.filename ?? "");
  return isEncoder
    ? withoutRepeating(/** @type {{ processFile: ProcessFile }} */ (loaded))
    : loaded;
};

/** @param {{ processFile: ProcessFile }} encoder */
function withoutRepeating(encoder) {
  return {
    ...encoder,
    /** @type {ProcessFile} */
    async processFile(file, transforms, options) {
      const missing = transforms.filter(({ outputPath }) => !fs.existsSync(outputPath));
      return missing.length > 0 ? encoder.processFile(file, missing, options) : [];
    },
  };
}
