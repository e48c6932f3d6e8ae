/** A box of an MP4 file; a long one has a 64-bit size. */
export function box(type: string, contents: Buffer, long = false): Buffer {
  const head = Buffer.alloc(long ? 16 : 8);
  head.writeUInt32BE(long ? 1 : 8 + contents.length, 0);
  head.write(type, 4, "latin1");
  if (long) head.writeBigUInt64BE(BigInt(16 + contents.length), 8);
  return Buffer.concat([head, contents]);
}

/** The parameters of H.264 with a profile: 66, 77 and 100 have eight bits and 4:2:0. */
export const h264 = (profile: number) => box("avcC", Buffer.from([1, profile, 0, 31]));

/** The type and the header of an MP4 film. The header describes its tracks, each by its codec, and may have other boxes. */
export function filmOf(
  codecs: readonly string[] = ["mp4a", "avc1"],
  ...more: readonly Buffer[]
): Buffer {
  const type = box("ftyp", Buffer.from("isom\0\0\0\0"));
  const parameters = more.some((each) => each.includes("avcC")) ? [] : [h264(100)];
  const boxes = [...codecs.map(track), ...parameters, ...more];
  return Buffer.concat([type, box("moov", Buffer.concat(boxes))]);
}

function track(codec: string): Buffer {
  const kind = /^(avc|hvc|mp4v)/.test(codec) ? "vide" : "soun";
  const handler = box("hdlr", Buffer.from("\0".repeat(8) + kind));
  const description = box("stsd", Buffer.from(`\0\0\0\0\0\0\0\u0001\0\0\0\u0008${codec}`));
  return box("trak", box("mdia", Buffer.concat([handler, box("minf", box("stbl", description))])));
}
