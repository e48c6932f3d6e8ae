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
import { mp4Duration } from "./mp4";
import type { FoundFile } from "./picture-check";

/** The preview shows the film's frame at this second. */
const previewSecond = 6.5;
/** The largest file that the host accepts, in bytes. */
const maxFilmSize = 25 * 1024 * 1024;

/** Checks the size of a film's file, and that captions contain text. */
export function checkFilmFile({ document, node, path, kind }: FoundFile, findings: Findings): void {
  const { size } = statSync(path);
  if ((kind === "mp4" || kind === "webm") && size > maxFilmSize) {
    const message = `is ${(size / 1024 / 1024).toFixed(1)} MB; the limit is 25 MB. Save a smaller version.`;
    findings.add(document, node, `Video "${textOf(node)}" ${message}`);
  }
  if (kind !== "vtt" || /\d\d:\d\d\.\d{3}\s+-->\s+/.test(readFileSync(path, "utf8"))) return;
  const message = `${labelOf(node)} "${textOf(node)}" have no lines. Write what is said in the film.`;
  findings.add(document, node, message);
}

/** Checks that each film is long enough for its preview, and that its `duration` is right. */
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
    const message = "cannot be read. The upload may be incomplete. Upload it again.";
    findings.add(document, node, `Video "${textOf(node)}" ${message}`);
    return;
  }
  const shown = `${Number(seconds.toFixed(1))} seconds`;
  if (seconds < previewSecond) {
    const message = `is ${shown} long. It must last at least ${previewSecond} seconds, because the preview shows that moment.`;
    findings.add(document, node, `Video "${textOf(node)}" ${message}`);
    return;
  }
  const written = numberOf(duration);
  if (!duration || written === undefined || Math.abs(written - seconds) <= 0.5) return;
  const message = `Duration ${written} is wrong: the film lasts ${shown}. Write ${Number(seconds.toFixed(1))}.`;
  findings.add(document, duration, message);
}
