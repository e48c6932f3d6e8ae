import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { isWholeH264, mp4Duration } from "../graphql/mp4";
import { captionsProblem } from "./captions-check";
import { errorAt, labelOf, textOf, valueAt } from "./document";
import type { FoundFile } from "./file-check";
import type { Problem } from "./problem";

/** The preview shows the film's frame at this second. */
const previewSecond = 6.5;
const megabyte = 1024 * 1024;
/** The largest film, in bytes. A browser loads the whole film before it plays (video-player.tsx). */
const maxFilmSize = 4 * megabyte;

/** Checks the size, the length and the codec of a film's file, and that browsers can read captions. */
export function checkFilmFile(file: FoundFile): Problem[] {
  const { document, node, kind } = file;
  const wrong =
    (kind === "mp4" ? (sizeProblem(file.path) ?? codecProblem(file.path)) : undefined) ??
    (kind === "vtt" ? captionsProblem(file.path, filmLength(file)) : undefined);
  return wrong ? [errorAt(document, node, `${labelOf(node)} "${textOf(node)}" ${wrong}`)] : [];
}

function sizeProblem(file: string): string | undefined {
  const { size } = statSync(file);
  if (size <= maxFilmSize) return undefined;
  return `is ${(size / megabyte).toFixed(1)} MB; the limit is 4 MB, because a phone loads the whole film before it plays. Save it again, 720 pixels wide or less.`;
}

/** The length of a film in fragments, as for streaming, is 0 seconds in its header. */
function codecProblem(file: string): string | undefined {
  const seconds = mp4Duration(file);
  if (!seconds || !isWholeH264(file))
    return "is not a whole film in H.264, which every browser plays. Export it again as H.264, and upload it again. On the iPhone choose Settings > Camera > Formats > Most Compatible for new films.";
  if (seconds >= previewSecond) return undefined;
  return `is ${Number(seconds.toFixed(1))} seconds long. It must last at least ${previewSecond} seconds, because the preview shows that moment.`;
}

/** The length of the film that captions belong to. */
function filmLength({ document, node }: FoundFile): number | undefined {
  const film = valueAt(node.parent?.parent?.parent?.parent, "video");
  const file = film && path.join(document.folder, textOf(film) ?? "");
  /* That of a film in fragments is 0. */
  return file && existsSync(file) ? mp4Duration(file) || undefined : undefined;
}
