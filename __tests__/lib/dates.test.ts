import { arabicFormats, englishFormats } from "../../src/i18n/formats";
import { formatDate, kuwaitDate } from "../../src/lib/dates";

test("formats a date in English", () => {
  expect(formatDate("2024-09-10", englishFormats.date)).toBe("September 10, 2024");
  expect(formatDate("2027-01-01", englishFormats.date)).toBe("January 1, 2027");
});

test("formats a date in Arabic with Western digits", () => {
  expect(formatDate("2027-01-31", arabicFormats.date)).toBe("31 يناير 2027");
  expect(formatDate("2026-12-05", arabicFormats.date)).toBe("5 ديسمبر 2026");
});

test("month names match Intl", () => {
  const spelled = (locale: string) =>
    Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat(locale, { month: "long" }).format(new Date(2027, index, 1)),
    );
  expect(englishFormats.date.months).toEqual(spelled("en-US"));
  expect(arabicFormats.date.months).toEqual(spelled("ar-KW"));
});

test("the date in Kuwait changes at Kuwait's midnight", () => {
  expect(kuwaitDate(new Date("2026-11-21T20:59:59Z"))).toBe("2026-11-21");
  expect(kuwaitDate(new Date("2026-11-21T21:00:00Z"))).toBe("2026-11-22");
});
