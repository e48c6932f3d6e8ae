import type { Formats } from "../../i18n/formats";
import { formatDate, kuwaitDate, kuwaitOffset, laterDate } from "../../lib/dates";
import { interpolate } from "../../lib/interpolate";
import {
  formatTime,
  type Hours,
  type OpenRange,
  rangesOn,
  type Weekday,
  weekdayOf,
} from "../../lib/opening-hours";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Opening {
  readonly start: number;
  readonly end: number;
  readonly range: OpenRange;
}

function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - kuwaitOffset;
}

function openingsOn(hours: Hours, date: string): Opening[] {
  const moment = (time: string) => {
    const [h = 0, m = 0] = time.split(":").map(Number);
    return midnightOf(date) + h * hour + m * minute;
  };
  return rangesOn(hours, date).map((range) => {
    const start = moment(range.from);
    const end = moment(range.to);
    return { start, end: end > start ? end : end + day, range };
  });
}

/** The texts of `describeOpenNow`; see HoursMessages in the schema. */
type OpenNowLabels = Readonly<
  Record<Weekday | "openUntil" | "opensAt" | "opensTomorrow" | "opensOn", string>
>;

/**
 * The current state as text: `Open now until 9pm`, or the next opening: `Opens at 10am` today, otherwise with
 * `tomorrow`, the weekday, or the date from a week ahead. Uses Kuwait's time, wherever the visitor is. Null if there is
 * no opening within two weeks.
 */
export function describeOpenNow(
  hours: Hours,
  labels: OpenNowLabels,
  formats: Pick<Formats, "dayPeriods" | "date">,
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

/** The parts of the day, from and until which hour. */
const partHours = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24] } as const;

type DayPart = keyof typeof partHours;

export const dayParts = Object.keys(partHours) as readonly DayPart[];

export interface OpenDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly parts: readonly DayPart[];
}

/** The next seven days in Kuwait on which the salon is open; fewer if it is closed for most of a month. */
export function openDays(hours: Hours, now: Date): OpenDay[] {
  const days: OpenDay[] = [];
  for (let offset = 0; offset < 31 && days.length < 7; offset += 1) {
    const date = laterDate(kuwaitDate(now), offset);
    const parts = openParts(hours, date, now);
    if (parts.length > 0) days.push({ date, parts });
  }
  return days;
}

/** The parts of a day (YYYY-MM-DD) in which the salon is open and that are not over. */
export function openParts(hours: Hours, date: string, now: Date): DayPart[] {
  const midnight = midnightOf(date);
  const openings = openingsOn(hours, date);
  return dayParts.filter((part) => {
    const [from, until] = partHours[part];
    const earliest = Math.max(midnight + from * hour, now.getTime());
    return openings.some(
      ({ start, end }) => Math.max(start, earliest) < Math.min(end, midnight + until * hour),
    );
  });
}
