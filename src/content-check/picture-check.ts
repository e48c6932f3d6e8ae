import { statSync } from "node:fs";
import { getNodeValue, type Node } from "jsonc-parser";
import { imagePresetsOf, isPicture } from "../graphql/fields";
import { imagePresets, isImagePreset } from "../graphql/image-presets";
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
import { fingerprint, pictureFacts } from "./picture-facts";

const megabyte = 1024 * 1024;
const heaviestPicture = 15 * megabyte;

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

/** A file named in the content, and where it is. */
export interface FoundFile {
  readonly document: ContentDocument;
  readonly node: Node;
  readonly path: string;
}

/** That a file named in the content is there and is what its name says; where it is when all is well. */
export function checkFile(
  { document, node, field }: ContentValue,
  findings: Findings,
): FoundFile | undefined {
  const src = textOf(node);
  if (!field.file || src === undefined || !/^\.{1,2}\//.test(src)) return undefined;
  const label = `${labelOf(node)} "${src}"`;
  const place = locate(document.contentDir, document.folder, src);
  if ("path" in place) {
    const wrong = kindProblem(src, kindOf(place.path), field.file);
    if (!wrong) return { document, node, path: place.path };
    findings.add(document, node, `${label} ${wrong}`);
  } else if ("outside" in place) {
    const where =
      place.outside === "link"
        ? "is a link to a place outside the folder content. Put the file itself there."
        : "leads out of the folder content. Put the file in there, and name its place from this file on.";
    findings.add(document, node, `${label} ${where}`);
  } else if ("otherCase" in place) {
    const said = `is written with other capital letters than the file. Write "${place.otherCase}".`;
    findings.add(document, node, `${label} ${said}`);
  } else {
    const hint = place.near
      ? `Did you mean "${place.near}"?`
      : "Upload the file there, or correct the name.";
    findings.add(document, node, `${label} is not there. ${hint}`);
  }
  return undefined;
}

function kindProblem(src: string, kind: FileKind, wanted: readonly string[]): string | undefined {
  const ending = src.slice(src.lastIndexOf(".") + 1).toLowerCase();
  if (kind === "empty") return "is empty (0 bytes): it did not upload. Upload it again.";
  if (kind === "heic" || ending === "heic" || ending === "heif") {
    return `is a HEIC photo, which browsers cannot show. ${heicRemedy}`;
  }
  if (!wanted.includes(kind)) {
    const names = wanted.map((name) => name.toUpperCase()).join(", ");
    const really = kind === "unknown" ? "cannot be read as one" : `is really ${kind.toUpperCase()}`;
    return `must be ${names}, but the file ${really}. Save it again in that form.`;
  }
  const right = endings[kind] ?? [];
  if (right.includes(ending)) return undefined;
  return `is really ${kind.toUpperCase()}, not ${ending.toUpperCase()}. Let its name end in .${right[0]}, here and in the folder.`;
}

/** That a picture is light enough, whole, and large enough for its image presets. */
export async function checkPicture(
  { document, node: picture, field, owner, first }: ContentValue,
  files: readonly FoundFile[],
  findings: Findings,
): Promise<void> {
  const src = valueAt(picture, "src");
  const file = files.find(({ node }) => node === src);
  if (!isPicture(field) || !file) return;
  const report = (said: string) =>
    findings.add(document, file.node, `Picture "${textOf(file.node)}" ${said}`);
  const { size: bytes } = statSync(file.path);
  if (bytes > heaviestPicture) {
    report(
      `is ${(bytes / megabyte).toFixed(1)} MB; 15 MB is the most. Save it as JPEG, about 2400 pixels wide.`,
    );
    return;
  }
  const { size, whole } = await pictureFacts(file.path);
  if (!size) {
    report("cannot be read; it may not have uploaded whole. Upload it again.");
    return;
  }
  if (!whole) {
    report("breaks off before its end: it did not upload whole. Upload it again.");
    return;
  }
  const entry = (owner ? getNodeValue(owner) : {}) as JsonObject;
  const presets = imagePresetsOf(field.imagePreset ?? [], entry, first).filter(isImagePreset);
  const minWidth = Math.max(0, ...presets.map((preset) => imagePresets[preset].minWidth));
  const minHeight = Math.max(0, ...presets.map((preset) => imagePresets[preset].minHeight));
  if (size.width >= minWidth && size.height >= minHeight) return;
  report(
    `is ${size.width} x ${size.height} pixels; here it must be at least ${minWidth} x ${minHeight}. Take a larger one.`,
  );
}

/** One photograph under two entries of the portfolio, be it under two names: a visitor would see it twice. */
export function checkRepeatedPictures(files: readonly FoundFile[], findings: Findings): void {
  const seen = new Map<string, Node>();
  for (const { document, node, path } of files) {
    if (document.file !== "portfolio/portfolio.json") continue;
    const print = fingerprint(path);
    const first = seen.get(print);
    if (first) {
      const said = `Picture "${textOf(node)}" is already shown by the entry in line ${lineOf(document, first)}. Take another one, or delete this entry.`;
      findings.add(document, node, said);
    } else seen.set(print, node);
  }
}
