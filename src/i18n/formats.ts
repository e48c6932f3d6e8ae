/**
 * The formats of lists, prices, times, dates and durations in each locale. They are plain data, so that a page includes
 * only those of its own locale and does not depend on the browser's Intl data, whose first use takes 100 ms on a phone.
 * `interpolate` replaces the `{name}` placeholders. All locales use Western digits.
 */
import type { PluralForms } from "./plural";

/** The format of prices. `price.ts` names the forms of a price in the content. */
export interface PriceFormat {
  /** The currency before or after the figures, where it is styled separately; the other one is empty. */
  readonly prefix: string;
  readonly suffix: string;
  /** A single price: `{amount}`. */
  readonly single: string;
  /** A price range: `{from}` and `{to}`. */
  readonly range: string;
  /** The lowest price of a service that may cost more: `{amount}`. */
  readonly from: string;
  /** What an extra adds to the price of another service: `{amount}`. */
  readonly extra: string;
  readonly free: string;
  readonly onRequest: string;
  /** From the lowest to the highest price of a list, for search engines. */
  readonly listRange: string;
}

interface DurationFormat {
  readonly hours: PluralForms;
  readonly minutes: PluralForms;
  /** Between hours and minutes. */
  readonly join: string;
  /** Words for minutes after an hour, in place of figures. */
  readonly parts?: Readonly<Record<number, string>>;
}

export interface Formats {
  /** Between the parts of a line. */
  readonly comma: string;
  /** Between two ranges of hours of a day. */
  readonly rangeJoin: string;
  readonly price: PriceFormat;
  /** The parts of the day: the times before `until`, in minutes after midnight, that no earlier part contains. */
  readonly dayPeriods: readonly { readonly until: number; readonly text: string }[];
  readonly date: {
    readonly text: string;
    /** A date in the coming weeks. */
    readonly withWeekday: string;
    readonly months: readonly string[];
  };
  readonly duration: DurationFormat;
}

export const englishFormats: Formats = {
  comma: ", ",
  rangeJoin: " and ",
  price: {
    prefix: "KD",
    suffix: "",
    single: "KD\u00a0{amount}",
    range: "KD\u00a0{from} to KD\u00a0{to}",
    from: "from KD\u00a0{amount}",
    extra: "+\u00a0KD\u00a0{amount}",
    free: "Free",
    onRequest: "On request",
    listRange: "KD {from} - KD {to}",
  },
  dayPeriods: [
    { until: 1, text: "midnight" },
    { until: 12 * 60, text: "{time}am" },
    { until: 12 * 60 + 1, text: "noon" },
    { until: 24 * 60, text: "{time}pm" },
  ],
  date: {
    text: "{month} {day}, {year}",
    withWeekday: "{weekday}, {month} {day}",
    months:
      "January February March April May June July August September October November December".split(
        " ",
      ),
  },
  duration: {
    hours: { other: "{count}\u00a0h" },
    minutes: { other: "{count}\u00a0min" },
    join: "\u00a0",
  },
};

/*
 * Between figures, ` - ` with its spaces takes the direction of the surrounding Arabic, so that ranges read from the
 * right without control characters. `-` alone would count as part of a number, which reads from the left.
 */
export const arabicFormats: Formats = {
  comma: "، ",
  rangeJoin: "، ثم ",
  price: {
    prefix: "",
    suffix: "د.ك",
    single: "{amount}\u00a0د.ك",
    range: "{from}\u00a0-\u00a0{to}\u00a0د.ك",
    from: "من\u00a0{amount}\u00a0د.ك",
    extra: "+\u00a0{amount}\u00a0د.ك",
    free: "مجاناً",
    onRequest: "السعر عند الطلب",
    listRange: "{from} - {to} د.ك",
  },
  dayPeriods: [
    { until: 1, text: "{time}\u00a0منتصف الليل" },
    { until: 4 * 60, text: "{time}\u00a0بعد منتصف الليل" },
    { until: 12 * 60, text: "{time}\u00a0صباحاً" },
    { until: 15 * 60, text: "{time}\u00a0ظهراً" },
    { until: 18 * 60, text: "{time}\u00a0عصراً" },
    { until: 24 * 60, text: "{time}\u00a0مساءً" },
  ],
  date: {
    text: "{day} {month} {year}",
    withWeekday: "{weekday} {day} {month}",
    months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" "),
  },
  duration: {
    hours: {
      one: "ساعة",
      two: "ساعتان",
      few: "{count}\u00a0ساعات",
      other: "{count}\u00a0ساعة",
    },
    minutes: { few: "{count}\u00a0دقائق", other: "{count}\u00a0دقيقة" },
    join: "\u00a0و",
    parts: { 15: "ربع", 30: "نصف" },
  },
};
