import type { DateFormat } from "../i18n/formats";
import { interpolate } from "./interpolate";

/** In English, `2024-09-10` as `September 10, 2024`. */
export function formatDate(date: string, { text, months }: DateFormat): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return interpolate(text, { year, month: months[month - 1] ?? "", day });
}

/** In milliseconds. Kuwait is three hours ahead of UTC all year: it keeps no summer time. */
export const kuwaitOffset = 3 * 3_600_000;

/** The day in Kuwait at a moment, YYYY-MM-DD. */
export function kuwaitDate(now: Date): string {
  return new Date(now.getTime() + kuwaitOffset).toISOString().slice(0, 10);
}
