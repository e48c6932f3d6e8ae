import sharp from "sharp";

/** The red, green and blue values of a screenshot's pixels. */
export function pixels(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** The contrast of two colors (WCAG), each its red, green and blue value. */
export function contrast(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ 0: red = 0, 1: green = 0, 2: blue = 0 }: ArrayLike<number>): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
