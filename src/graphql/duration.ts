import type { LocaleRow } from "../i18n/locales";
import { type PluralForms, pluralOf } from "../i18n/plural";
import { interpolate } from "../lib/interpolate";

/** A number of minutes as text: `45 min`, `1 h 30 min`; in Arabic `45 دقيقة`, `ساعة ونصف`. */
export function formatDuration(total: number, { code, formats }: LocaleRow): string {
  const { hours: hourForms, minutes: minuteForms, join, parts } = formats.duration;
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const inForms = (forms: PluralForms, count: number) =>
    interpolate(pluralOf(forms, count, code), { count });
  if (hours === 0) return inForms(minuteForms, minutes);
  if (minutes === 0) return inForms(hourForms, hours);
  return inForms(hourForms, hours) + join + (parts?.[minutes] ?? inForms(minuteForms, minutes));
}
