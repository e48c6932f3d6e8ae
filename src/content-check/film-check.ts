import { readFileSync, statSync } from "node:fs";
import type { Node } from "jsonc-parser";
import {
  type ContentDocument,
  type Findings,
  itemsOf,
  labelOf,
  numberOf,
  textOf,
  valueAt,
} from "./document";
import { kindOf } from "./media-file";
import { mp4Duration } from "./mp4";
import type { FoundFile } from "./picture-check";

/** The preview is the film's frame at this second. */
const previewSecond = 6.5;
/** The host publishes no larger file. */
const heaviestFilm = 25 * 1024 * 1024;

/** Films and captions: not too heavy, and with words. */
export function checkFilmFile({ document, node, path }: FoundFile, findings: Findings): void {
  const kind = kindOf(path);
  const { size } = statSync(path);
  if ((kind === "mp4" || kind === "webm") && size > heaviestFilm) {
    const said = `is ${(size / 1024 / 1024).toFixed(1)} MB; the host takes 25 MB at most. Save it smaller.`;
    findings.add(document, node, `Video "${textOf(node)}" ${said}`);
  }
  if (kind !== "vtt" || /\d\d:\d\d\.\d{3}\s+-->\s+/.test(readFileSync(path, "utf8"))) return;
  const said = `${labelOf(node)} "${textOf(node)}" have no lines. A film needs its words in writing.`;
  findings.add(document, node, said);
}

/** Films: long enough for their preview, and as long as is written. */
export function checkFilms(
  document: ContentDocument,
  files: readonly FoundFile[],
  findings: Findings,
): void {
  for (const film of itemsOf(document.root)) {
    const video = files.find(({ node }) => node === valueAt(film, "video"));
    if (video) checkDuration(video, valueAt(film, "duration"), findings);
  }
}

function checkDuration(video: FoundFile, duration: Node | undefined, findings: Findings): void {
  const { document, node, path } = video;
  const seconds = mp4Duration(path);
  if (seconds === undefined) {
    const said = "cannot be read; it may not have uploaded whole. Upload it again.";
    findings.add(document, node, `Video "${textOf(node)}" ${said}`);
    return;
  }
  const shown = `${Number(seconds.toFixed(1))} seconds`;
  if (seconds < previewSecond) {
    const said = `is ${shown} long. It must last at least ${previewSecond}: its preview is taken there.`;
    findings.add(document, node, `Video "${textOf(node)}" ${said}`);
    return;
  }
  const written = numberOf(duration);
  if (!duration || written === undefined || Math.abs(written - seconds) <= 0.5) return;
  const said = `Duration ${written} is not the film's: it lasts ${shown}. Write ${Number(seconds.toFixed(1))}.`;
  findings.add(document, duration, said);
}
