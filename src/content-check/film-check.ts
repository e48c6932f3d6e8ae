import { statSync } from "node:fs";
import { captionsProblem } from "./captions-check";
import { errorAt, labelOf, textOf } from "./document";
import type { FoundFile } from "./file-check";
import { isWholeH264 } from "./mp4";
import type { Problem } from "./problem";

const megabyte = 1024 * 1024;
/** The largest film, in bytes. An iPhone loads the whole film before it plays (video-player.tsx). */
const maxFilmSize = 4 * megabyte;

/** Checks the size and the codec of a film's file, and that browsers can read captions. */
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
    return `is ${(size / megabyte).toFixed(1)} MB; the limit is 4 MB, because an iPhone loads the whole film before it plays. Save it again, 720 pixels wide or less.`;
  if (isWholeH264(file)) return undefined;
  return "is not a whole film in H.264, which every browser plays. Export it again as H.264, and upload it again. On the iPhone choose Settings > Camera > Formats > Most Compatible for new films.";
}
