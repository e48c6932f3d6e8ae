import { imagePresets } from "./image-presets";

/** GraphQL's types of computed values, which no file holds. `source-nodes.ts` and `resolvers.ts` compute the values. */
export const computedTypes = /* GraphQL */ `
  "A place in the design for a picture. Widths, shapes and qualities: src/graphql/image-presets.ts."
  enum ImagePreset {
    ${Object.keys(imagePresets).join("\n    ")}
  }

  "A text in the forms that its language has for numbers, by the names of Intl.PluralRules."
  type PluralText @dontInfer {
    zero: String
    one: String
    two: String
    few: String
    many: String
    other: String!
  }

  "A file with words, and their language: the default locale's where a locale has no file."
  type FileInLanguage @dontInfer {
    "One of src/i18n/locales.ts."
    language: String!
    "What the language calls itself."
    languageName: String!
    file: File! @fileByRelativePath
  }

  "A price in Kuwaiti dinar. Content writes it by the pattern of content/schema/common.schema.json."
  type Price @dontInfer {
    "As visitors read it: KD 7, or KD 5 to KD 8."
    text: String!
    "The parts of the text: the figures, and the currency before them or after them."
    prefix: String!
    amount: String!
    suffix: String!
    "The lowest and the highest price; the same where there is one."
    min: Float!
    max: Float!
  }

  "How a date is written: src/i18n/formats.ts."
  type DateFormat @dontInfer {
    "{day}, {month} and {year} are filled in."
    text: String!
    "January first."
    months: [String!]!
  }

  "A part of the day on the 12-hour clock: src/i18n/formats.ts."
  type DayPeriod @dontInfer {
    "The hour at which it ends, 1 to 24."
    until: Int!
    "{time} is filled in."
    text: String!
  }

  "How times and dates are written, for what the browser says by its clock."
  type HoursFormats @dontInfer {
    dayPeriods: [DayPeriod!]!
    date: DateFormat!
  }

  "The hours of a weekday."
  type DayHours @dontInfer {
    "sunday to saturday"
    day: String!
    open: [OpenRange!]!
  }

  "The hours in words, derived from Salon.hours when the site is built."
  type HoursText @dontInfer {
    "The hours that most days keep: 10am to 9pm."
    headline: String!
    "The days that keep them."
    days: String!
    "The same for narrow places."
    daysShort: String!
    "Every group of days, then the exceptions that are not over."
    lines: [String!]!
  }
`;
