import { readFileSync, statSync } from "node:fs";
import { isHevc, mp4Duration } from "../graphql/mp4";
import { errorAt, labelOf, textOf } from "./document";
import type { FoundFile } from "./file-check";
import type { Problem } from "./problem";

/** The preview shows the film's frame at this second. */
const previewSecond = 6.5;
const megabyte = 1024 * 1024;
/** The largest file that the host accepts, in bytes. */
const maxFilmSize = 25 * megabyte;

/** Checks the size, the length and the codec of a film's file, and that captions contain text. */
export function checkFilmFile({ document, node, path, kind }: FoundFile): Problem[] {
  const wrong =
    (kind === "mp4" || kind === "webm" ? sizeProblem(path) : undefined) ??
    (kind === "mp4" ? (lengthProblem(path) ?? codecProblem(path)) : undefined) ??
    (kind === "vtt" ? captionsProblem(path) : undefined);
  return wrong ? [errorAt(document, node, `${labelOf(node)} "${textOf(node)}" ${wrong}`)] : [];
}

function sizeProblem(path: string): string | undefined {
  const { size } = statSync(path);
  if (size <= maxFilmSize) return undefined;
  return `is ${(size / megabyte).toFixed(1)} MB; the limit is 25 MB. Save a smaller version.`;
}

function lengthProblem(path: string): string | undefined {
  const seconds = mp4Duration(path);
  if (seconds === undefined)
    return "cannot be read. The upload may be incomplete. Upload it again.";
  if (seconds >= previewSecond) return undefined;
  return `is ${Number(seconds.toFixed(1))} seconds long. It must last at least ${previewSecond} seconds, because the preview shows that moment.`;
}

function codecProblem(path: string): string | undefined {
  if (!isHevc(path)) return undefined;
  return "is in HEVC (H.265), which many browsers cannot play. Save it again as MP4 in H.264. On the iPhone choose Settings > Camera > Formats > Most Compatible for new films.";
}

function captionsProblem(path: string): string | undefined {
  if (/\d\d:\d\d\.\d{3}\s+-->\s+/.test(readFileSync(path, "utf8"))) return undefined;
  return "have no lines. Write what is said in the film.";
}
