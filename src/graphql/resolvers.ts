import type { Node } from "gatsby";
import { addressIn } from "../i18n/address-in";
import type { Formats } from "../i18n/formats";
import { defaultLocale, type Locale, localeOf } from "../i18n/locales";
import { plainText } from "../i18n/text";
import { formatDate } from "../lib/dates";
import { type Hours, weekdays } from "../lib/opening-hours";
import { formatDuration } from "./duration";
import { buildDay, entriesOf, type Entry, type ResolverContext } from "./entries";
import { describeHours, type HoursLabels } from "./hours-text";
import { pictureResolvers } from "./picture-resolvers";
import { portfolioResolvers } from "./portfolio-resolvers";
import { lowestPrice, type Price, priceRange } from "./price";

/** The formats of prices, times and dates in a locale. */
function formatsOf(locale: Locale): Formats {
  return localeOf(locale).formats;
}

function durationOf({ minutes, locale }: Entry & { minutes?: number }): string | null {
  return minutes ? formatDuration(minutes, localeOf(locale)) : null;
}

/** The texts of 15, 30, 45 minutes and so on until ten hours: a browser looks up how long several services take. */
function quarterHours({ locale }: Entry): string[] {
  return Array.from({ length: 40 }, (_, index) =>
    formatDuration(15 * (index + 1), localeOf(locale)),
  );
}

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
async function resolveServices(category: Node & Entry, _args: object, context: ResolverContext) {
  const services = await entriesOf("Service", category, context);
  return services.filter((service) => service["category"] === category.id);
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

export const contentResolvers = {
  ...pictureResolvers,
  ServiceCategory: {
    heading: { type: "String!", resolve: headingOf },
    services: { type: "[Service!]!", resolve: resolveServices },
    searchNames: { type: "[String!]!", resolve: searchNamesOf("key", "label") },
  },
  Service: {
    duration: { type: "String", resolve: durationOf },
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
  ContactPage: {
    priceFormat: { type: "PriceFormat!", resolve: ({ locale }: Entry) => formatsOf(locale).price },
    durations: { type: "[String!]!", resolve: quarterHours },
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
      resolve: async (
        { validUntil }: { validUntil?: string },
        _args: object,
        context: ResolverContext,
      ) => validUntil !== undefined && validUntil < (await buildDay(context)),
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
        navigation.find(({ path }) => path === addressIn(localeOf(locale).urlPrefix, "/")),
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
