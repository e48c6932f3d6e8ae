import { statSync } from "node:fs";
import { getNodeValue, type Node } from "jsonc-parser";
import { imagePresetsOf, isPicture } from "../graphql/fields";
import { type ImagePresetName, imagePresets, isImagePreset } from "../graphql/image-presets";
import { measure } from "../graphql/picture-size";
import type { JsonObject } from "../i18n/json";
import { type ContentValue, type Findings, lineOf, textOf, valueAt } from "./document";
import type { FoundFile } from "./file-check";
import { fingerprint, isWholePicture } from "./picture-facts";

const megabyte = 1024 * 1024;
const maxPictureSize = 15 * megabyte;

/** Checks that a picture is small enough in bytes, complete, and large enough for its image presets. */
export async function checkPicture(
  { document, node, field, owner, first }: ContentValue,
  files: readonly FoundFile[],
  findings: Findings,
): Promise<void> {
  if (!isPicture(field)) return;
  const src = valueAt(node, "src");
  const file = files.find((each) => each.node === src);
  if (!file) return;
  const entry = (owner ? getNodeValue(owner) : {}) as JsonObject;
  const presets = imagePresetsOf(field.imagePreset ?? [], entry, first).filter(isImagePreset);
  const wrong = await pictureProblem(file.path, presets);
  if (wrong) findings.add(document, file.node, `Picture "${textOf(file.node)}" ${wrong}`);
}

async function pictureProblem(
  path: string,
  presets: readonly ImagePresetName[],
): Promise<string | undefined> {
  const bytes = statSync(path).size;
  if (bytes > maxPictureSize) {
    return `is ${(bytes / megabyte).toFixed(1)} MB; the limit is 15 MB. Save it as JPEG, about 2400 pixels wide.`;
  }
  const size = await measure(path);
  if (!size) return "cannot be read. The upload may be incomplete. Upload it again.";
  if (!(await isWholePicture(path))) {
    return "is incomplete: the upload was interrupted. Upload it again.";
  }
  const minWidth = Math.max(0, ...presets.map((preset) => imagePresets[preset].minWidth));
  const minHeight = Math.max(0, ...presets.map((preset) => imagePresets[preset].minHeight));
  if (size.width >= minWidth && size.height >= minHeight) return undefined;
  return `is ${size.width} x ${size.height} pixels; here it must be at least ${minWidth} x ${minHeight}. Use a larger one.`;
}

/** Reports a photograph that two entries of the portfolio show, even if the files have different names. */
export function checkRepeatedPictures(files: readonly FoundFile[], findings: Findings): void {
  const seen = new Map<string, Node>();
  for (const { document, node, path } of files) {
    if (document.file !== "portfolio/portfolio.json") continue;
    const print = fingerprint(path);
    const first = seen.get(print);
    if (first) {
      const message = `Picture "${textOf(node)}" is already shown by the entry on line ${lineOf(document, first)}. Use another one, or delete this entry.`;
      findings.add(document, node, message);
    } else seen.set(print, node);
  }
}
