import { readFileSync } from "node:fs";

/** The header (`moov`) of an MP4 film, as Latin-1; empty if the film is incomplete. */
export function movieHeader(file: string): string {
  const bytes = readFileSync(file);
  let movie = "";
  let at = 0;
  while (at + 8 <= bytes.length) {
    const [size, long] = [bytes.readUInt32BE(at), bytes.subarray(at + 8, at + 16)];
    const length = size === 1 && long.length === 8 ? Number(long.readBigUInt64BE()) : size;
    const end = length === 0 ? bytes.length : at + length;
    if (end < at + 8) return "";
    const box = bytes.toString("latin1", at + 4, end);
    if (box.startsWith("moov")) movie = box;
    at = end;
  }
  return at === bytes.length ? movie : "";
}
