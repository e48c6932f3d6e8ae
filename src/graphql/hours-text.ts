/** The opening hours as text, which the build computes. */
import type { LocaleRow } from "../i18n/locales";
import { formatDate } from "../lib/dates";
import { interpolate } from "../lib/interpolate";
import {
  exceptionOn,
  formatTime,
  type Hours,
  type HoursException,
  type OpenRange,
  type Weekday,
  weekdays,
} from "../lib/opening-hours";

/** The texts for hours; see HoursMessages in the schema. */
export type HoursLabels = Readonly<
  Record<
    | Weekday
    | "allDays"
    | "everyDay"
    | "allDaysLine"
    | "range"
    | "rangeLine"
    | "dayLine"
    | "closed"
    | "exceptionToday"
    | "exception",
    string
  >
>;

/** The salon's hours as text. Exceptions that ended before `today` (YYYY-MM-DD, Kuwait) are left out. */
export function describeHours(hours: Hours, labels: HoursLabels, locale: LocaleRow, today: string) {
  const words = wordsFor(labels, locale);
  const groups = groupDays(hours);
  const [main, ...others] = groups.toSorted((a, b) => weight(b) - weight(a));
  const everyDay = others.length === 0;
  const current = exceptionOn(hours, today);
  const exception = current ? words.today(current) : null;
  const usual = main?.ranges ?? [];
  const days = main ? words.days(main.days, labels.range) : "";
  return {
    headline: words.ranges(current?.open ?? usual, labels.range),
    days: exception ?? (everyDay ? labels.allDays : days),
    daysShort: exception ?? (everyDay && usual.length ? labels.everyDay : days),
    otherDays: current ? [] : others.map((group) => words.group(group, labels.range)),
    lines: [
      ...groups.map((group) =>
        everyDay
          ? interpolate(labels.allDaysLine, { hours: words.ranges(usual, labels.rangeLine) })
          : words.group(group, labels.rangeLine),
      ),
      ...hours.exceptions.filter(({ to }) => to >= today).map(words.exception),
    ],
  };
}

interface DayGroup {
  readonly days: readonly Weekday[];
  readonly ranges: readonly OpenRange[];
}

/** Groups the days with the same hours, in the order of their first days. */
function groupDays(hours: Hours): DayGroup[] {
  const groups: { days: Weekday[]; ranges: readonly OpenRange[] }[] = [];
  for (const day of weekdays) {
    const ranges = hours[day];
    const same = groups.find((group) => JSON.stringify(group.ranges) === JSON.stringify(ranges));
    if (same) same.days.push(day);
    else groups.push({ days: [day], ranges });
  }
  return groups;
}

/** The largest for the group in the headline: of the open days, those that are most. */
function weight({ days, ranges }: DayGroup): number {
  return days.length + (ranges.length ? weekdays.length : 0);
}

/** Phrases in the words of a locale. A `template` is the text of a range. */
function wordsFor(labels: HoursLabels, { code, formats }: LocaleRow) {
  const { dayPeriods, date, rangeJoin } = formats;
  const list = new Intl.ListFormat(code);

  function range(template: string, from: string, to: string): string {
    return interpolate(template, { from, to });
  }

  function ranges(open: readonly OpenRange[], template: string): string {
    if (open.length === 0) return labels.closed;
    return open
      .map(({ from, to }) =>
        range(template, formatTime(from, dayPeriods), formatTime(to, dayPeriods)),
      )
      .join(rangeJoin);
  }

  /** Three days or more in a row are a range: `Sunday to Thursday`. */
  function days(named: readonly Weekday[], template: string): string {
    const names = consecutive(named).flatMap((row) => {
      const own = row.map((day) => labels[day]);
      return own.length > 2 ? range(template, own[0] ?? "", own.at(-1) ?? "") : own;
    });
    return list.format(names);
  }

  function group(own: DayGroup, template: string): string {
    return interpolate(labels.dayLine, {
      days: days(own.days, template),
      hours: ranges(own.ranges, template),
    });
  }

  function exception({ name, from, to, days: some, open }: HoursException): string {
    const first = formatDate(from, date);
    return interpolate(labels.exception, {
      name,
      dates: from === to ? first : range(labels.range, first, formatDate(to, date)),
      hours: some?.length
        ? group({ days: weekdays.filter((day) => some.includes(day)), ranges: open }, labels.range)
        : ranges(open, labels.range),
    });
  }

  function today({ name, from, to }: HoursException): string {
    return from === to
      ? name
      : interpolate(labels.exceptionToday, { name, date: formatDate(to, date) });
  }

  return { ranges, days, group, exception, today };
}

/** Splits weekdays into rows of consecutive days. A row may pass the end of the week: Friday, Saturday, Sunday. */
function consecutive(days: readonly Weekday[]): Weekday[][] {
  const start = weekdays.findLastIndex((day) => !days.includes(day)) + 1;
  const rows: Weekday[][] = [[]];
  for (const day of [...weekdays.slice(start), ...weekdays.slice(0, start)]) {
    if (days.includes(day)) rows.at(-1)?.push(day);
    else rows.push([]);
  }
  return rows;
}
