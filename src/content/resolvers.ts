import type { GraphQLResolveInfo } from "graphql";
import type { Node } from "gatsby";
import { describeHours, type Hours, type HoursText, type HoursWords } from "../lib/opening-hours";
import { measure, type PictureSize } from "./check/media-file";
import { pictureSlots, type PictureSlotName } from "./picture-slots";

interface NodeModel {
  getNodeById(args: { id: string; type?: string }): Node | null;
  findAll(args: object): Promise<{ entries: Iterable<Node> }>;
}

interface ResolverContext {
  nodeModel: NodeModel;
  defaultFieldResolver: (source: object, args: object, context: object, info: object) => unknown;
}

interface PictureSource {
  src: string;
  focus?: { x: number; y: number };
}

/**
 * The gravity, as sharp names it, that keeps a focal point in view when a picture is cropped to another shape.
 * Thirds are as fine as a gravity goes; `object-position` does the rest on the page.
 */
export function gravityOf(focus: { x: number; y: number } | undefined): string {
  if (!focus) return "centre";
  const vertical = focus.y < 1 / 3 ? "north" : focus.y > 2 / 3 ? "south" : "";
  const horizontal = focus.x < 1 / 3 ? "west" : focus.x > 2 / 3 ? "east" : "";
  return vertical + horizontal || "centre";
}

/**
 * What the plugin's `gatsbyImageData` resolver is asked for one slot. `seen` is the master's size as it is seen: the
 * plugin itself reads it before the camera's turn (EXIF) and would cut an upright phone photograph lying.
 */
export function imageArguments(
  slot: PictureSlotName,
  seen: PictureSize,
  focus?: { x: number; y: number },
) {
  const { aspectRatio, widths, sizes, avif, effort, jpeg } = pictureSlots[slot];
  const fitting = widths.filter((width) => width <= seen.width);
  return {
    layout: "fullWidth",
    breakpoints: fitting.length < widths.length ? [...fitting, seen.width] : fitting,
    sizes,
    formats: slot === "SHARE" ? ["jpg"] : ["avif", "jpg"],
    placeholder: "dominantColor",
    avifOptions: { quality: avif, effort },
    jpgOptions: { quality: jpeg, progressive: true },
    aspectRatio: aspectRatio ?? seen.width / seen.height,
    ...(aspectRatio ? { transformOptions: { fit: "cover", cropFocus: gravityOf(focus) } } : {}),
  };
}

async function resolvePicture(
  picture: PictureSource,
  { slot }: { slot: PictureSlotName },
  context: ResolverContext,
  info: GraphQLResolveInfo & { originalResolver?: unknown },
): Promise<unknown> {
  const srcField = fieldOf(info, "Picture", "src");
  const file = (await srcField(picture, {}, context, { ...info, fieldName: "src" })) as Node | null;
  const image = file?.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((child) => child?.internal.type === "ImageSharp");
  if (!image)
    throw new Error(`"${picture.src}" is not a picture that can be cut: use a JPEG or a PNG.`);
  const seen = await measure(String(file?.["absolutePath"]));
  if (!seen) throw new Error(`"${picture.src}" cannot be read. Upload it again.`);
  const cut = fieldOf(info, "ImageSharp", "gatsbyImageData");
  return cut(image, imageArguments(slot, seen, picture.focus), context, info);
}

type FieldResolver = (source: object, args: object, context: object, info: object) => unknown;

function fieldOf(info: GraphQLResolveInfo, typeName: string, fieldName: string): FieldResolver {
  const type = info.schema.getType(typeName);
  const field = type && "getFields" in type ? type.getFields()[fieldName] : undefined;
  if (!field || !("resolve" in field) || !field.resolve) {
    throw new Error(`The schema has no resolver for ${typeName}.${fieldName}.`);
  }
  return field.resolve as FieldResolver;
}

/**
 * All nodes of a type in the order of their file. Gatsby keeps unchanged nodes as they are when a line is put
 * in before them, so neither creation order nor a stored number would stay true: the File's children do.
 */
async function inListOrder(type: string, { nodeModel }: ResolverContext): Promise<Node[]> {
  const nodes = [...(await nodeModel.findAll({ type })).entries];
  const parent = nodes[0]?.parent;
  const order = parent ? (nodeModel.getNodeById({ id: parent })?.children ?? []) : [];
  return nodes.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

function listOf(type: string) {
  return {
    type: `[${type}!]!`,
    resolve: (_source: object, _args: object, context: ResolverContext) =>
      inListOrder(type, context),
  };
}

async function resolveServices(
  category: { key: string },
  _args: object,
  context: ResolverContext,
): Promise<Node[]> {
  const services = await inListOrder("Service", context);
  return services.filter((service) => service["category"] === category.key);
}

/** The day of the build. Reading it as a node makes Gatsby ask again on the next day. */
async function buildDay({ nodeModel }: ResolverContext): Promise<string> {
  const [day] = (await nodeModel.findAll({ type: "BuildDay" })).entries;
  return String(day?.["date"]);
}

interface SalonSource {
  hours: Hours;
  messages: { hours: HoursWords };
}

async function resolveHoursText(
  { hours, messages }: SalonSource,
  _args: object,
  context: ResolverContext,
): Promise<HoursText> {
  return describeHours(hours, messages.hours, await buildDay(context));
}

/**
 * The computed fields of the content layer: `Picture.gatsbyImageData(slot:)`, which hands the slot's numbers to
 * gatsby-plugin-image's own resolver, and the services of a category.
 */
export const contentResolvers = {
  Picture: {
    gatsbyImageData: {
      type: "GatsbyImageData!",
      args: { slot: "PictureSlot!" },
      resolve: resolvePicture,
    },
  },
  ServiceCategory: {
    services: { type: "[Service!]!", resolve: resolveServices },
  },
  Salon: {
    hoursText: { type: "HoursText!", resolve: resolveHoursText },
  },
  AboutPage: { reviews: listOf("Review") },
  ServicesPage: { categories: listOf("ServiceCategory") },
  PortfolioPage: { items: listOf("PortfolioItem") },
  TestimonialsPage: { films: listOf("Film") },
  SpecialOffersPage: { offers: listOf("Offer") },
};
