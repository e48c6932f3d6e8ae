import type { Formats } from "../i18n/formats";
import { interpolate } from "./interpolate";

/** Formats a date: in English, `2024-09-10` as `September 10, 2024`. */
export function formatDate(
  date: string,
  { text, months }: Pick<Formats["date"], "text" | "months">,
): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return interpolate(text, { year, month: months[month - 1] ?? "", day });
}

/** Kuwait's offset from UTC in milliseconds. Kuwait has no daylight saving time. */
export const kuwaitOffset = 3 * 3_600_000;

/** The date in Kuwait at a moment, YYYY-MM-DD. */
export function kuwaitDate(now: Date): string {
  return new Date(now.getTime() + kuwaitOffset).toISOString().slice(0, 10);
}

/** The date (YYYY-MM-DD) some days later. */
export function laterDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
