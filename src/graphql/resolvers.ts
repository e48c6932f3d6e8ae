import path from "node:path";
import type { GraphQLResolveInfo } from "graphql";
import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { portfolioViews, writePortfolioParts, type PortfolioParts } from "../build/portfolio-parts";
import { addressIn } from "../i18n/address-in";
import { formatDate } from "../lib/dates";
import { otherNames, writeSearchNames, type NamedEntry } from "../build/search-names";
import {
  describeHours,
  weekdays,
  type Hours,
  type HoursText,
  type HoursLabels,
} from "../lib/opening-hours";
import { defaultLocale, localeOf, type Locale } from "../i18n/locales";
import type { Formats } from "../i18n/formats";
import { contentModel, rowOf, type ContentFileRow } from "./model";
import { measure, type PictureSize } from "./picture-size";
import { pictureSlots, type PictureSlotName } from "./image-presets";
import { everyCategory, pageSize } from "../lib/portfolio-parts";
import { lowestPrice, priceRange, type Price } from "./price";

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
  alt: string;
  focus?: { x: number; y: number };
  /** Those that the schema names for its place. */
  slots: readonly PictureSlotName[];
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
    breakpoints: fitting.length < widths.length ? [...new Set([...fitting, seen.width])] : fitting,
    sizes,
    formats: slot === "SHARE" ? ["jpg"] : ["avif", "jpg"],
    placeholder: "dominantColor",
    avifOptions: { quality: avif, effort },
    jpgOptions: { quality: jpeg, progressive: true },
    aspectRatio: aspectRatio ?? seen.width / seen.height,
    ...(aspectRatio ? { transformOptions: { fit: "cover", cropFocus: gravityOf(focus) } } : {}),
  };
}

