/** A box of an MP4 file; a long one has a 64-bit size. */
export function box(type: string, contents: Buffer, long = false): Buffer {
  const head = Buffer.alloc(long ? 16 : 8);
  head.writeUInt32BE(long ? 1 : 8 + contents.length, 0);
  head.write(type, 4, "latin1");
  if (long) head.writeBigUInt64BE(BigInt(16 + contents.length), 8);
  return Buffer.concat([head, contents]);
}

interface FilmParts {
  /** Of its header: 0 has times of 32 bits, 1 of 64 bits. */
  readonly version?: 0 | 1;
  /** What the file has between its type and its header. */
  readonly before?: Buffer;
  /** The codec of its pictures; undefined for a film with sound only. */
  readonly codec?: string | undefined;
}

/** The head of an MP4 film that lasts some seconds, as a file without pictures and sound. */
export function filmOf(seconds: number, parts: FilmParts = {}): Buffer {
  const { version = 0, before = Buffer.alloc(0), codec } = { codec: "avc1", ...parts };
  const timescale = 1000;
  const header = Buffer.alloc(112);
  header.writeUInt8(version, 0);
  header.writeUInt32BE(timescale, version === 1 ? 20 : 12);
  if (version === 1) header.writeBigUInt64BE(BigInt(seconds * timescale), 24);
  else header.writeUInt32BE(seconds * timescale, 16);
  const tracks = ["mp4a", ...(codec ? [codec] : [])].map(track);
  const movie = [box("udta", Buffer.alloc(20)), box("mvhd", header), ...tracks];
  const type = box("ftyp", Buffer.from("isom\0\0\0\0"));
  return Buffer.concat([type, before, box("moov", Buffer.concat(movie))]);
}

function track(codec: string): Buffer {
  const description = box("stsd", Buffer.from(`\0\0\0\0\0\0\0\u0001\0\0\0\u0008${codec}`));
  return box("trak", box("mdia", box("minf", box("stbl", description))));
}
