/** A box of an MP4 file; a long one has a 64-bit size. */
export function box(type: string, contents: Buffer, long = false): Buffer {
  const head = Buffer.alloc(long ? 16 : 8);
  head.writeUInt32BE(long ? 1 : 8 + contents.length, 0);
  head.write(type, 4, "latin1");
  if (long) head.writeBigUInt64BE(BigInt(16 + contents.length), 8);
  return Buffer.concat([head, contents]);
}

/**
 * The head of an MP4 film that lasts some seconds, as a file without pictures and sound.
 * @param version that of its header: 0 has times of 32 bits, 1 of 64 bits
 * @param before what the file has between its type and its header
 */
export function filmOf(
  seconds: number,
  version: 0 | 1 = 0,
  before: Buffer = Buffer.alloc(0),
): Buffer {
  const timescale = 1000;
  const header = Buffer.alloc(112);
  header.writeUInt8(version, 0);
  header.writeUInt32BE(timescale, version === 1 ? 20 : 12);
  if (version === 1) header.writeBigUInt64BE(BigInt(seconds * timescale), 24);
  else header.writeUInt32BE(seconds * timescale, 16);
  const movie = box("moov", Buffer.concat([box("udta", Buffer.alloc(20)), box("mvhd", header)]));
  return Buffer.concat([box("ftyp", Buffer.from("isom\0\0\0\0")), before, movie]);
}
