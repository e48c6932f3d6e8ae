import { readFileSync, statSync } from "node:fs";
import type { ASTNode } from "vscode-json-languageservice";
import { itemsOf, numberOf, valueAt, type ContentDocument, type Findings } from "./document";
import { readDay } from "./hours-check";
import type { FileKind } from "./media-file";
import { mp4Duration } from "./mp4";
import { checkFile } from "./picture-check";

/** The preview is the film's frame at this second. */
const previewSecond = 6.5;
/** The host publishes no larger file. */
const heaviestFilm = 25 * 1024 * 1024;

/** Films: there, playable, long enough for their preview, with captions. */
export function checkFilms(document: ContentDocument, findings: Findings): void {
  for (const film of itemsOf(document.json.root)) {
    checkDuration(document, film, findings);
    checkWeight(document, valueAt(film, "videoWebm"), "webm", findings);
    checkCaptions(document, valueAt(film, "captions"), findings);
    readDay(document, valueAt(film, "uploadDate"), findings);
  }
}

function checkDuration(document: ContentDocument, film: ASTNode, findings: Findings): void {
  const node = valueAt(film, "video");
  const path = checkWeight(document, node, "mp4", findings);
  if (!node || path === undefined) return;
  const seconds = mp4Duration(path);
  if (seconds === undefined) {
    findings.add(
      document,
      node,
      `Video "${node.value}" cannot be read; it may not have uploaded whole. Upload it again.`,
    );
    return;
  }
  const shown = `${Number(seconds.toFixed(1))} seconds`;
  if (seconds < previewSecond) {
    const said = `is ${shown} long. It must last at least ${previewSecond}: its preview is taken there.`;
    findings.add(document, node, `Video "${node.value}" ${said}`);
    return;
  }
  const duration = valueAt(film, "duration");
  const written = numberOf(duration);
  if (!duration || written === undefined || Math.abs(written - seconds) <= 0.5) return;
  const said = `Duration ${written} is not the film's: it lasts ${shown}. Write ${Number(seconds.toFixed(1))}.`;
  findings.add(document, duration, said);
}

function checkWeight(
  document: ContentDocument,
  node: ASTNode | undefined,
  kind: FileKind,
  findings: Findings,
): string | undefined {
  const path = namesFile(node) ? checkFile(document, node, [kind], findings) : undefined;
  if (!node || path === undefined) return undefined;
  const { size } = statSync(path);
  if (size > heaviestFilm) {
    const said = `is ${(size / 1024 / 1024).toFixed(1)} MB; the host takes 25 MB at most. Save it smaller.`;
    findings.add(document, node, `Video "${node.value}" ${said}`);
  }
  return path;
}

function checkCaptions(
  document: ContentDocument,
  node: ASTNode | undefined,
  findings: Findings,
): void {
  const path = namesFile(node) ? checkFile(document, node, ["vtt"], findings) : undefined;
  if (!node || path === undefined) return;
  if (/\d\d:\d\d\.\d{3}\s+-->\s+/.test(readFileSync(path, "utf8"))) return;
  findings.add(
    document,
    node,
    `Captions "${node.value}" have no lines. A film needs its words in writing.`,
  );
}

function namesFile(node: ASTNode | undefined): node is ASTNode {
  return typeof node?.value === "string" && /^\.{1,2}\//.test(node.value);
}
