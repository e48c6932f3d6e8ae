import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { imagePresets, isImagePreset } from "../graphql/image-presets";
import { measure } from "../graphql/picture-size";
import { maxPictureSize, sizeProblem } from "./file-size";

/** What is wrong with the size of a picture or its bytes, as the end of a sentence. */
export async function pictureProblem(
  file: string,
  presets: readonly string[],
): Promise<string | undefined> {
  const tooLarge = sizeProblem(statSync(file).size, maxPictureSize);
  if (tooLarge) return `${tooLarge}. Save it as JPEG, about 2400 pixels wide.`;
  const size = await measure(file);
  if (!size) return "is incomplete or damaged. Upload it again.";
  if (size.isDeep) {
    return "has 16 bits per color and a color profile, so its colors would be dull. Save it as a JPEG.";
  }
  const needed = presets.filter(isImagePreset).map((preset) => imagePresets[preset]);
  const minWidth = Math.max(0, ...needed.map((preset) => preset.minWidth));
  const minHeight = Math.max(0, ...needed.map((preset) => preset.minHeight));
  if (size.width >= minWidth && size.height >= minHeight) return undefined;
  const remedy =
    size.width < minWidth
      ? "Use a larger one. A photo sent by WhatsApp is smaller: have it sent as a document."
      : `Use one at least ${minHeight} high, such as an upright one.`;
  return `is ${size.width} x ${size.height} pixels; here it must be at least ${minWidth} x ${minHeight}. ${remedy}`;
}

/** Where a picture is too dark for the words on it, as the end of a sentence. */
export async function darkProblem(file: string, [preset = ""]: readonly string[]) {
  const [, shape] = /^(?:HERO|NOT_FOUND)_(TALL|WIDE)$/.exec(preset) ?? [];
  const size = shape ? await measure(file) : undefined;
  if (!size) return undefined;
  const [part, width, height] =
    shape === "TALL"
      ? ["upper", size.width, size.height / 2]
      : ["left", size.width / 2, size.height];
  const behind = { left: 0, top: 0, width: Math.ceil(width), height: Math.ceil(height) };
  const gray = sharp(readFileSync(file)).autoOrient().extract(behind).greyscale();
  const [light = 0] = await gray.resize(1, 1, { fit: "fill" }).raw().toBuffer();
  /* Of 255. At 136, the contrast of Home's words is 4.5 at nine in the evening; at 131, that of the 404 page. */
  if (light >= 136) return undefined;
  return `is dark in its ${part} half, behind dark words. Choose one that is pale there.`;
}

const namespace = /<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;

/** What is wrong with a drawing, as the end of a sentence. */
export async function drawingProblem(file: string): Promise<string | undefined> {
  if (!(await measure(file)))
    return "is not valid SVG, as if cut off or changed by hand, and cannot be shown. Export it again from the program that drew it.";
  if (namespace.test(readFileSync(file, "utf8"))) return undefined;
  return 'has no xmlns="http://www.w3.org/2000/svg" in its <svg>, so browsers do not show it. Add it there, or export the drawing again as an SVG file.';
}
