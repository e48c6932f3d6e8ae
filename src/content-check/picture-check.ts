import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { imagePresetsOf, isPicture } from "../graphql/fields";
import { type ImagePresetName, imagePresets, isImagePreset } from "../graphql/image-presets";
import { measure } from "../graphql/picture-size";
import { type ContentValue, errorAt, repeatAt, repeatsIn, textOf, valueAt } from "./document";
import type { FoundFile } from "./file-check";
import { fingerprint, pictureState } from "./picture-facts";
import { type Problem, wholeFile } from "./problem";

const megabyte = 1024 * 1024;
const maxPictureSize = 15 * megabyte;

/** Checks that a picture is small enough in bytes, complete, and large enough for its image presets. */
export async function checkPicture(
  { document, node, field }: ContentValue,
  files: readonly FoundFile[],
): Promise<Problem[]> {
  const src = isPicture(field) ? valueAt(node, "src") : undefined;
  const file = src && files.find((each) => each.node === src);
  if (!file) return [];
  const presets = imagePresetsOf(field).filter(isImagePreset);
  const wrong = await pictureProblem(file.path, presets);
  return wrong ? [errorAt(document, src, `Picture "${textOf(src)}" ${wrong}`)] : [];
}

async function pictureProblem(
  file: string,
  presets: readonly ImagePresetName[],
): Promise<string | undefined> {
  const bytes = statSync(file).size;
  if (bytes > maxPictureSize) {
    return `is ${(bytes / megabyte).toFixed(1)} MB; the limit is 15 MB. Save it as JPEG, about 2400 pixels wide.`;
  }
  const size = await measure(file);
  if (!size) return "cannot be read. The upload may be incomplete. Upload it again.";
  const state = await pictureState(file);
  if (state === "damaged") return "is incomplete or damaged. Upload it again.";
  if (state === "deep") {
    return "has 16 bits per color and a color profile, so its colors would be dull. Save it as a JPEG.";
  }
  const minWidth = Math.max(0, ...presets.map((preset) => imagePresets[preset].minWidth));
  const minHeight = Math.max(0, ...presets.map((preset) => imagePresets[preset].minHeight));
  if (size.width >= minWidth && size.height >= minHeight) return undefined;
  return `is ${size.width} x ${size.height} pixels; here it must be at least ${minWidth} x ${minHeight}. Use a larger one.`;
}

/** A notice for each file that the content does not name, except those of the staff guide and of file managers. */
export function checkUnnamedFiles(contentDir: string, named: ReadonlySet<string>): Problem[] {
  const message = "No entry shows this file. Name it in an entry, or delete it.";
  const isOther = /^guide[\\/]|\.json|\.md$|\.DS_Store$|Thumbs\.db$/i;
  return readdirSync(contentDir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const place = path.join(entry.parentPath, entry.name);
    const file = path.relative(contentDir, place);
    if (!entry.isFile() || named.has(place) || isOther.test(file)) return [];
    return [wholeFile("notice", file.replace(/\\/g, "/"), message)];
  });
}

/** An error for a photograph that two entries of the portfolio show, even if the files have different names. */
export function checkRepeatedPictures(files: readonly FoundFile[]): Problem[] {
  const photographs = files.filter(({ document }) => document.file === "portfolio/portfolio.json");
  return repeatsIn(photographs, ({ path: file }) => fingerprint(file)).map(({ item, first }) => {
    const { document, node } = item;
    return repeatAt(document, first.node, node, "show the same picture");
  });
}
