import type { Node } from "jsonc-parser";
import { defaultLocale } from "../i18n/locales";
import { isRealDay, reversedDays } from "./days";
import { type ContentDocument, errorAt, itemsOf, noticeAt, textOf, valueAt } from "./document";
import { checkRanges, rangesOf } from "./hours-check";
import type { Problem } from "./problem";

/** Holiday hours with their days. No weekdays means all. */
interface Holiday {
  readonly node: Node;
  readonly from: string;
  readonly to: string;
  readonly days: readonly (string | undefined)[];
}

/** Checks holiday hours: their dates, and periods that overlap. */
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
  return [{ node, from, to, days: itemsOf(valueAt(node, "days")).map(textOf) }];
}

/** Whether two have a day in common, and neither takes precedence (`exceptionOn` in lib/opening-hours.ts). */
function areEqual(one: Holiday, other: Holiday): boolean {
  const sameDays =
    one.days.length === 0
      ? other.days.length === 0
      : one.days.some((day) => other.days.includes(day));
  const overlap = one.from <= other.to && one.to >= other.from;
  return overlap && lengthOf(one) === lengthOf(other) && sameDays;
}

/** The length of a period, in milliseconds. */
function lengthOf({ from, to }: Holiday): number {
  return Date.parse(to) - Date.parse(from);
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
  if (to >= today) return [];
  return [noticeAt(document, node, `"${name}" ended on ${to}. You can delete it.`)];
}
