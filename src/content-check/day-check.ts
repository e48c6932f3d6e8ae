import type { Node } from "jsonc-parser";
import { isRealDay, reversedDays } from "./days";
import {
  type ContentValue,
  type Documents,
  errorAt,
  itemsOf,
  lineOf,
  noticeAt,
  textOf,
  valueAt,
} from "./document";
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
export function checkHolidays(documents: Documents): Problem[] {
  const entries = itemsOf(valueAt(documents.get("site.json")?.root, "hours", "exceptions"));
  const holidays = entries.flatMap(readHoliday);
  return [
    ...entries.flatMap((entry) => checkRanges(rangesOf(valueAt(entry, "open")))),
    ...holidays.flatMap((holiday, index) => checkHoliday(holiday, holidays.slice(0, index))),
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

function lengthOf({ from, to }: Holiday): number {
  return Date.parse(to) - Date.parse(from);
}

function checkHoliday(holiday: Holiday, others: readonly Holiday[]): Problem[] {
  const { node, from, to } = holiday;
  const reversed = reversedDays(from, to);
  if (reversed) return [errorAt(valueAt(node, "to") ?? node, reversed)];
  const equal = others.find((other) => areEqual(other, holiday));
  if (equal) {
    const message = `These days overlap the holiday hours on line ${lineOf(equal.node)}, which are as long, so it is not clear which ones apply. Change the days of one.`;
    return [errorAt(node, message)];
  }
  const days = lengthOf(holiday) / 86_400_000 + 1;
  return days > 100 ? [noticeAt(node, `These hours last ${days} days. Is that right?`)] : [];
}

/** A notice if the last day of an offer, of all offers or of holiday hours is past or far ahead, as after a slip in its year. */
export function checkLastDay({ node, field }: ContentValue, today: string): Problem[] {
  const day = textOf(node) ?? "";
  if (!field.lastDay || !isRealDay(day)) return [];
  const distant = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  if (day >= today && day <= distant) return [];
  const message =
    day < today
      ? "is past. Set a new one, or delete what has ended."
      : "is more than two years ahead. Is that right?";
  return [noticeAt(node, `The last day, ${day}, ${message}`)];
}

export function checkOfferDays(documents: Documents): Problem[] {
  const last = valueAt(documents.get("pages/special-offers.json")?.root, "validUntil");
  const lastDay = textOf(last) ?? "";
  if (!last || !isRealDay(lastDay)) return [];
  return itemsOf(documents.get("offers/offers.json")?.root).flatMap((offer) => {
    const node = valueAt(offer, "until");
    const day = textOf(node) ?? "";
    if (!node || !isRealDay(day) || day <= lastDay) return [];
    const message = `Until "${day}" is after the last day of all offers, "${lastDay}" on line ${lineOf(last)} of content/pages/special-offers.json. Change one of them.`;
    return errorAt(node, message);
  });
}
