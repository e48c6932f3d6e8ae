import { arabicFormats, englishFormats } from "../../src/i18n/formats";
import {
  describeHours,
  describeOpenNow,
  formatTime,
  type Hours,
  type HoursLabels,
  type OpenRange,
  weekdays,
} from "../../src/lib/opening-hours";

const labels: HoursLabels = {
  allDays: "Sunday to Saturday (all days)",
  everyDay: "Open every day",
  allDaysLine: "Sunday - Saturday (All Days): {hours}",
  range: "{from} to {to}",
  rangeLine: "{from} - {to}",
  rangeJoin: " and ",
  dayLine: "{days}: {hours}",
  closed: "Closed",
  openUntil: "Open now until {time}",
  opensAt: "Opens at {time}",
  opensTomorrow: "Opens tomorrow at {time}",
  opensOn: "Opens {day} at {time}",
  exception: "{name}, {from} to {to}: {hours}",
  sunday: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
};
const today = "2026-11-21"; // A Saturday.

const range = (from: string, to: string): OpenRange => ({ from, to });
const usual = [range("10:00", "21:00")];

/** The usual hours on every day but those given. */
function hours(other: Partial<Hours> = {}): Hours {
  const week = Object.fromEntries(weekdays.map((day) => [day, usual]));
  return { ...week, exceptions: [], ...other } as Hours;
}

/** A moment by Kuwait's clock. */
const kuwait = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);

describe("times", () => {
  test.each([
    ["10:00", "10am"],
    ["21:00", "9pm"],
    ["21:30", "9:30pm"],
    ["09:05", "9:05am"],
    ["12:00", "12pm"],
    ["00:00", "12am"],
    ["00:15", "12:15am"],
    ["24:00", "12am"],
  ])("%s is said as %s", (time, said) => {
    expect(formatTime(time, englishFormats.dayPeriods)).toBe(said);
  });

  test.each([
    ["10:00", "10\u00a0صباحاً"],
    ["21:00", "9\u00a0مساءً"],
    ["21:30", "9:30\u00a0مساءً"],
    ["12:00", "12\u00a0ظهراً"],
    ["13:00", "1\u00a0مساءً"],
    ["00:00", "12\u00a0منتصف الليل"],
    ["24:00", "12\u00a0منتصف الليل"],
    ["01:30", "1:30\u00a0صباحاً"],
  ])("%s is said in Arabic as %s", (time, said) => {
    expect(formatTime(time, arabicFormats.dayPeriods)).toBe(said);
  });
});

describe("the hours in words", () => {
  // Specification 2, 9: Working hours in the specification's words
  test("the same on every day give the specification's sentences", () => {
    expect(describeHours(hours(), labels, englishFormats, today)).toEqual({
      headline: "10am to 9pm",
      days: "Sunday to Saturday (all days)",
      daysShort: "Open every day",
      lines: ["Sunday - Saturday (All Days): 10am - 9pm"],
    });
  });

  test("a shorter Friday makes three groups, and the headline is what most days keep", () => {
    const described = describeHours(
      hours({ friday: [range("14:00", "21:00")] }),
      labels,
      englishFormats,
      today,
    );
    expect(described.headline).toBe("10am to 9pm");
    expect(described.lines).toEqual([
      "Sunday - Thursday: 10am - 9pm",
      "Friday: 2pm - 9pm",
      "Saturday: 10am - 9pm",
    ]);
    expect(described.days).toBe("Sunday to Thursday");
    expect(described.daysShort).toBe("Sunday to Thursday");
  });

  test("a closed day says so", () => {
    const { lines } = describeHours(hours({ saturday: [] }), labels, englishFormats, today);
    expect(lines).toEqual(["Sunday - Friday: 10am - 9pm", "Saturday: Closed"]);
  });

  test("a pause at noon gives two stretches in one line", () => {
    const split = [range("10:00", "13:00"), range("16:30", "21:00")];
    const week = Object.fromEntries(weekdays.map((day) => [day, split]));
    const { headline, lines } = describeHours(hours(week), labels, englishFormats, today);
    expect(headline).toBe("10am to 1pm and 4:30pm to 9pm");
    expect(lines).toEqual(["Sunday - Saturday (All Days): 10am - 1pm and 4:30pm - 9pm"]);
  });

  test("an exception is told with its days until it is over", () => {
    const ramadan = {
      name: "Ramadan",
      from: "2027-02-08",
      to: "2027-03-09",
      open: [range("20:00", "01:00")],
    };
    const eid = { name: "Eid", from: "2027-03-10", to: "2027-03-12", open: [] };
    const all = hours({ exceptions: [ramadan, eid] });
    const later = (date: string) => describeHours(all, labels, englishFormats, date).lines.slice(1);
    const told = [
      "Ramadan, February 8, 2027 to March 9, 2027: 8pm to 1am",
      "Eid, March 10, 2027 to March 12, 2027: Closed",
    ];
    expect(later(today)).toEqual(told);
    expect(later("2027-03-09")).toEqual(told);
    expect(later("2027-03-10")).toEqual(told.slice(1));
    expect(later("2027-03-13")).toEqual([]);
  });
});

