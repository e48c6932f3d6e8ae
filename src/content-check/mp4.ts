import { readFileSync } from "node:fs";

/** Whether an MP4 film is complete, has a track in H.264, and is not in fragments (`mvex`), as for streaming. */
export function isWholeH264(file: string): boolean {
  const bytes = readFileSync(file);
  let movie = "";
  let at = 0;
  while (at + 8 <= bytes.length) {
    const [size, long] = [bytes.readUInt32BE(at), bytes.subarray(at + 8, at + 16)];
    const length = size === 1 && long.length === 8 ? Number(long.readBigUInt64BE()) : size;
    const end = length === 0 ? bytes.length : at + length;
    if (end < at + 8) return false;
    const box = bytes.toString("latin1", at + 4, end);
    if (box.startsWith("moov")) movie = box;
    at = end;
  }
  return at === bytes.length && /stsd[^]{12}avc[13]/.test(movie) && !movie.includes("mvex");
}
