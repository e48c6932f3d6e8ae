import { arabicFormats, englishFormats } from "../../src/i18n/formats";
import {
  describeHours,
  describeOpenNow,
  formatTime,
  type Hours,
  type OpenRange,
  weekdays,
} from "../../src/lib/opening-hours";

const labels: Parameters<typeof describeHours>[1] = {
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
  exceptionToday: "{name}, until {date}",
  dayJoin: ", ",
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

/** The usual hours, with the given days replaced. */
function hours(other: Partial<Hours> = {}): Hours {
  const week = Object.fromEntries(weekdays.map((day) => [day, usual]));
  return { ...week, exceptions: [], ...other } as Hours;
}

const kuwait = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);

describe("formatTime", () => {
  test.each([
    ["10:00", "10am"],
    ["21:00", "9pm"],
    ["21:30", "9:30pm"],
    ["09:05", "9:05am"],
    ["12:00", "12pm"],
    ["00:00", "12am"],
    ["00:15", "12:15am"],
    ["24:00", "12am"],
  ])("formats %s as %s in English", (time, said) => {
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
  ])("formats %s as %s in Arabic", (time, said) => {
    expect(formatTime(time, arabicFormats.dayPeriods)).toBe(said);
  });
});

describe("describeHours", () => {
  // Specification 2, 9: Working hours in the specification's words
  test("equal hours on every day give the specification's sentences", () => {
    expect(describeHours(hours(), labels, englishFormats, today)).toEqual({
      headline: "10am to 9pm",
      days: "Sunday to Saturday (all days)",
      daysShort: "Open every day",
      lines: ["Sunday - Saturday (All Days): 10am - 9pm"],
      exception: null,
    });
  });

  test("different hours on Friday give three lines; the headline shows the most frequent hours", () => {
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

  test("shows a closed day as closed", () => {
    const { lines } = describeHours(hours({ saturday: [] }), labels, englishFormats, today);
    expect(lines).toEqual(["Sunday - Friday: 10am - 9pm", "Saturday: Closed"]);
  });

  test("joins two ranges of a day in one line", () => {
    const split = [range("10:00", "13:00"), range("16:30", "21:00")];
    const week = Object.fromEntries(weekdays.map((day) => [day, split]));
    const { headline, lines } = describeHours(hours(week), labels, englishFormats, today);
    expect(headline).toBe("10am to 1pm and 4:30pm to 9pm");
    expect(lines).toEqual(["Sunday - Saturday (All Days): 10am - 1pm and 4:30pm - 9pm"]);
  });

  test("lists an exception until its last day", () => {
    const ramadan = {
      name: "Ramadan",
      from: "2027-02-08",
      to: "2027-03-09",
      open: [range("20:00", "01:00")],
    };
    const eid = { name: "Eid", from: "2027-03-10", to: "2027-03-12", open: [] };
    const all = hours({ exceptions: [ramadan, eid] });
    const later = (date: string) => describeHours(all, labels, englishFormats, date).lines.slice(1);
    const texts = [
      "Ramadan, February 8, 2027 to March 9, 2027: 8pm to 1am",
      "Eid, March 10, 2027 to March 12, 2027: Closed",
    ];
    expect(later(today)).toEqual(texts);
    expect(later("2027-03-09")).toEqual(texts);
    expect(later("2027-03-10")).toEqual(texts.slice(1));
    expect(later("2027-03-13")).toEqual([]);
  });

  describe("on the days of an exception", () => {
    const name = "Ramadan hours";
    const ramadan = { name, from: "2027-02-08", to: "2027-03-09", open: [range("20:00", "01:00")] };
    const days = ["friday" as const];
    const fridays = { ...ramadan, name: "Ramadan Fridays", days, open: [range("14:00", "18:00")] };
    const national = { name: "National Day", from: "2027-02-25", to: "2027-02-25", open: [] };
    const all = hours({ exceptions: [ramadan, fridays, national] });
    const on = (date: string) => describeHours(all, labels, englishFormats, date);

    test.each([
      ["2027-02-08", "8pm to 1am", `${name}, until March 9, 2027`],
      ["2027-02-12", "2pm to 6pm", "Ramadan Fridays, until March 9, 2027"],
      ["2027-02-25", "Closed", "National Day"],
      ["2027-03-09", "8pm to 1am", `${name}, until March 9, 2027`],
    ])(
      "%s, the texts are about its hours: the shortest one, then one for a weekday",
      (date, headline, said) => {
        expect(on(date)).toMatchObject({ headline, days: said, daysShort: said, exception: said });
      },
    );

    test.each(["2027-02-07", "2027-03-10"])("not on %s", (date) => {
      expect(on(date)).toMatchObject({ headline: "10am to 9pm", exception: null });
    });

    test("the list names the weekdays", () => {
      expect(on(today).lines).toContain(
        "Ramadan Fridays, February 8, 2027 to March 9, 2027: Friday: 2pm to 6pm",
      );
    });

    test("the salon opens at the hours of the shortest one", () => {
      const open = (date: string) =>
        describeOpenNow(all, labels, englishFormats, kuwait(date, "15:00"));
      expect(open("2027-02-12")).toBe("Open now until 6pm");
      expect(open("2027-02-25")).toBe("Opens tomorrow at 2pm");
    });
  });
});

describe("describeOpenNow", () => {
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

  test("uses Kuwait's time in every time zone", () => {
    const moment = new Date("2026-11-21T02:30:00-05:00"); // Half past ten in Kuwait.
    expect(describeOpenNow(hours(), labels, englishFormats, moment)).toBe("Open now until 9pm");
    const night = new Date("2026-11-21T22:00:00Z"); // The next day in Kuwait.
    expect(describeOpenNow(hours(), labels, englishFormats, night)).toBe("Opens at 10am");
  });

  test("between two ranges it opens again today", () => {
    const all = hours({ saturday: [range("10:00", "13:00"), range("16:30", "21:00")] });
    expect(open(today, "12:59", all)).toBe("Open now until 1pm");
    expect(open(today, "13:00", all)).toBe("Opens at 4:30pm");
    expect(open(today, "16:30", all)).toBe("Open now until 9pm");
  });

  test("names the next open day before a closed day", () => {
    const all = hours({ sunday: [] });
    expect(open(today, "21:30", all)).toBe("Opens Monday at 10am");
    expect(open("2026-11-22", "12:00", all)).toBe("Opens tomorrow at 10am");
  });

  test("on a holiday it opens tomorrow, not today", () => {
    const exceptions = [{ name: "Eid", from: today, to: today, open: [] }];
    expect(open(today, "09:00", hours({ exceptions }))).toBe("Opens tomorrow at 10am");
  });

  test("an exception replaces the weekday's hours", () => {
    const exceptions = [{ name: "Eid", from: today, to: "2026-11-23", open: [] }];
    expect(open(today, "12:00", hours({ exceptions }))).toBe("Opens Tuesday at 10am");
    expect(open("2026-11-20", "12:00", hours({ exceptions }))).toBe("Open now until 9pm");
    expect(open("2026-11-20", "21:00", hours({ exceptions }))).toBe("Opens Tuesday at 10am");
  });

  test("names the date when the salon is closed for a week or longer", () => {
    const until = (to: string) =>
      hours({ exceptions: [{ name: "Works", from: today, to, open: [] }] });
    expect(open(today, "12:00", until("2026-11-26"))).toBe("Opens Friday at 10am");
    expect(open(today, "12:00", until("2026-11-27"))).toBe("Opens November 28, 2026 at 10am");
    expect(open(today, "12:00", until("2026-12-01"))).toBe("Opens December 2, 2026 at 10am");
  });

  test("hours past midnight belong to the day before", () => {
    const all = hours({ friday: [range("20:00", "01:30")] });
    expect(open("2026-11-20", "23:00", all)).toBe("Open now until 1:30am");
    expect(open(today, "01:29", all)).toBe("Open now until 1:30am");
    expect(open(today, "01:30", all)).toBe("Opens at 10am");
  });

  test("returns null when the salon does not open within two weeks", () => {
    const exceptions = [{ name: "Works", from: today, to: "2026-12-31", open: [] }];
    expect(open(today, "12:00", hours({ exceptions }))).toBeNull();
  });
});
