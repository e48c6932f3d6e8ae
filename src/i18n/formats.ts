/**
 * How a locale writes prices, times and dates: plain data, so that a page carries only its own locale's and no
 * browser has to load Intl's for it. `{name}` stands for a value; see `interpolate`. Digits are Western in every
 * locale.
 */

/** How prices are written. In content they stand as `KD 5` or `KD 5 to KD 8`; see `price.ts`. */
export interface PriceFormat {
  /** The currency, where a place sets it apart from the figures: before them, or after them. One is empty. */
  readonly prefix: string;
  readonly suffix: string;
  /** `{amount}`. */
  readonly single: string;
  /** `{from}` and `{to}`. */
  readonly range: string;
  /** The figures of a range without their currency. */
  readonly rangeAmount: string;
  /** From the lowest to the highest price of a list, as search engines take it. */
  readonly listRange: string;
}

/** A part of the day. The first whose `until` is later than a time names it. */
export interface DayPeriod {
  /** An hour from 1 to 24. */
  readonly until: number;
  /** `{time}` is on the 12-hour clock: `9` or `9:30`. */
  readonly text: string;
}

/** How dates are written. */
export interface DateFormat {
  /** `{day}`, `{month}` and `{year}`. */
  readonly text: string;
  /** January first. */
  readonly months: readonly string[];
}

/** Everything that is written otherwise in each locale and is no text of the content. */
export interface Formats {
  readonly price: PriceFormat;
  readonly dayPeriods: readonly DayPeriod[];
  readonly date: DateFormat;
  /** The months of `05 Nov 2026`, January first. Empty where they are these: no script has to carry them. */
  readonly shortMonths: readonly string[];
}

export const englishFormats: Formats = {
  price: {
    prefix: "KD",
    suffix: "",
    single: "KD\u00a0{amount}",
    range: "KD\u00a0{from} to KD\u00a0{to}",
    rangeAmount: "{from} to {to}",
    listRange: "KD {from} - KD {to}",
  },
  dayPeriods: [
    { until: 12, text: "{time}am" },
    { until: 24, text: "{time}pm" },
  ],
  date: {
    text: "{month} {day}, {year}",
    months:
      "January February March April May June July August September October November December".split(
        " ",
      ),
  },
  shortMonths: [],
};

const arabicDate: DateFormat = {
  text: "{day} {month} {year}",
  months: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" "),
};

/*
 * Between figures, ` - ` with its spaces takes the direction of the Arabic around it, so that ranges read from the
 * right without control characters; `-` alone would be read as part of a number, from the left.
 */
export const arabicFormats: Formats = {
  price: {
    prefix: "",
    suffix: "د.ك",
    single: "{amount}\u00a0د.ك",
    range: "{from}\u00a0-\u00a0{to}\u00a0د.ك",
    rangeAmount: "{from}\u00a0-\u00a0{to}",
    listRange: "{from} - {to} د.ك",
  },
  /* The day's parts as CLDR divides it, as far as salons tell them apart. */
  dayPeriods: [
    { until: 1, text: "{time}\u00a0منتصف الليل" },
    { until: 12, text: "{time}\u00a0صباحاً" },
    { until: 13, text: "{time}\u00a0ظهراً" },
    { until: 24, text: "{time}\u00a0مساءً" },
  ],
  date: arabicDate,
  shortMonths: arabicDate.months,
};
