import type { Node } from "jsonc-parser";
import { englishFormats } from "../i18n/formats";
import { defaultLocale } from "../i18n/locales";
import { formatDate } from "../lib/dates";
import { weekdays } from "../lib/opening-hours";
import { dayLength, isDistant, isRealDay, reversedDays } from "./days";
import { type ContentDocument, errorAt, itemsOf, noticeAt, textOf, valueAt } from "./document";
import { checkRanges, rangesOf } from "./hours-check";
import type { Problem } from "./problem";

/** Holiday hours with their days. No weekdays means all. */
interface Holiday {
  readonly node: Node;
  readonly from: string;
  readonly to: string;
  readonly days: readonly (string | undefined)[];
  readonly isClosed: boolean;
}

/** Checks holiday hours: their dates, periods that overlap, and closed days. */
export function checkHolidays(document: ContentDocument, today: string): Problem[] {
  const entries = itemsOf(valueAt(document.root, "hours", "exceptions"));
  const holidays = entries.flatMap(readHoliday);
  return [
    ...entries.flatMap((entry) => checkRanges(document, rangesOf(valueAt(entry, "open")))),
    ...holidays.flatMap((holiday, index) =>
      checkHoliday(document, holiday, holidays.slice(0, index), today),
    ),
  ];
}

function readHoliday(node: Node): Holiday[] {
  const [from = "", to = ""] = ["from", "to"].map((key) => textOf(valueAt(node, key)));
  if (!isRealDay(from) || !isRealDay(to)) return [];
  const open = valueAt(node, "open");
  const isClosed = open?.type === "array" && itemsOf(open).length === 0;
  return [{ node, from, to, days: itemsOf(valueAt(node, "days")).map(textOf), isClosed }];
}

/** Whether two have a day in common, and neither takes precedence (`exceptionOn` in lib/opening-hours.ts). */
function areEqual(one: Holiday, other: Holiday): boolean {
  const sameDays =
    one.days.length === 0
      ? other.days.length === 0
      : one.days.some((day) => other.days.includes(day));
  const overlap = one.from <= other.to && one.to >= other.from;
  return overlap && daysFrom(one.from, one.to) === daysFrom(other.from, other.to) && sameDays;
}

/** The number of days of a period. */
function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength + 1;
}

function checkHoliday(
  document: ContentDocument,
  holiday: Holiday,
  others: readonly Holiday[],
  today: string,
): Problem[] {
  const { node, from, to } = holiday;
  const name = textOf(valueAt(node, "name", defaultLocale.code)) ?? "";
  const reversed = reversedDays(from, to);
  if (reversed) return [errorAt(document, valueAt(node, "to") ?? node, reversed)];
  if (others.some((other) => areEqual(other, holiday))) {
    const message = `"${name}" overlaps other holiday hours of the same length, so it is not clear which ones apply. Change the days of one.`;
    return [errorAt(document, node, message)];
  }
  const notice =
    to < today ? `"${name}" ended on ${to}. You can delete it.` : noticeOf(holiday, today);
  return notice ? [noticeAt(document, node, notice)] : [];
}

const longestPeriod = 45;
const mostClosedDays = 10;

/** Names closed days, and asks whether a long or distant period is meant. */
function noticeOf({ from, to, days, isClosed }: Holiday, today: string): string | undefined {
  const length = daysFrom(from, to);
  const start = from < today ? today : from;
  const closed = Array.from({ length: Math.min(daysFrom(start, to), longestPeriod) })
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
