import { readFileSync } from "node:fs";
import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { GraphQLResolveInfo } from "graphql";
import sharp from "sharp";
import { type ImageFile, largestJpeg } from "../lib/largest-jpeg";
import type { ResolverContext } from "./entries";
import { failOn, type ImagePresetName, imagePresets } from "./image-presets";
import { measure, type PictureSize } from "./picture-size";

interface PictureSource {
  src: string;
  alt: string;
  focus?: { x: number; y: number };
  presets: readonly ImagePresetName[];
}

/**
 * The gravity, as sharp names it, that keeps a focal point in view when a picture is cropped. A gravity is precise to a
 * third of the picture; `object-position` refines it on the page.
 */
export function gravityOf(focus: { x: number; y: number } | undefined): string {
  if (!focus) return "centre";
  const vertical = focus.y < 1 / 3 ? "north" : focus.y > 2 / 3 ? "south" : "";
  const horizontal = focus.x < 1 / 3 ? "west" : focus.x > 2 / 3 ? "east" : "";
  return vertical + horizontal || "centre";
}

/**
 * The arguments of the plugin's `gatsbyImageData` resolver for an image preset.
 * @param seen the displayed size of the master. The plugin ignores the EXIF orientation and would crop an upright phone
 * photograph as a landscape one.
 */
export function imageArguments(
  preset: ImagePresetName,
  seen: PictureSize,
  focus?: { x: number; y: number },
) {
  const { aspectRatio, widths, sizes, avif, effort, jpeg } = imagePresets[preset];
  const fitting = widths.filter((width) => width <= seen.width);
  return {
    layout: "fullWidth",
    breakpoints: fitting.length < widths.length ? [...new Set([...fitting, seen.width])] : fitting,
    sizes,
    formats: preset === "SHARE" ? ["jpg"] : ["avif", "jpg"],
    placeholder: "none",
    avifOptions: { quality: avif, effort },
    jpgOptions: { quality: jpeg, progressive: true },
    aspectRatio: aspectRatio ?? seen.width / seen.height,
    ...(aspectRatio ? { transformOptions: { fit: "cover", cropFocus: gravityOf(focus) } } : {}),
  };
}

async function resolveImage(
  picture: PictureSource,
  { preset = picture.presets[0] }: { preset?: ImagePresetName },
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData> {
  if (!preset || !picture.presets.includes(preset)) {
    const wanted = preset ?? "an image preset";
    throw new Error(`The schema does not assign ${wanted} to "${picture.src}" (imagePreset).`);
  }
  const file = (await valueOf(info, ["Picture", "src"], picture, {}, context)) as Node | null;
  const image = file?.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((child) => child?.internal.type === "ImageSharp");
  if (!image)
    throw new Error(`"${picture.src}" is not a picture that can be resized: use a JPEG or a PNG.`);
  const path = String(file?.["absolutePath"]);
  const seen = await measure(path);
  if (!seen) throw new Error(`"${picture.src}" cannot be read. Upload it again.`);
  const key = JSON.stringify([image.id, image.internal.contentDigest, preset, picture.focus]);
  const known = resolvedImages.get(key);
  if (known) return known;
  const args = imageArguments(preset, seen, picture.focus);
  const imageData = valueOf(info, ["ImageSharp", "gatsbyImageData"], image, args, context);
  const resolved = withMeanColor(imageData as Promise<IGatsbyImageData>, path);
  resolvedImages.set(key, resolved);
  return resolved;
}

/* The plugin has only the dominant color, which is often near black or white. The smallest variant, one pixel, has the mean. */
async function withMeanColor(image: Promise<IGatsbyImageData>, file: string) {
  /* Pass the bytes, because sharp caches by path. */
  const pixel = sharp(readFileSync(file), { failOn })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .resize(1, 1, { fit: "fill" });
  const backgroundColor = `#${(await pixel.raw().toBuffer()).toString("hex")}`;
  return { ...(await image), backgroundColor };
}

/** A photograph that is wider than high, as a whole. */
async function resolveLandscape(
  picture: PictureSource,
  _args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData | null> {
  const { width, height } = await resolveImage(picture, { preset: "LIGHTBOX" }, context, info);
  if (width <= height) return null;
  return resolveImage(picture, { preset: "PORTFOLIO_LANDSCAPE" }, context, info);
}

/** In pixels. WhatsApp shows no preview of more than 300,000 bytes; one JPEG of a megapixel has up to 180,000. */
const largestPreview = 1_000_000;

/** The picture of link previews: a photograph as a whole, others as the schema assigns. */
async function resolvePreview(
  picture: PictureSource,
  _args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<ImageFile> {
  const args = picture.presets.includes("LIGHTBOX") ? { preset: "LIGHTBOX" as const } : {};
  return largestJpeg(await resolveImage(picture, args, context, info), largestPreview);
}

/** By master, preset and crop. A photograph is on ten pages: its own, its neighbours' and its views, in each locale. */
const resolvedImages = new Map<string, Promise<IGatsbyImageData>>();

/** The address of a drawing (SVG), and its size: that of a browser, 300 x 150, if the drawing has none. */
async function resolveDrawing(
  source: object,
  _args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<ImageFile> {
  const file = (await valueOf(
    info,
    ["FileInLanguage", "file"],
    source,
    {},
    context,
  )) as Node | null;
  if (!file) throw new Error("content/site.json names a logo that does not exist.");
  const size = (await measure(String(file["absolutePath"]))) ?? { width: 300, height: 150 };
  const src = await valueOf(info, ["File", "publicURL"], file, {}, context);
  return { ...size, src: String(src) };
}

/** The value of a field of any type, by the field's own resolver. */
function valueOf(
  info: GraphQLResolveInfo,
  [typeName, fieldName]: readonly [string, string],
  source: object,
  args: object,
  context: ResolverContext,
): unknown {
  const type = info.schema.getType(typeName);
  const field = type && "getFields" in type ? type.getFields()[fieldName] : undefined;
  if (!field || !("resolve" in field) || !field.resolve) {
    throw new Error(`The schema has no resolver for ${typeName}.${fieldName}.`);
  }
  return field.resolve(source, args, context, { ...info, fieldName });
}

/** The resolvers of the computed fields of pictures and drawings. */
export const pictureResolvers = {
  Picture: {
    image: {
      type: "GatsbyImageData!",
      args: { preset: "ImagePreset" },
      resolve: resolveImage,
    },
    landscape: { type: "GatsbyImageData", resolve: resolveLandscape },
    largest: {
      type: "ImageFile!",
      args: { preset: "ImagePreset" },
      resolve: async (...args: Parameters<typeof resolveImage>) =>
        largestJpeg(await resolveImage(...args)),
    },
    preview: { type: "ImageFile!", resolve: resolvePreview },
  },
  FileInLanguage: {
    drawing: { type: "ImageFile!", resolve: resolveDrawing },
  },
};
