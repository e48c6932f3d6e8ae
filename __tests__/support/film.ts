/** A box of an MP4 file; a long one has a 64-bit size. */
export function box(type: string, contents: Buffer, long = false): Buffer {
  const head = Buffer.alloc(long ? 16 : 8);
  head.writeUInt32BE(long ? 1 : 8 + contents.length, 0);
  head.write(type, 4, "latin1");
  if (long) head.writeBigUInt64BE(BigInt(16 + contents.length), 8);
  return Buffer.concat([head, contents]);
}

/** The type and the header of an MP4 film. The header describes its tracks, each by its codec, and may have other boxes. */
export function filmOf(codecs: readonly string[] = ["mp4a", "avc1"], ...more: Buffer[]): Buffer {
  const type = box("ftyp", Buffer.from("isom\0\0\0\0"));
  return Buffer.concat([type, box("moov", Buffer.concat([...codecs.map(track), ...more]))]);
}

function track(codec: string): Buffer {
  const description = box("stsd", Buffer.from(`\0\0\0\0\0\0\0\u0001\0\0\0\u0008${codec}`));
  return box("trak", box("mdia", box("minf", box("stbl", description))));
}
