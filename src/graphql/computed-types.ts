import { imagePresets } from "./image-presets";

/** The GraphQL types of computed values. `source-nodes.ts` and `resolvers.ts` compute the values. */
export const computedTypes = /* GraphQL */ `
  "The use of a picture in the design. Widths, aspect ratios and qualities: src/graphql/image-presets.ts."
  enum ImagePreset {
    ${Object.keys(imagePresets).join("\n    ")}
  }

  "A file of a picture, with its size in pixels."
  type ImageFile @dontInfer {
    src: String!
    width: Int!
    height: Int!
  }

  "A text in each plural form of its language, by the categories of Intl.PluralRules."
  type PluralText @dontInfer {
    zero: String
    one: String
    two: String
    few: String
    many: String
    other: String!
  }

  "A page of a view of the portfolio: the photographs of a category, or of all in turn."
  type PortfolioViewPage @dontInfer {
    "For search engines, as in Seo."
    title: String!
    description: String!
    "The first photograph, for link previews. A view without photographs has the picture of the content."
    preview: Picture!
    "The number of photographs on all pages of the view."
    total: Int!
    photographs: [Photograph!]!
  }

  "A file that depends on the language, such as captions or a logo. A locale without one gets the default locale's."
  type FileInLanguage @dontInfer {
    "One of src/i18n/locales.ts."
    language: String!
    "The language's name in that language."
    languageName: String!
    file: File! @fileByRelativePath
  }

  "A text that may be in another language than the page. A locale without one gets another locale's."
  type TextInLanguage @dontInfer {
    "One of src/i18n/locales.ts."
    language: String!
    "ltr or rtl"
    direction: String!
    text: String!
  }

  "A price in Kuwaiti dinar. The pattern in content/schema/common.schema.json defines its forms in the content."
  type Price @dontInfer {
    "The text that visitors read: KD 7, KD 5 to KD 8, from KD 5, + KD 5, Free or On request, with no-break spaces."
    text: String!
    "The parts of a single price: the figure, and the currency before or after it. Others have only an amount."
    prefix: String!
    amount: String!
    suffix: String!
    "In Kuwaiti dinar. Equal for a single price, 0 if free. A price from KD 5 has no max; an extra and a price on request have none."
    min: Float
    max: Float
  }

  "The formats of prices that are not in the content, as in src/i18n/formats.ts."
  type PriceFormat @dontInfer {
    "{amount} is replaced."
    single: String!
    "{from} and {to} are replaced."
    range: String!
    "{amount} is replaced."
    from: String!
  }

  "The format of a date, as in src/i18n/formats.ts."
  type DateFormat @dontInfer {
    "{day}, {month} and {year} are replaced."
    text: String!
    "For a date in the coming weeks: {weekday}, {day} and {month} are replaced."
    withWeekday: String!
    "From January to December."
    months: [String!]!
  }

  "A part of the day, as in src/i18n/formats.ts: the times before its end that no earlier part contains."
  type DayPeriod @dontInfer {
    "When it ends, in minutes after midnight, 1 to 1,440."
    until: Int!
    "{time} is replaced with the time on the 12-hour clock: 9 or 9:30; {hour} with that on the 24-hour clock: 21 or 21:30."
    text: String!
  }

  "Formats of times and dates, for texts that depend on the visitor's clock."
  type HoursFormats @dontInfer {
    dayPeriods: [DayPeriod!]!
    date: DateFormat!
  }

  "A link to the salon's page in a social network."
  type SocialLink @dontInfer {
    "A symbol of src/components/icons.svg."
    icon: String!
    href: String!
    label: String!
  }

  "The hours of a weekday."
  type DayHours @dontInfer {
    "sunday to saturday"
    day: String!
    open: [OpenRange!]!
  }

  "The hours as text, computed from Salon.hours during the build. On the days of an exception, all but lines are about it."
  type HoursText @dontInfer {
    "The hours of most open days: 10am to 9pm."
    headline: String!
    "The days with these hours."
    days: String!
    "The same in a short form."
    daysShort: String!
    "The other days with their hours: Friday: 2pm to 9pm."
    otherDays: [String!]!
    "Each group of days with its hours, then the exceptions that are not over."
    lines: [String!]!
  }
`;
