import type { Locale } from "../i18n/locales";
import { type PluralForms, pluralOf } from "../i18n/plural";
import { interpolate } from "../lib/interpolate";

interface DurationFormat {
  readonly hours: PluralForms;
  readonly minutes: PluralForms;
  /** Between hours and minutes. */
  readonly join: string;
  /** Words for minutes after an hour, in place of figures. */
  readonly parts?: Readonly<Record<number, string>>;
}

const formats: Readonly<Record<Locale, DurationFormat>> = {
  en: {
    hours: { other: "{count}\u00a0h" },
    minutes: { other: "{count}\u00a0min" },
    join: "\u00a0",
  },
  ar: {
    hours: {
      ...{ one: "ساعة", two: "ساعتان" },
      ...{ few: "{count}\u00a0ساعات", other: "{count}\u00a0ساعة" },
    },
    minutes: { few: "{count}\u00a0دقائق", other: "{count}\u00a0دقيقة" },
    join: "\u00a0و",
    parts: { 15: "ربع", 30: "نصف" },
  },
};

/** A number of minutes as text: `45 min`, `1 h 30 min`; in Arabic `45 دقيقة`, `ساعة ونصف`. */
export function formatDuration(total: number, locale: Locale): string {
  const { hours: hourForms, minutes: minuteForms, join, parts } = formats[locale];
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const inForms = (forms: PluralForms, count: number) =>
    interpolate(pluralOf(forms, count, locale), { count });
  if (hours === 0) return inForms(minuteForms, minutes);
  if (minutes === 0) return inForms(hourForms, hours);
  return inForms(hourForms, hours) + join + (parts?.[minutes] ?? inForms(minuteForms, minutes));
}
