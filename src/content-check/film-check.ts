import { statSync } from "node:fs";
import { captionsProblem } from "./captions-check";
import { errorAt, labelOf, textOf } from "./document";
import { askDeveloper, type FoundFile } from "./file-check";
import { movieHeader } from "./mp4";
import type { Problem } from "./problem";

const megabyte = 1024 * 1024;
/** The largest film, in bytes. An iPhone loads the whole film before it plays (video-player.tsx). */
const maxFilmSize = 4 * megabyte;

const withoutPlace =
  "Send it from the phone without it (iPhone: Share > Options, switch Location off), or run: ffmpeg -i film.mp4 -map_metadata -1 -c copy -movflags +faststart clean.mp4";

/** Checks the size, the codec and the metadata of a film's file, and that browsers can read captions. */
export function checkFilmFile(file: FoundFile): Problem[] {
  const { document, node, kind } = file;
  const wrong =
    (kind === "mp4" ? filmProblem(file.path) : undefined) ??
    (kind === "vtt" ? captionsProblem(file.path) : undefined);
  return wrong ? [errorAt(document, node, `${labelOf(node)} "${textOf(node)}" ${wrong}`)] : [];
}

function filmProblem(file: string): string | undefined {
  const { size } = statSync(file);
  if (size > maxFilmSize)
    return `is ${(size / megabyte).toFixed(1)} MB; the limit is 4 MB, because an iPhone loads the whole film before it plays. ${askDeveloper}`;
  const header = movieHeader(file);
  if (!/stsd[^]{12}avc[13]/.test(header) || header.includes("mvex"))
    return `is not a whole film in H.264, which every browser plays. ${askDeveloper}`;
  if (!/\0\0[^]{2}(?:\xa9xyz|loci)|mdta[\w.-]*location/.test(header)) return undefined;
  return `contains the place where it was recorded. ${withoutPlace}`;
}
