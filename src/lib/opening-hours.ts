import type { DayPeriod, Formats } from "../i18n/formats";
import { formatDate, kuwaitDate, kuwaitOffset } from "./dates";
import { interpolate } from "./interpolate";

/** A range of opening hours on the 24-hour clock. An end at or before the start is on the next day. */
export interface OpenRange {
  readonly from: string;
  readonly to: string;
}

/** Days (YYYY-MM-DD, both included) with different hours. No ranges means closed. */
export interface HoursException {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The weekdays to which it is limited; none means all. */
  readonly days?: readonly string[] | null;
  readonly open: readonly OpenRange[];
}

export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** The salon's hours, as in content/site.json. */
export type Hours = Readonly<Record<Weekday, readonly OpenRange[]>> & {
  readonly exceptions: readonly HoursException[];
};

/** The texts for hours; see HoursMessages in the schema. */
export type HoursLabels = Readonly<
  Record<
    | Weekday
    | "allDays"
    | "everyDay"
    | "allDaysLine"
    | "range"
    | "rangeLine"
    | "rangeJoin"
    | "dayLine"
    | "closed"
    | "openUntil"
    | "opensAt"
    | "opensTomorrow"
    | "opensOn"
    | "exception",
    string
  >
>;

/** The further texts of `describeHours`. */
type DescriptionLabels = HoursLabels & Readonly<Record<"dayJoin" | "exceptionToday", string>>;

/** The formats of times and dates. */
export type HoursFormats = Pick<Formats, "dayPeriods" | "date">;

/** The hours as text. On the days of an exception, the first three values are about it. */
export interface HoursText {
  /** The hours of most days: `10am to 9pm`. */
  readonly headline: string;
  /** The days with these hours: `Sunday to Saturday (all days)`. */
  readonly days: string;
  /** The same in a short form: `Open every day`. */
  readonly daysShort: string;
  /** Each group of days with its hours, then the exceptions that are not over. */
  readonly lines: readonly string[];
  /** The name of today's exception, and its last day: `Ramadan hours, until March 9, 2027`. */
  readonly exception: string | null;
}

/** Formats a time: in English, `10:00` as `10am`, `21:30` as `9:30pm`. */
export function formatTime(time: string, dayPeriods: readonly DayPeriod[]): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  const period = dayPeriods.find(({ until }) => hour % 24 < until);
  return interpolate(period?.text ?? "{time}", { time: `${hour % 12 || 12}${minutes}` });
}

function formatRanges(
  ranges: readonly OpenRange[],
  template: string,
  labels: HoursLabels,
  { dayPeriods }: HoursFormats,
): string {
  if (ranges.length === 0) return labels.closed;
  return ranges
    .map(({ from, to }) =>
      interpolate(template, {
        from: formatTime(from, dayPeriods),
        to: formatTime(to, dayPeriods),
      }),
    )
    .join(labels.rangeJoin);
}

interface DayGroup {
  readonly days: readonly Weekday[];
  readonly ranges: readonly OpenRange[];
}

/** Groups consecutive days with the same hours, from Sunday. */
function groupDays(hours: Hours): DayGroup[] {
  const groups: { days: Weekday[]; ranges: readonly OpenRange[] }[] = [];
  for (const day of weekdays) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.ranges) === JSON.stringify(hours[day])) last.days.push(day);
    else groups.push({ days: [day], ranges: hours[day] });
  }
  return groups;
}

function nameDays({ days }: DayGroup, template: string, labels: HoursLabels): string {
  const [first, ...rest] = days;
  const last = rest.at(-1);
  if (!first) return "";
  return last ? interpolate(template, { from: labels[first], to: labels[last] }) : labels[first];
}

