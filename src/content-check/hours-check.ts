import type { Node } from "jsonc-parser";
import { weekdays } from "../lib/opening-hours";
import { type Documents, errorAt, itemsOf, noticeAt, textOf, valueAt } from "./document";
import type { Problem } from "./problem";

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;
const dayLength = 24 * 60;

interface Range {
  readonly node: Node;
  /** In minutes since the beginning of the first day. */
  readonly start: number;
  /** After the start; on the next day if it is after midnight. */
  readonly end: number;
}

/** Checks the opening hours of the week, also between one day and the next. */
export function checkHours(documents: Documents): Problem[] {
  const hours = valueAt(documents.get("site.json")?.root, "hours");
  const days = weekdays.map((day, index) => rangesOf(valueAt(hours, day), index));
  const next = rangesOf(valueAt(hours, weekdays[0]), weekdays.length).slice(0, 1);
  return checkRanges([...days.flat(), ...next]);
}

/** The opening hours of a day. Before 6 am, `from` does not fit the schema. */
export function rangesOf(node: Node | undefined, day = 0): Range[] {
  return itemsOf(node).flatMap((item) => {
    const start = minutes(textOf(valueAt(item, "from")));
    const end = minutes(textOf(valueAt(item, "to")));
    if (start === undefined || start < 6 * 60 || end === undefined) return [];
    const length = end <= start ? end + dayLength - start : end - start;
    return { node: item, start: day * dayLength + start, end: day * dayLength + start + length };
  });
}

export function checkRanges(ranges: readonly Range[]): Problem[] {
  return ranges.flatMap((range, index) => {
    const { node, start, end } = range;
    const before = ranges[index - 1];
    if (end - start === dayLength) {
      const message = "Opens and closes at the same time. For a closed day write [].";
      return [errorAt(valueAt(node, "to") ?? node, message)];
    }
    if (!before || start >= before.end) return checkLongHours(range);
    const [from, to] = [textOf(valueAt(before.node, "from")), textOf(valueAt(before.node, "to"))];
    const message = `These hours begin before the last ones (${from} to ${to}) end. Use the 24-hour clock: 7 pm is 19:00. Join the two, change one, or write the earlier one first.`;
    return [errorAt(node, message)];
  });
}

/** The longest plausible opening time, in minutes. */
const longest = 14 * 60;
/** The latest plausible closing time, 6 am. After a later one, the two times were probably swapped. */
const latestEnd = dayLength + 6 * 60;

/** A notice for implausible hours, such as 9 pm written as 09:00, or swapped times. */
function checkLongHours({ node, start, end }: Range): Problem[] {
  const last = (start % dayLength) + end - start;
  if (end - start <= longest && last <= latestEnd) return [];
  const next = last > dayLength ? " the next day" : "";
  const hours = Math.round((end - start) / 6) / 10;
  const [from, to] = ["from", "to"].map((key) => textOf(valueAt(node, key)));
  const message = `These hours are from ${from} to ${to}${next}, ${hours} hours. Is that right?`;
  return [noticeAt(node, message)];
}

function minutes(text: string | undefined): number | undefined {
  const match = clock.exec(text ?? "");
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
