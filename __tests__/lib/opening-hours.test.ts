import { arabicFormats, englishFormats } from "../../src/i18n/formats";
import { formatTime } from "../../src/lib/opening-hours";

describe("formatTime", () => {
  test.each([
    ["10:00", "10am"],
    ["21:00", "9pm"],
    ["21:30", "9:30pm"],
    ["09:05", "9:05am"],
    ["12:00", "noon"],
    ["12:01", "12:01pm"],
    ["00:00", "midnight"],
    ["00:15", "12:15am"],
  ])("formats %s as %s in English", (time, said) => {
    expect(formatTime(time, englishFormats.dayPeriods)).toBe(said);
  });

  test.each([
    ["21:00", "21 h"],
    ["00:30", "0:30 h"],
  ])("formats %s as %s on the 24-hour clock", (time, said) => {
    expect(formatTime(time, [{ until: 24 * 60, text: "{hour} h" }])).toBe(said);
  });

  test.each([
    ["00:00", "12\u00a0منتصف الليل"],
    ["00:30", "12:30\u00a0بعد منتصف الليل"],
    ["03:59", "3:59\u00a0بعد منتصف الليل"],
    ["04:00", "4\u00a0صباحاً"],
    ["10:00", "10\u00a0صباحاً"],
    ["12:00", "12\u00a0ظهراً"],
    ["13:00", "1\u00a0ظهراً"],
    ["15:00", "3\u00a0عصراً"],
    ["17:59", "5:59\u00a0عصراً"],
    ["18:00", "6\u00a0مساءً"],
    ["21:30", "9:30\u00a0مساءً"],
    ["23:59", "11:59\u00a0مساءً"],
  ])("formats %s as %s in Arabic", (time, said) => {
    expect(formatTime(time, arabicFormats.dayPeriods)).toBe(said);
  });
});
