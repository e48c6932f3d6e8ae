import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { GraphQLResolveInfo } from "graphql";
import { addressIn } from "../i18n/address-in";
import type { Formats } from "../i18n/formats";
import { defaultLocale, type Locale, localeOf } from "../i18n/locales";
import { formatDate, kuwaitDate } from "../lib/dates";
import {
  describeHours,
  type Hours,
  type HoursLabels,
  type HoursText,
  weekdays,
} from "../lib/opening-hours";
import { pageSize } from "../lib/result-pages";
import { type ImagePresetName, imagePresets } from "./image-presets";
import { measure, type PictureSize } from "./picture-size";
import { byCategory, interleave } from "./portfolio-order";
import { lowestPrice, type Price, priceRange } from "./price";

interface NodeModel {
  getNodeById(args: { id: string; type?: string }): Node | null;
  findAll(args: object): Promise<{ entries: Iterable<Node> }>;
  findOne(args: object): Promise<Node | null>;
}

interface ResolverContext {
  nodeModel: NodeModel;
  defaultFieldResolver: (source: object, args: object, context: object, info: object) => unknown;
}

interface PictureSource {
  src: string;
  alt: string;
  focus?: { x: number; y: number };
  /** Those that the schema names for its place. */
  presets: readonly ImagePresetName[];
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
 * The arguments of the plugin's `gatsbyImageData` resolver for an image preset. `seen` is the size of the master as it is
 * seen: the plugin ignores the camera's turn (EXIF) and would crop an upright phone photograph as a lying one.
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
    placeholder: "dominantColor",
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
    throw new Error(`The schema does not give "${picture.src}" ${wanted} (imagePreset).`);
  }
  const srcField = fieldOf(info, "Picture", "src");
  const file = (await srcField(picture, {}, context, { ...info, fieldName: "src" })) as Node | null;
  const image = file?.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((child) => child?.internal.type === "ImageSharp");
  if (!image)
    throw new Error(`"${picture.src}" is not a picture that can be resized: use a JPEG or a PNG.`);
  const seen = await measure(String(file?.["absolutePath"]));
  if (!seen) throw new Error(`"${picture.src}" cannot be read. Upload it again.`);
  const imageData = fieldOf(info, "ImageSharp", "gatsbyImageData");
  const args = imageArguments(preset, seen, picture.focus);
  return imageData(image, args, context, info) as Promise<IGatsbyImageData>;
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

/** A node of an entry in a locale, as `source-nodes.ts` makes it. */
interface Entry {
  readonly locale: Locale;
}

/** How a locale writes prices, times and dates. */
function formatsOf(locale: Locale): Formats {
  return localeOf(locale).formats;
}

/** All entries of a type in the order of their file, in the locale of the entry that asks. */
async function entriesOf(
  type: string,
  { locale }: Entry,
  { nodeModel }: ResolverContext,
): Promise<Node[]> {
  const query = { filter: { locale: { eq: locale } }, sort: { order: "ASC" } };
  const { entries } = await nodeModel.findAll({ type, query });
  return [...entries];
}

/** The photographs that are in the page itself: the first of all, taken from each category in turn. */
async function resolveFirstPage(page: Entry, _args: object, context: ResolverContext) {
  const entries = (await entriesOf("PortfolioItem", page, context)) as unknown[];
  const items = entries as { readonly category: string }[];
  return interleave(byCategory(items)).slice(0, pageSize);
}

/** The services of a category in the order of their file, which `@link(by: "category.id")` does not keep. */
async function resolveServices(
  { id }: Node,
  _args: object,
  { nodeModel }: ResolverContext,
): Promise<Node[]> {
  const query = { filter: { category: { id: { eq: id } } }, sort: { order: "ASC" } };
  const { entries } = await nodeModel.findAll({ type: "Service", query });
  return [...entries];
}

/** Every price of the price list that can be read. */
async function pricesOf(entry: Entry, context: ResolverContext): Promise<Price[]> {
  const services = await entriesOf("Service", entry, context);
  return services.flatMap((service) => (service["price"] as Price | null) ?? []);
}

/** The day of the build in Kuwait, YYYY-MM-DD. */
async function buildDay({ nodeModel }: ResolverContext): Promise<string> {
  const metadata = await nodeModel.findOne({ type: "SiteBuildMetadata" });
  return kuwaitDate(new Date(String(metadata?.["buildTime"])));
}

interface SalonSource extends Entry {
  hours: Hours;
  messages: { hours: HoursLabels };
  navigation: readonly { readonly label: string; readonly path: string }[];
}

async function resolveHoursText(
  { hours, messages, locale }: SalonSource,
  _args: object,
  context: ResolverContext,
): Promise<HoursText> {
  return describeHours(hours, messages.hours, formatsOf(locale), await buildDay(context));
}

/** The fields that are computed from content; no file holds them. */
export const contentResolvers = {
  Picture: {
    image: {
      type: "GatsbyImageData!",
      args: { preset: "ImagePreset" },
      resolve: resolveImage,
    },
  },
  ServiceCategory: {
    /* The specification has the key, with spaces for dashes, where a category is chosen. */
    heading: {
      type: "String!",
      resolve: ({ key, label, locale }: Entry & { key: string; label: string }) =>
        locale === defaultLocale.code ? key.replaceAll("-", " ") : label,
    },
    services: { type: "[Service!]!", resolve: resolveServices },
  },
  PortfolioPage: {
    firstPage: { type: "[PortfolioItem!]!", resolve: resolveFirstPage },
  },
  ServicesPage: {
    lowestPrice: {
      type: "Price!",
      resolve: async (page: Entry, _args: object, context: ResolverContext) =>
        lowestPrice(await pricesOf(page, context), formatsOf(page.locale).price),
    },
    printMonths: {
      type: "[String!]!",
      resolve: ({ locale }: Entry) => formatsOf(locale).shortMonths,
    },
  },
  SpecialOffersPage: {
    validUntilText: {
      type: "String!",
      resolve: ({ validUntil, locale }: Entry & { validUntil: string }) =>
        formatDate(validUntil, formatsOf(locale).date),
    },
  },
  Salon: {
    home: {
      type: "Action!",
      resolve: ({ navigation, locale }: SalonSource) =>
        navigation.find(({ path }) => path === addressIn(localeOf(locale).pathPrefix, "/")),
    },
    hoursText: { type: "HoursText!", resolve: resolveHoursText },
    hoursFormats: { type: "HoursFormats!", resolve: ({ locale }: Entry) => formatsOf(locale) },
    builtOn: {
      type: "String!",
      resolve: (_salon: object, _args: object, context: ResolverContext) => buildDay(context),
    },
    priceRange: {
      type: "String!",
      resolve: async (salon: Entry, _args: object, context: ResolverContext) =>
        priceRange(await pricesOf(salon, context), formatsOf(salon.locale).price),
    },
  },
  SalonHours: {
    week: {
      type: "[DayHours!]!",
      resolve: (hours: Hours) => weekdays.map((day) => ({ day, open: hours[day] })),
    },
  },
};
