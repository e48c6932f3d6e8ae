import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { GraphQLResolveInfo } from "graphql";
import { addressIn } from "../i18n/address-in";
import type { Formats } from "../i18n/formats";
import { defaultLocale, type Locale, localeOf } from "../i18n/locales";
import { plainText } from "../i18n/text";
import { formatDate } from "../lib/dates";
import { type ImageFile, largestJpeg } from "../lib/largest-jpeg";
import { type Hours, weekdays } from "../lib/opening-hours";
import { formatDuration } from "./duration";
import { isOver } from "./ended";
import { buildDay, entriesOf, type Entry, type ResolverContext } from "./entries";
import { describeHours, type HoursLabels } from "./hours-text";
import { type ImagePresetName, imagePresets } from "./image-presets";
import { meanColour } from "./mean-colour";
import { measure, type PictureSize } from "./picture-size";
import { portfolioResolvers } from "./portfolio-resolvers";
import { lowestPrice, type Price, priceRange } from "./price";

interface PictureSource {
  src: string;
  alt: string;
  focus?: { x: number; y: number };
  /** The presets that the schema assigns. */
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
  const file = await fileOf("Picture", "src", picture, context, info);
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
  const imageData = fieldOf(info, "ImageSharp", "gatsbyImageData");
  const args = imageArguments(preset, seen, picture.focus);
  const resolved = withMeanColour(
    imageData(image, args, context, info) as Promise<IGatsbyImageData>,
    path,
  );
  resolvedImages.set(key, resolved);
  return resolved;
}