/** The salon's hours as text. Exceptions that ended before `today` (YYYY-MM-DD, Kuwait) are left out. */
export function describeHours(
  hours: Hours,
  labels: DescriptionLabels,
  formats: HoursFormats,
  today: string,
): HoursText {
  const groups = groupDays(hours);
  const main = [...groups].sort((a, b) => b.days.length - a.days.length)[0];
  const everyDay = groups.length === 1;
  const lines = groups.map((group) => {
    const text = formatRanges(group.ranges, labels.rangeLine, labels, formats);
    return everyDay
      ? interpolate(labels.allDaysLine, { hours: text })
      : interpolate(labels.dayLine, {
          days: nameDays(group, labels.rangeLine, labels),
          hours: text,
        });
  });
  const exceptions = hours.exceptions
    .filter(({ to }) => to >= today)
    .map(({ name, from, to, days, open }) => {
      const text = formatRanges(open, labels.range, labels, formats);
      const named = days?.map((day) => labels[day as Weekday]).join(labels.dayJoin);
      return interpolate(labels.exception, {
        name,
        from: formatDate(from, formats.date),
        to: formatDate(to, formats.date),
        hours: named ? interpolate(labels.dayLine, { days: named, hours: text }) : text,
      });
    });
  const days = main ? nameDays(main, labels.range, labels) : "";
  const current = exceptionOn(hours, today);
  const exception = current ? nameException(current, labels, formats) : null;
  return {
    headline: formatRanges(current?.open ?? main?.ranges ?? [], labels.range, labels, formats),
    days: exception ?? (everyDay ? labels.allDays : days),
    daysShort: exception ?? (everyDay ? labels.everyDay : days),
    lines: [...lines, ...exceptions],
    exception,
  };
}

function nameException(
  { name, from, to }: HoursException,
  labels: DescriptionLabels,
  { date }: HoursFormats,
): string {
  return from === to
    ? name
    : interpolate(labels.exceptionToday, { name, date: formatDate(to, date) });
}

const minute = 60_000;
const day = 24 * 60 * minute;

function rangesOn(hours: Hours, date: string): readonly OpenRange[] {
  return (exceptionOn(hours, date) ?? { open: hours[weekdayOf(date)] }).open;
}

/** The exception of a date (YYYY-MM-DD). Of several, the shortest one applies; of equal length, one for certain weekdays. */
function exceptionOn({ exceptions }: Hours, date: string): HoursException | undefined {
  const length = ({ from, to }: HoursException) => Date.parse(to) - Date.parse(from);
  return exceptions
    .filter(
      ({ from, to, days }) =>
        from <= date && date <= to && (!days?.length || days.includes(weekdayOf(date))),
    )
    .sort((a, b) => length(a) - length(b) || Number(!a.days?.length) - Number(!b.days?.length))[0];
}

function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sunday";
}

interface Opening {
  readonly start: number;
  readonly end: number;
  readonly range: OpenRange;
}

function openingsOn(hours: Hours, date: string): Opening[] {
  const midnight = Date.parse(`${date}T00:00:00Z`) - kuwaitOffset;
  const moment = (time: string) => {
    const [h = 0, m = 0] = time.split(":").map(Number);
    return midnight + (h * 60 + m) * minute;
  };
  return rangesOn(hours, date).map((range) => {
    const start = moment(range.from);
    const end = moment(range.to);
    return { start, end: end > start ? end : end + day, range };
  });
}

/**
 * The current state as text: `Open now until 9pm`, or the next opening: `Opens at 10am` today, otherwise with
 * `tomorrow`, the weekday, or the date from a week ahead. Uses Kuwait's time, wherever the visitor is. Null if there is
 * no opening within two weeks.
 */
export function describeOpenNow(
  hours: Hours,
  labels: HoursLabels,
  formats: HoursFormats,
  now: Date,
): string | null {
  const clock = (time: string) => formatTime(time, formats.dayPeriods);
  const time = now.getTime();
  for (let offset = -1; offset < 15; offset += 1) {
    const date = kuwaitDate(new Date(time + offset * day));
    for (const { start, end, range } of openingsOn(hours, date)) {
      if (start <= time && time < end) {
        return interpolate(labels.openUntil, { time: clock(range.to) });
      }
      if (start > time) {
        const weekday = labels[weekdayOf(date)];
        /* From a week ahead, the weekday alone would be ambiguous. */
        const day = offset < 7 ? weekday : formatDate(date, formats.date);
        const values = { time: clock(range.from), day };
        if (offset < 1) return interpolate(labels.opensAt, values);
        return interpolate(offset === 1 ? labels.opensTomorrow : labels.opensOn, values);
      }
    }
  }
  return null;
}