describe("whether the salon is open now", () => {
  const open = (date: string, time: string, all: Hours = hours()) =>
    describeOpenNow(all, labels, englishFormats, kuwait(date, time));

  test.each([
    ["before opening", "00:30", "Opens at 10am"],
    ["before opening", "09:59", "Opens at 10am"],
    ["from the minute it opens", "10:00", "Open now until 9pm"],
    ["until the minute it closes", "20:59", "Open now until 9pm"],
    ["after closing", "21:00", "Opens tomorrow at 10am"],
    ["after closing", "23:59", "Opens tomorrow at 10am"],
  ])("%s, at %s in Kuwait: %s", (_, time, said) => {
    expect(open(today, time)).toBe(said);
  });

  test("the clock is Kuwait's wherever the visitor is", () => {
    const moment = new Date("2026-11-21T02:30:00-05:00"); // Half past ten in Kuwait.
    expect(describeOpenNow(hours(), labels, englishFormats, moment)).toBe("Open now until 9pm");
    const night = new Date("2026-11-21T22:00:00Z"); // The next day in Kuwait.
    expect(describeOpenNow(hours(), labels, englishFormats, night)).toBe("Opens at 10am");
  });

  test("between two stretches it opens again today", () => {
    const all = hours({ saturday: [range("10:00", "13:00"), range("16:30", "21:00")] });
    expect(open(today, "12:59", all)).toBe("Open now until 1pm");
    expect(open(today, "13:00", all)).toBe("Opens at 4:30pm");
    expect(open(today, "16:30", all)).toBe("Open now until 9pm");
  });

  test("on a closed weekday it opens tomorrow, and the evening before names the day", () => {
    const all = hours({ sunday: [] });
    expect(open(today, "21:30", all)).toBe("Opens Monday at 10am");
    expect(open("2026-11-22", "12:00", all)).toBe("Opens tomorrow at 10am");
  });

  test("on the morning of a holiday it does not sound as if it opened today", () => {
    const exceptions = [{ name: "Eid", from: today, to: today, open: [] }];
    expect(open(today, "09:00", hours({ exceptions }))).toBe("Opens tomorrow at 10am");
  });

  test("an exception takes the place of the weekday's hours", () => {
    const exceptions = [{ name: "Eid", from: today, to: "2026-11-23", open: [] }];
    expect(open(today, "12:00", hours({ exceptions }))).toBe("Opens Tuesday at 10am");
    expect(open("2026-11-20", "12:00", hours({ exceptions }))).toBe("Open now until 9pm");
    expect(open("2026-11-20", "21:00", hours({ exceptions }))).toBe("Opens Tuesday at 10am");
  });

  test("closed for a week, it names the date: the weekday would be taken for an earlier one", () => {
    const until = (to: string) =>
      hours({ exceptions: [{ name: "Works", from: today, to, open: [] }] });
    expect(open(today, "12:00", until("2026-11-26"))).toBe("Opens Friday at 10am");
    expect(open(today, "12:00", until("2026-11-27"))).toBe("Opens November 28, 2026 at 10am");
    expect(open(today, "12:00", until("2026-12-01"))).toBe("Opens December 2, 2026 at 10am");
  });

  test("an evening that ends after midnight is still last night's", () => {
    const all = hours({ friday: [range("20:00", "01:30")] });
    expect(open("2026-11-20", "23:00", all)).toBe("Open now until 1:30am");
    expect(open(today, "01:29", all)).toBe("Open now until 1:30am");
    expect(open(today, "01:30", all)).toBe("Opens at 10am");
  });

  test("a salon that does not open within two weeks says nothing of it", () => {
    const exceptions = [{ name: "Works", from: today, to: "2026-12-31", open: [] }];
    expect(open(today, "12:00", hours({ exceptions }))).toBeNull();
  });
});
