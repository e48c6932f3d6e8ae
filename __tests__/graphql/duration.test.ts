/** @jest-environment node */
import { formatDuration } from "../../src/graphql/duration";
import { localeOf } from "../../src/i18n/locales";

test.each([
  [5, "5 min", "5 دقائق"],
  [45, "45 min", "45 دقيقة"],
  [60, "1 h", "ساعة"],
  [70, "1 h 10 min", "ساعة و10 دقائق"],
  [75, "1 h 15 min", "ساعة وربع"],
  [90, "1 h 30 min", "ساعة ونصف"],
  [150, "2 h 30 min", "ساعتان ونصف"],
  [200, "3 h 20 min", "3 ساعات و20 دقيقة"],
  [600, "10 h", "10 ساعات"],
])("%d minutes are written in each language", (minutes, english, arabic) => {
  const written = (code: string) =>
    formatDuration(minutes, localeOf(code)).replaceAll("\u00a0", " ");
  expect([written("en"), written("ar")]).toEqual([english, arabic]);
});
