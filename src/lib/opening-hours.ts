import type { Formats } from "../i18n/formats";
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

/**
 * Formats a time by the template of its part of the day, without `:00`: `{time}` is on the 12-hour clock, as in `9:30pm`,
 * and `{hour}` on the 24-hour clock, as in `21:30`.
 */
export function formatTime(time: string, dayPeriods: Formats["dayPeriods"]): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  const period = dayPeriods.find(({ until }) => hour * 60 + minute < until);
  return interpolate(period?.text ?? "{time}", {
    time: `${hour % 12 || 12}${minutes}`,
    hour: `${hour}${minutes}`,
  });
}

/** The ranges of a date (YYYY-MM-DD). */
export function rangesOn(hours: Hours, date: string): readonly OpenRange[] {
  return (exceptionOn(hours, date) ?? { open: hours[weekdayOf(date)] }).open;
}

/** The exception of a date (YYYY-MM-DD). Of several, the shortest one applies; of equal length, one for certain weekdays. */
export function exceptionOn(
  { exceptions }: Pick<Hours, "exceptions">,
  date: string,
): HoursException | undefined {
  const length = ({ from, to }: HoursException) => Date.parse(to) - Date.parse(from);
  return exceptions
    .filter(
      ({ from, to, days }) =>
        from <= date && date <= to && (!days?.length || days.includes(weekdayOf(date))),
    )
    .sort((a, b) => length(a) - length(b) || Number(!a.days?.length) - Number(!b.days?.length))[0];
}

/** The weekday of a date (YYYY-MM-DD). */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "sunday";
}
