/** A JPEG as some Samsung phones write it: the scan's last coefficient is 0, about which decoders warn. */
export function irregularJpeg(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 2;
  const irregular = Buffer.from(jpeg);
  irregular[scan + jpeg.readUInt16BE(scan) - 2] = 0;
  return irregular;
}