/* The plugin has only the dominant colour, which is often near black or white. */
async function withMeanColour(image: Promise<IGatsbyImageData>, file: string) {
  return { ...(await image), backgroundColor: await meanColour(file) };
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

/** The node of a file that an entry refers to by its path. */
async function fileOf(
  type: string,
  fieldName: string,
  source: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<Node | null> {
  const resolve = fieldOf(info, type, fieldName);
  return (await resolve(source, {}, context, { ...info, fieldName })) as Node | null;
}

/** The address of a drawing (SVG), and its size: that of a browser, 300 x 150, if the drawing has none. */
async function resolveDrawing(
  source: object,
  _args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<ImageFile> {
  const file = await fileOf("FileInLanguage", "file", source, context, info);
  if (!file) throw new Error("content/site.json names a logo that does not exist.");
  const size = (await measure(String(file["absolutePath"]))) ?? { width: 300, height: 150 };
  const publicURL = fieldOf(info, "File", "publicURL");
  const src = await publicURL(file, {}, context, { ...info, fieldName: "publicURL" });
  return { ...size, src: String(src) };
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

/** The formats of prices, times and dates in a locale. */
function formatsOf(locale: Locale): Formats {
  return localeOf(locale).formats;
}

/** The line below the name of a service: its note and how long it takes. */
function detailsOf({
  note,
  minutes,
  locale,
}: Entry & { note?: string; minutes?: number }): string | null {
  const details = [note, minutes && formatDuration(minutes, localeOf(locale))].filter(Boolean);
  return details.length > 0 ? details.join(" · ") : null;
}

/** An optional day of the content in the format of a locale. */
function dayText(day: string | undefined, locale: Locale): string | null {
  return day === undefined ? null : formatDate(day, formatsOf(locale).date);
}

/**
 * The heading of a category's tab. The specification shows the key there, with spaces instead of dashes; if the label was
 * changed so that it lacks a word of the key, the label.
 */
function headingOf({ key, label, locale }: Entry & { key: string; label: string }): string {
  const labelWords = label.toLowerCase().split(/[^a-z0-9]+/);
  const words = key.split("-");
  const fits = words.every((word) => labelWords.includes(word));
  return locale === defaultLocale.code && fits ? words.join(" ") : label;
}

/** The services of a category in file order, which `@link(by: "category.id")` does not keep. */
async function resolveServices(
  { id }: Node,
  _args: object,
  { nodeModel }: ResolverContext,
): Promise<Node[]> {
  const query = { filter: { category: { id: { eq: id } } }, sort: { order: "ASC" } };
  const { entries } = await nodeModel.findAll({ type: "Service", query });
  return [...entries];
}

/**
 * The texts by which the search also finds an entry: its names in other locales, its notes, and its other spellings.
 * @param key the field that is the same in all locales
 */
function searchNamesOf(key: "slug" | "key", name: "name" | "label") {
  return async (own: Node, _args: object, { nodeModel }: ResolverContext): Promise<string[]> => {
    const query = { filter: { [key]: { eq: own[key] } } };
    const { entries } = await nodeModel.findAll({ type: own.internal.type, query });
    const ownName = plainText(String(own[name]));
    const names = [...entries]
      .flatMap((entry) => [entry[name], entry["note"] ?? []].flat())
      .map((text) => plainText(String(text)));
    const others = [...names, ...((own["otherNames"] as string[] | undefined) ?? [])];
    return [...new Set(others)].filter((other) => other !== ownName);
  };
}

/** Every valid price of the price list. */
async function pricesOf(entry: Entry, context: ResolverContext): Promise<Price[]> {
  const services = await entriesOf("Service", entry, context);
  return services.flatMap((service) => (service["price"] as Price | null) ?? []);
}

interface SalonSource extends Entry {
  geo: { readonly latitude: number; readonly longitude: number };
  hours: Hours;
  messages: {
    hours: HoursLabels;
    layout: Readonly<Record<string, string>>;
  };
  social: Readonly<Record<string, string>>;
  navigation: readonly { readonly label: string; readonly path: string }[];
}

async function resolveHoursText(
  { hours, messages, locale }: SalonSource,
  _args: object,
  context: ResolverContext,
) {
  return describeHours(hours, messages.hours, localeOf(locale), await buildDay(context));
}

/** The resolvers of computed fields. */
export const contentResolvers = {
  Picture: {
    image: {
      type: "GatsbyImageData!",
      args: { preset: "ImagePreset" },
      resolve: resolveImage,
    },
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
  ServiceCategory: {
    heading: { type: "String!", resolve: headingOf },
    services: { type: "[Service!]!", resolve: resolveServices },
    searchNames: { type: "[String!]!", resolve: searchNamesOf("key", "label") },
  },
  Service: {
    details: { type: "String", resolve: detailsOf },
    searchNames: { type: "[String!]!", resolve: searchNamesOf("slug", "name") },
  },
  ...portfolioResolvers,
  ServicesPage: {
    lowestPrice: {
      type: "Price!",
      resolve: async (page: Entry, _args: object, context: ResolverContext) =>
        lowestPrice(await pricesOf(page, context), formatsOf(page.locale).price),
    },
    dateFormat: {
      type: "DateFormat!",
      resolve: ({ locale }: Entry) => formatsOf(locale).date,
    },
  },
  TestimonialsPage: {
    /* Those of About, in the place of films. */
    reviews: {
      type: "[Review!]!",
      resolve: async (page: Entry, _args: object, context: ResolverContext) =>
        (await entriesOf("Film", page, context)).length > 0
          ? []
          : entriesOf("Review", page, context),
    },
  },
  Offer: {
    untilText: {
      type: "String",
      resolve: ({ until, locale }: Entry & { until?: string }) => dayText(until, locale),
    },
  },
  SpecialOffersPage: {
    validUntilText: {
      type: "String",
      resolve: ({ validUntil, locale }: Entry & { validUntil?: string }) =>
        dayText(validUntil, locale),
    },
    hasEnded: {
      type: "Boolean!",
      resolve: ({ validUntil }: { validUntil?: string }, _args: object, context: ResolverContext) =>
        isOver(validUntil, context),
    },
    builtOn: {
      type: "String!",
      resolve: (_page: object, _args: object, context: ResolverContext) => buildDay(context),
    },
  },
  Salon: {
    home: {
      type: "Action!",
      resolve: ({ navigation, locale }: SalonSource) =>
        navigation.find(({ path }) => path === addressIn(localeOf(locale).pathPrefix, "/")),
    },
    socialLinks: {
      type: "[SocialLink!]!",
      /* The names of the icons are those of the fields. */
      resolve: ({ social, messages }: SalonSource) =>
        Object.keys(messages.layout).flatMap((icon) =>
          social[icon] === undefined
            ? []
            : { icon, href: social[icon], label: messages.layout[icon] },
        ),
    },
    directionsUrl: {
      type: "String!",
      resolve: ({ geo: { latitude, longitude } }: SalonSource) =>
        `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
    },
    hoursText: { type: "HoursText!", resolve: resolveHoursText },
    hoursFormats: { type: "HoursFormats!", resolve: ({ locale }: Entry) => formatsOf(locale) },
    comma: { type: "String!", resolve: ({ locale }: Entry) => formatsOf(locale).comma },
    builtIn: {
      type: "Int!",
      resolve: async (_salon: object, _args: object, context: ResolverContext) =>
        Number((await buildDay(context)).slice(0, 4)),
    },
    priceRange: {
      type: "String",
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
