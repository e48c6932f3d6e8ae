import type { Node } from "jsonc-parser";
import { weekdays as days } from "../lib/opening-hours";
import { type ContentDocument, errorAt, itemsOf, noticeAt, textOf, valueAt } from "./document";
import type { Problem } from "./problem";

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;
const dayLength = 24 * 60;

interface Range {
  readonly node: Node;
  readonly start: number;
  /** After the start; more than 24 hours if it is after midnight. */
  readonly end: number;
}

/** Checks the opening hours of the week: ranges that overlap, also after midnight. */
export function checkHours(document: ContentDocument): Problem[] {
  const week = days.map((day) => rangesOf(valueAt(document.root, "hours", day)));
  return [
    ...week.flatMap((ranges) => checkRanges(document, ranges)),
    ...week.flatMap((ranges, index) => checkNight(document, ranges.at(-1), index, week)),
  ];
}

/** Checks that the last hours of a day end before the first ones of the next day. */
function checkNight(
  document: ContentDocument,
  last: Range | undefined,
  index: number,
  week: readonly Range[][],
): Problem[] {
  const tomorrow = (index + 1) % days.length;
  const first = week[tomorrow]?.[0];
  if (!last || !first || last.end - dayLength <= first.start) return [];
  const name = days[tomorrow]?.replace(/^./, (letter) => letter.toUpperCase());
  const message = `These hours end after midnight, during the hours of ${name}. Change one of the two.`;
  return [errorAt(document, last.node, message)];
}

/** The opening hours of a day. Before 6 am, `from` does not fit the schema. */
export function rangesOf(node: Node | undefined): Range[] {
  return itemsOf(node).flatMap((item) => {
    const start = minutes(textOf(valueAt(item, "from")));
    const end = minutes(textOf(valueAt(item, "to")));
    if (start === undefined || start < 6 * 60 || end === undefined) return [];
    return { node: item, start, end: end <= start ? end + dayLength : end };
  });
}

/** Checks the opening hours of a day. */
export function checkRanges(document: ContentDocument, ranges: readonly Range[]): Problem[] {
  return ranges.flatMap((range, index) => {
    const { node, start, end } = range;
    const before = ranges[index - 1];
    const problems = end - start === dayLength ? [] : checkLongHours(document, range);
    if (end - start === dayLength) {
      const message = "Opens and closes at the same time. For a closed day write [].";
      problems.push(errorAt(document, valueAt(node, "to") ?? node, message));
    }
    if (before && start <= before.end) {
      const message =
        start < before.start
          ? "These hours begin before the ones above. Use the 24-hour clock: 7 pm is 19:00. Or write the earlier ones first."
          : "These hours begin before the ones above end. Join the two, or change one.";
      problems.push(errorAt(document, node, message));
    }
    return problems;
  });
}

/** The longest plausible opening time, in minutes. */
const longest = 14 * 60;
/** The latest plausible closing time, 6 am. After a later one, the two times were probably swapped. */
const latestEnd = dayLength + 6 * 60;

/** A notice for implausible hours, such as 9 pm written as 09:00, or swapped times. */
function checkLongHours(document: ContentDocument, { node, start, end }: Range): Problem[] {
  if (end - start <= longest && end <= latestEnd) return [];
  const next = end > dayLength ? " the next day" : "";
  const hours = Math.round((end - start) / 6) / 10;
  const [from, to] = ["from", "to"].map((key) => textOf(valueAt(node, key)));
  const message = `These hours are from ${from} to ${to}${next}, ${hours} hours. Is that right?`;
  return [noticeAt(document, node, message)];
}

function minutes(text: string | undefined): number | undefined {
  const match = clock.exec(text ?? "");
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
