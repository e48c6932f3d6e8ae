import type { ASTNode } from "vscode-json-languageservice";
import { weekdays as days } from "../../lib/opening-hours";
import { isRealDay } from "./days";
import { itemsOf, textOf, valueAt, type ContentDocument, type Findings } from "./document";

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;
const dayLength = 24 * 60;

interface Range {
  readonly node: ASTNode;
  readonly start: number;
  /** After the start; beyond 24 h when it is after midnight. */
  readonly end: number;
}

/** Hours that cannot be kept: ranges that overlap, exceptions whose days are no days. */
export function checkHours(document: ContentDocument, today: string, findings: Findings): void {
  const hours = valueAt(document.json.root, "hours");
  const week = days.map((day) => readRanges(document, valueAt(hours, day), findings));
  week.forEach((ranges, index) => {
    const next = week[(index + 1) % week.length] ?? [];
    checkIntoNextDay(document, ranges, next, days[(index + 1) % days.length] ?? "", findings);
  });
  checkExceptions(document, itemsOf(valueAt(hours, "exceptions")), today, findings);
}

function readRanges(
  document: ContentDocument,
  node: ASTNode | undefined,
  findings: Findings,
): Range[] {
  const ranges = itemsOf(node).flatMap((item): Range[] => {
    const start = minutes(textOf(valueAt(item, "from")));
    const end = minutes(textOf(valueAt(item, "to")));
    if (start === undefined || end === undefined) return [];
    if (start === end) {
      const at = valueAt(item, "to") ?? item;
      findings.add(document, at, "Opens and closes at the same time. For a closed day write [].");
    }
    return [{ node: item, start, end: end <= start ? end + dayLength : end }];
  });
  ranges.forEach((range, index) => {
    const before = ranges[index - 1];
    if (!before) return;
    if (range.start < before.start) {
      findings.add(
        document,
        range.node,
        "These hours come before the ones above. Write the earlier ones first.",
      );
    } else if (range.start <= before.end) {
      findings.add(
        document,
        range.node,
        "These hours begin before the ones above end. Join the two, or change one.",
      );
    }
  });
  return ranges;
}

function checkIntoNextDay(
  document: ContentDocument,
  ranges: readonly Range[],
  next: readonly Range[],
  nextDay: string,
  findings: Findings,
): void {
  const last = ranges[ranges.length - 1];
  const first = next[0];
  if (last && first && last.end - dayLength > first.start) {
    const name = nextDay.charAt(0).toUpperCase() + nextDay.slice(1);
    findings.add(
      document,
      last.node,
      `These hours run past midnight and into the hours of ${name}.`,
    );
  }
}

function checkExceptions(
  document: ContentDocument,
  exceptions: readonly ASTNode[],
  today: string,
  findings: Findings,
): void {
  const seen: { from: string; to: string }[] = [];
  for (const exception of exceptions) {
    readRanges(document, valueAt(exception, "open"), findings);
    const from = readDay(document, valueAt(exception, "from"), findings);
    const toNode = valueAt(exception, "to");
    const to = readDay(document, toNode, findings);
    if (from === undefined || to === undefined || !toNode) continue;
    const name = textOf(valueAt(exception, "name")) ?? "";
    if (to < from) {
      findings.add(document, toNode, `"${name}" ends on ${to}, before it begins on ${from}.`);
    } else if (seen.some((other) => from <= other.to && to >= other.from)) {
      findings.add(
        document,
        exception,
        `"${name}" shares days with another exception. Let each day have one.`,
      );
    } else if (to < today) {
      findings.add(
        document,
        exception,
        `"${name}" is over since ${to}. You may delete it.`,
        "notice",
      );
    }
    seen.push({ from, to });
  }
}

/** A date that exists, or undefined with the finding noted. */
export function readDay(
  document: ContentDocument,
  node: ASTNode | undefined,
  findings: Findings,
): string | undefined {
  const text = textOf(node);
  if (!node || text === undefined) return undefined;
  if (isRealDay(text)) return text;
  if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) {
    findings.add(document, node, `"${text}" is not in the calendar: that month has fewer days.`);
  }
  return undefined;
}

function minutes(text: string | undefined): number | undefined {
  const match = clock.exec(text ?? "");
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
