import { closeSync, fstatSync, openSync, readSync } from "node:fs";

interface Box {
  readonly type: string;
  /** The offsets of its contents and of the next box. */
  readonly start: number;
  readonly end: number;
}

/** The length of an MP4 film in seconds, from its movie header (mvhd); undefined if it has none. */
export function mp4Duration(path: string): number | undefined {
  const handle = openSync(path, "r");
  try {
    const movie = findBox(handle, "moov", 0, Number.POSITIVE_INFINITY);
    const header = movie && findBox(handle, "mvhd", movie.start, movie.end);
    return header && readHeader(read(handle, header.start, 32));
  } finally {
    closeSync(handle);
  }
}

/** Whether an MP4 film is complete and has a track in H.264, by its last box and its sample descriptions (stsd). */
export function isWholeH264(path: string): boolean {
  const handle = openSync(path, "r");
  try {
    const { size } = fstatSync(handle);
    const movie = findBox(handle, "moov", 0, size);
    if (!movie || endOfBoxes(handle) > size) return false;
    const text = read(handle, movie.start, Math.min(movie.end, size) - movie.start);
    return /stsd[^]{12}(?:avc1|avc3)/.test(text.toString("latin1"));
  } finally {
    closeSync(handle);
  }
}

/** Where the last box ends: after the end of the file if a part is missing. */
function endOfBoxes(handle: number): number {
  let end = 0;
  for (let box = readBox(handle, 0); box && box.end > end; box = readBox(handle, end)) {
    if (box.end === Number.POSITIVE_INFINITY) return end;
    end = box.end;
  }
  return end;
}

function findBox(handle: number, type: string, from: number, to: number): Box | undefined {
  let at = from;
  while (at < to) {
    const box = readBox(handle, at);
    if (!box || box.end <= at) return undefined;
    if (box.type === type) return box;
    at = box.end;
  }
  return undefined;
}

function readBox(handle: number, at: number): Box | undefined {
  const head = read(handle, at, 16);
  if (head.length < 8) return undefined;
  const type = head.toString("latin1", 4, 8);
  const size = head.readUInt32BE(0);
  if (size === 1 && head.length === 16) {
    return { type, start: at + 16, end: at + Number(head.readBigUInt64BE(8)) };
  }
  return { type, start: at + 8, end: size === 0 ? Number.POSITIVE_INFINITY : at + size };
}

/** Version 1 of the header has 64-bit times, version 0 has 32-bit times. */
function readHeader(bytes: Buffer): number | undefined {
  if (bytes.length < 32) return undefined;
  const long = bytes[0] === 1;
  const timescale = bytes.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  return timescale > 0 ? duration / timescale : undefined;
}

function read(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, position));
}
