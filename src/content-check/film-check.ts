import { readFileSync } from "node:fs";
import { type ContentValue, noticeAt, valueAt } from "./document";
import { maxFilmSize, sizeProblem } from "./file-size";
import type { Problem } from "./problem";

export const askDeveloper = "Send the film to the developer.";

const withoutPlace =
  "Send it from the phone without it (iPhone: Share > Options, switch Location off), or run: ffmpeg -i film.mp4 -map_metadata -1 -c copy -movflags +faststart clean.mp4";

/** What is wrong with the size, the codec and the metadata of a film, as the end of a sentence. */
export function filmProblem(file: string): string | undefined {
  const bytes = readFileSync(file);
  const tooLarge = sizeProblem(bytes.length, maxFilmSize);
  if (tooLarge)
    return `${tooLarge}, because an iPhone loads the whole film before it plays. ${askDeveloper}`;
  const header = movieHeader(bytes);
  /* The profiles 66, 77 and 100: the others have ten bits, or more colors than phones decode. */
  if (!/stsd[^]{12}avc[13]/.test(header) || !/avcC[^][BMd]/.test(header) || header.includes("mvex"))
    return `is not a whole film in H.264 that every browser plays while it loads. ${askDeveloper}`;
  if (/hdlr[^]{8}soun/.test(header) && !/stsd[^]{12}mp4a/.test(header))
    return `has sound that is not AAC, so many phones play it without sound. ${askDeveloper}`;
  if (!/\0\0[^]{2}(?:\xa9xyz|loci)|mdta[\w.-]*location|GPSLatitude/.test(header)) return undefined;
  return `contains the place where it was recorded. ${withoutPlace}`;
}

export function checkFilm({ node, field: { properties = {} } }: ContentValue): Problem[] {
  const lacking = ["captions", "transcript"].filter(
    (key) => properties[key] && !valueAt(node, key),
  );
  if (lacking.length === 0) return [];
  const message = `This film has no ${lacking.join(" and no ")}. Visitors who cannot hear need them.`;
  return [noticeAt(node, message)];
}

/** All of an MP4 film but its pictures and sound, as Latin-1; empty if it is incomplete, or if they are before its header (`moov`). */
function movieHeader(bytes: Buffer): string {
  let movie = "";
  let at = 0;
  while (at + 8 <= bytes.length) {
    const [size, long] = [bytes.readUInt32BE(at), bytes.subarray(at + 8, at + 16)];
    const length = size === 1 && long.length === 8 ? Number(long.readBigUInt64BE()) : size;
    const end = length === 0 ? bytes.length : at + length;
    if (end < at + 8) return "";
    const box = bytes.toString("latin1", at + 4, end);
    if (box.startsWith("mdat") && !movie.includes("moov")) return "";
    if (!box.startsWith("mdat")) movie += box;
    at = end;
  }
  return at === bytes.length ? movie : "";
}
