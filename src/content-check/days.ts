/** Whether a date such as "2026-02-30" exists in the calendar. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The message and remedy for a last day before the first day; undefined if the days are in order. */
export function reversedDays(from: string, to: string): string | undefined {
  if (from <= to) return undefined;
  return `The first day (${from}) is after the last day (${to}). Correct one of them, or its year.`;
}