async function resolveImage(
  picture: PictureSource,
  { slot = picture.slots[0] }: { slot?: PictureSlotName },
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData> {
  if (!slot || !picture.slots.includes(slot)) {
    throw new Error(`The schema does not let "${picture.src}" fill ${slot ?? "any slot"}.`);
  }
  const srcField = fieldOf(info, "Picture", "src");
  const file = (await srcField(picture, {}, context, { ...info, fieldName: "src" })) as Node | null;
  const image = file?.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((child) => child?.internal.type === "ImageSharp");
  if (!image)
    throw new Error(`"${picture.src}" is not a picture that can be cut: use a JPEG or a PNG.`);
  const seen = await measure(String(file?.["absolutePath"]));
  if (!seen) throw new Error(`"${picture.src}" cannot be read. Upload it again.`);
  const imageData = fieldOf(info, "ImageSharp", "gatsbyImageData");
  const cuts = imageData(image, imageArguments(slot, seen, picture.focus), context, info);
  return cuts as Promise<IGatsbyImageData>;
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

/** An entry of a file, as `source-nodes.ts` makes it. */
interface Entry {
  readonly locale: Locale;
}

/** How the locale of a language writes prices, times and dates. */
function formatsOf(locale: Locale): Formats {
  return localeOf(locale).formats;
}

/** All entries of a file in its order, in the language of the entry that shows them. */
async function entriesOf(
  file: string,
  { locale }: Entry,
  { nodeModel }: ResolverContext,
): Promise<Node[]> {
  const query = { filter: { locale: { eq: locale } }, sort: { order: "ASC" } };
  const { entries } = await nodeModel.findAll({ type: rowOf(file)?.type, query });
  return [...entries];
}

function listField(file: string) {
  return {
    type: `[${rowOf(file)?.type}!]!`,
    resolve: (page: Entry, _args: object, context: ResolverContext) =>
      entriesOf(file, page, context),
  };
}

/** The fields by which pages give the lists that they show, as their rows in `model.ts` name them. */
export const listResolvers = Object.fromEntries(
  contentModel.map(({ type, lists = {} }: ContentFileRow) => [
    type,
    Object.fromEntries(Object.entries(lists).map(([name, file]) => [name, listField(file)])),
  ]),
);

interface PortfolioEntry {
  readonly jsonId: number;
  readonly category: string;
  readonly image: PictureSource;
}

async function portfolioEntries(page: Entry, context: ResolverContext): Promise<PortfolioEntry[]> {
  const entries: unknown[] = await entriesOf("portfolio/portfolio.json", page, context);
  return entries as PortfolioEntry[];
}

/** The photographs that are in the page itself: the first of all of them by turns. */
async function resolveFirstPage(
  page: Entry,
  _args: object,
  context: ResolverContext,
): Promise<readonly PortfolioEntry[]> {
  const views = portfolioViews(await portfolioEntries(page, context));
  return views.get(everyCategory)?.slice(0, pageSize) ?? [];
}

/** All the others: cuts them, and writes the parts that the browser asks for. */
async function resolveParts(
  page: Entry,
  _args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<PortfolioParts> {
  const entries = await portfolioEntries(page, context);
  const photos = entries.map(async ({ jsonId, category, image }) => ({
    jsonId,
    category,
    image: {
      alt: image.alt,
      focus: image.focus ?? null,
      image: await resolveImage(image, { slot: "PORTFOLIO_TILE" }, context, info),
      full: await resolveImage(image, { slot: "LIGHTBOX" }, context, info),
    },
  }));
  return writePortfolioParts(path.resolve("public"), page.locale, await Promise.all(photos));
}

async function resolveServices(
  category: Entry & { id: string },
  _args: object,
  context: ResolverContext,
): Promise<Node[]> {
  const services = await entriesOf("services/services.json", category, context);
  return services.filter((service) => service["category"] === category.id);
}

/** The entries of a file in every locale, as the search knows them. */
async function namedEntries(
  file: string,
  [key, name]: readonly [key: string, name: string],
  { nodeModel }: ResolverContext,
): Promise<NamedEntry[]> {
  const { entries } = await nodeModel.findAll({ type: rowOf(file)?.type });
  return [...entries].map((entry) => ({
    locale: String(entry["locale"]),
    key: String(entry[key]),
    name: String(entry[name]),
    otherNames: (entry["otherNames"] as string[] | null | undefined) ?? null,
  }));
}

/** Writes what the search of a locale loads when it is first touched. */
async function resolveSearchNames(
  { locale }: Entry,
  _args: object,
  context: ResolverContext,
): Promise<string> {
  const services = await namedEntries("services/services.json", ["order", "name"], context);
  const categories = await namedEntries("services/categories.json", ["key", "label"], context);
  return writeSearchNames(path.resolve("public"), locale, {
    services: otherNames(services, locale),
    categories: otherNames(categories, locale),
  });
}

/** Every price of the price list that can be read. */
async function pricesOf(entry: Entry, context: ResolverContext): Promise<Price[]> {
  const services = await entriesOf("services/services.json", entry, context);
  return services.flatMap((service) => (service["price"] as Price | null) ?? []);
}

/** The day of the build. Reading it as a node makes Gatsby ask again on the next day. */
async function buildDay({ nodeModel }: ResolverContext): Promise<string> {
  const [day] = (await nodeModel.findAll({ type: "BuildDay" })).entries;
  return String(day?.["date"]);
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

/** The other fields that are computed and that no file holds. */
export const contentResolvers = {
  Picture: {
    image: {
      type: "GatsbyImageData!",
      args: { slot: "PictureSlot" },
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
    parts: { type: "PortfolioParts!", resolve: resolveParts },
  },
  ServicesPage: {
    lowestPrice: {
      type: "Price!",
      resolve: async (page: Entry, _args: object, context: ResolverContext) =>
        lowestPrice(await pricesOf(page, context), formatsOf(page.locale).price),
    },
    searchNames: { type: "String!", resolve: resolveSearchNames },
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
