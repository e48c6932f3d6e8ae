import type { Node } from "jsonc-parser";
import { englishFormats } from "../i18n/formats";
import { defaultLocale } from "../i18n/locales";
import { formatDate } from "../lib/dates";
import { weekdays } from "../lib/opening-hours";
import { dayLength, isDistant, isRealDay, reversedDays } from "./days";
import { type ContentDocument, errorAt, itemsOf, noticeAt, textOf, valueAt } from "./document";
import { checkRanges, rangesOf } from "./hours-check";
import type { Problem } from "./problem";

/** The days of holiday hours. No weekdays means all. */
interface Period {
  readonly from: string;
  readonly to: string;
  readonly days: readonly (string | undefined)[];
}

/** Checks holiday hours: their dates, periods that overlap, and closed days. */
export function checkHolidays(document: ContentDocument, today: string): Problem[] {
  const seen: Period[] = [];
  return itemsOf(valueAt(document.root, "hours", "exceptions")).flatMap((entry) => {
    const open = valueAt(entry, "open");
    const problems = checkRanges(document, rangesOf(open));
    const [from = "", to = ""] = ["from", "to"].map((key) => textOf(valueAt(entry, key)));
    if (!isRealDay(from) || !isRealDay(to)) return problems;
    const period = { from, to, days: itemsOf(valueAt(entry, "days")).map(textOf) };
    const isRepeat = seen.some((other) => areEqual(other, period));
    seen.push(period);
    const isClosed = open?.type === "array" && itemsOf(open).length === 0;
    return [...problems, ...checkPeriod(document, entry, period, { isRepeat, isClosed, today })];
  });
}

/** Whether two periods have a day in common, and neither takes precedence (`exceptionOn` in lib/opening-hours.ts). */
function areEqual(one: Period, other: Period): boolean {
  const sameDays =
    one.days.length === 0
      ? other.days.length === 0
      : one.days.some((day) => other.days.includes(day));
  const overlap = one.from <= other.to && one.to >= other.from;
  return overlap && lengthOf(one) === lengthOf(other) && sameDays;
}

/** The length of a period in days. */
function lengthOf({ from, to }: Pick<Period, "from" | "to">): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength + 1;
}

interface Facts {
  readonly isRepeat: boolean;
  readonly isClosed: boolean;
  readonly today: string;
}

function checkPeriod(
  document: ContentDocument,
  entry: Node,
  period: Period,
  { isRepeat, isClosed, today }: Facts,
): Problem[] {
  const name = textOf(valueAt(entry, "name", defaultLocale.code)) ?? "";
  const reversed = reversedDays(period.from, period.to);
  if (reversed) return [errorAt(document, valueAt(entry, "to") ?? entry, reversed)];
  if (isRepeat) {
    const message = `"${name}" overlaps other holiday hours of the same length, so it is not clear which ones apply. Change the days of one.`;
    return [errorAt(document, entry, message)];
  }
  if (period.to < today) {
    return [noticeAt(document, entry, `"${name}" ended on ${period.to}. You can delete it.`)];
  }
  const message = periodNotice(period, isClosed, today);
  return message ? [noticeAt(document, entry, message)] : [];
}

const longestPeriod = 45;
const mostClosedDays = 10;

/** Names closed days, and asks whether a long or distant period is meant. */
function periodNotice(period: Period, isClosed: boolean, today: string): string | undefined {
  const { from, to, days } = period;
  const length = lengthOf(period);
  const start = from < today ? today : from;
  const closed = Array.from({ length: Math.min(lengthOf({ from: start, to }), longestPeriod) })
    .map((_, day) => new Date(Date.parse(start) + day * dayLength))
    .filter((date) => days.length === 0 || days.includes(weekdays[date.getUTCDay()]))
    .map((date) => written(date.toISOString().slice(0, 10)));
  const isLong = length > longestPeriod || (isClosed && closed.length > mostClosedDays);
  if (!isClosed && !isLong && !isDistant(to, today)) return undefined;
  const when =
    isLong || !isClosed ? `from ${written(from)} to ${written(to)}` : `on ${closed.join("; ")}`;
  const count = isLong ? `, a period of ${length} days` : "";
  const question = isLong || isDistant(to, today) ? " Is that right?" : "";
  return `${isClosed ? "Closed" : "These hours apply"} ${when}${count}.${question}`;
}

function written(day: string): string {
  return formatDate(day, englishFormats.date);
}
