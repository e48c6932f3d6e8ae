import { statSync } from "node:fs";
import type { ASTNode } from "vscode-json-languageservice";
import { pictureSlots, type PictureSlotName } from "../picture-slots";
import {
  allValues,
  labelOf,
  textOf,
  valueAt,
  type ContentDocument,
  type Findings,
} from "./document";
import { kindOf, locate, measure, type FileKind } from "./media-file";
import { slotOf } from "./picture-places";

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

/** A picture named in the content, with its file where it could be found. */
export interface FoundPicture {
  readonly document: ContentDocument;
  readonly node: ASTNode;
  readonly path: string;
}

/** Every picture of a file: there, of the kind its name says, light enough, large enough for its place. */
export async function checkPictures(
  document: ContentDocument,
  findings: Findings,
): Promise<FoundPicture[]> {
  const found: FoundPicture[] = [];
  for (const picture of allValues(document.json.root)) {
    const node = valueAt(picture, "src");
    const src = textOf(node);
    if (!node || src === undefined || !/^\.{1,2}\//.test(src)) continue;
    const path = checkFile(document, node, ["jpeg", "png", "webp"], findings);
    if (path === undefined) continue;
    found.push({ document, node, path });
    const slot = slotOf(document.file, picture);
    await checkSize(document, node, path, slot, findings);
  }
  return found;
}

/** That a file named in the content is there and is what its name says; its path when all is well. */
export function checkFile(
  document: ContentDocument,
  node: ASTNode,
  kinds: readonly FileKind[],
  findings: Findings,
): string | undefined {
  const src = textOf(node) ?? "";
  const label = `${labelOf(node)} "${src}"`;
  const place = locate(document.folder, src);
  if ("path" in place) {
    const wrong = kindProblem(src, kindOf(place.path), kinds);
    if (!wrong) return place.path;
    findings.add(document, node, `${label} ${wrong}`);
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

function kindProblem(src: string, kind: FileKind, wanted: readonly FileKind[]): string | undefined {
  const ending = src.slice(src.lastIndexOf(".") + 1).toLowerCase();
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

async function checkSize(
  document: ContentDocument,
  node: ASTNode,
  path: string,
  slot: PictureSlotName | undefined,
  findings: Findings,
): Promise<void> {
  const label = `Picture "${textOf(node)}"`;
  const { size: bytes } = statSync(path);
  if (bytes > heaviestPicture) {
    const said = `is ${(bytes / megabyte).toFixed(1)} MB; 15 MB is the most. Save it as JPEG, about 2400 pixels wide.`;
    findings.add(document, node, `${label} ${said}`);
    return;
  }
  const size = await measure(path);
  if (!size) {
    findings.add(
      document,
      node,
      `${label} cannot be read; it may not have uploaded whole. Upload it again.`,
    );
    return;
  }
  if (!slot) return;
  const { minWidth, minHeight } = pictureSlots[slot];
  if (size.width >= minWidth && size.height >= minHeight) return;
  const said = `is ${size.width} x ${size.height} pixels; here it must be at least ${minWidth} x ${minHeight}. Take a larger one.`;
  findings.add(document, node, `${label} ${said}`);
}
