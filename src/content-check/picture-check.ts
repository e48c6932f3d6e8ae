import { statSync } from "node:fs";
import { getNodeValue, type Node } from "jsonc-parser";
import { imagePresetsOf, isPicture } from "../graphql/fields";
import { imagePresets, isImagePreset } from "../graphql/image-presets";
import { measure } from "../graphql/picture-size";
import type { JsonObject } from "../i18n/json";
import {
  type ContentDocument,
  type ContentValue,
  type Findings,
  labelOf,
  lineOf,
  textOf,
  valueAt,
} from "./document";
import { type FileKind, kindOf, locate } from "./media-file";
import { fingerprint, isWholePicture } from "./picture-facts";

const megabyte = 1024 * 1024;
const maxPictureSize = 15 * megabyte;

const endings: Partial<Record<FileKind, readonly string[]>> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  svg: ["svg"],
  mp4: ["mp4"],
  webm: ["webm"],
  vtt: ["vtt"],
};

const heicRemedy =
  "On the iPhone choose Settings > Camera > Formats > Most Compatible for new photos; open this one on " +
  "a computer and save it as JPEG (Mac: Preview, File > Export; Windows: Photos, Save as).";

/** A file that the content refers to, and its path. */
export interface FoundFile {
  readonly document: ContentDocument;
  readonly node: Node;
  readonly path: string;
  readonly kind: FileKind;
}

/** Checks that a referenced file exists and is of the type that its name says. Returns it if so. */
export function checkFile(
  { document, node, field }: ContentValue,
  findings: Findings,
): FoundFile | undefined {
  const src = textOf(node);
  if (!field.file || src === undefined || !/^\.{1,2}\//.test(src)) return undefined;
  const label = `${labelOf(node)} "${src}"`;
  const place = locate(document.contentDir, document.folder, src);
  if ("path" in place) {
    const kind = kindOf(place.path);
    const wrong = kindProblem(src, kind, field.file);
    if (!wrong) return { document, node, path: place.path, kind };
    findings.add(document, node, `${label} ${wrong}`);
  } else if ("outside" in place) {
    const where =
      place.outside === "link"
        ? "is a link to a file outside the content folder. Put the file itself in the content folder."
        : "is outside the content folder. Put the file in the content folder, and write its path relative to this file.";
    findings.add(document, node, `${label} ${where}`);
  } else if ("otherCase" in place) {
    const message = `has different capital letters than the file. Write "${place.otherCase}".`;
    findings.add(document, node, `${label} ${message}`);
  } else {
    const hint = place.near
      ? `Did you mean "${place.near}"?`
      : "Upload the file there, or correct the name.";
    findings.add(document, node, `${label} does not exist. ${hint}`);
  }
  return undefined;
}

function kindProblem(src: string, kind: FileKind, wanted: readonly string[]): string | undefined {
  const ending = src.slice(src.lastIndexOf(".") + 1).toLowerCase();
  if (kind === "empty") return "is empty (0 bytes): the upload failed. Upload it again.";
  if (kind === "heic" || ending === "heic" || ending === "heif") {
    return `is a HEIC photo, which browsers cannot show. ${heicRemedy}`;
  }
  if (!wanted.includes(kind)) {
    const names = wanted.map((name) => name.toUpperCase()).join(", ");
    const really = kind === "unknown" ? "is not" : `is really ${kind.toUpperCase()}`;
    return `must be ${names}, but the file ${really}. Save it again in that format.`;
  }
  const right = endings[kind] ?? [];
  if (right.includes(ending)) return undefined;
  return `is really ${kind.toUpperCase()}, not ${ending.toUpperCase()}. Change the end of its name to .${right[0]}, here and in the folder.`;
}

/** Checks that a picture is small enough in bytes, complete, and large enough for its image presets. */
export async function checkPicture(
  { document, node: picture, field, owner, first }: ContentValue,
  files: readonly FoundFile[],
  findings: Findings,
): Promise<void> {
  const src = valueAt(picture, "src");
  const file = files.find(({ node }) => node === src);
  if (!isPicture(field) || !file) return;
  const report = (message: string) =>
    findings.add(document, file.node, `Picture "${textOf(file.node)}" ${message}`);
  const { size: bytes } = statSync(file.path);
  if (bytes > maxPictureSize) {
    report(
      `is ${(bytes / megabyte).toFixed(1)} MB; the limit is 15 MB. Save it as JPEG, about 2400 pixels wide.`,
    );
    return;
  }
  const size = await measure(file.path);
  if (!size) {
    report("cannot be read. The upload may be incomplete. Upload it again.");
    return;
  }
  if (!(await isWholePicture(file.path))) {
    report("is incomplete: the upload was interrupted. Upload it again.");
    return;
  }
  const entry = (owner ? getNodeValue(owner) : {}) as JsonObject;
  const presets = imagePresetsOf(field.imagePreset ?? [], entry, first).filter(isImagePreset);
  const minWidth = Math.max(0, ...presets.map((preset) => imagePresets[preset].minWidth));
  const minHeight = Math.max(0, ...presets.map((preset) => imagePresets[preset].minHeight));
  if (size.width >= minWidth && size.height >= minHeight) return;
  report(
    `is ${size.width} x ${size.height} pixels; here it must be at least ${minWidth} x ${minHeight}. Use a larger one.`,
  );
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
