import { englishFormats } from "../../../src/i18n/formats";
import { type Hours, type OpenRange, weekdays } from "../../../src/lib/opening-hours";
import { describeOpenNow, openDays } from "../../../src/sections/contact/openings";
import { site } from "../../support/content";

const labels = site.messages.hours;
const today = "2026-11-21"; // A Saturday.

const range = (from: string, to: string): OpenRange => ({ from, to });
const usual = [range("10:00", "21:00")];

/** The usual hours, with the given days replaced. */
function hours(other: Partial<Hours> = {}): Hours {
  const week = Object.fromEntries(weekdays.map((day) => [day, usual]));
  return { ...week, exceptions: [], ...other } as Hours;
}

const kuwait = (date: string, time: string) => new Date(`${date}T${time}:00+03:00`);

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

  test("of several exceptions, the shortest one applies, then one for certain weekdays", () => {
    const ramadan = { from: "2027-02-08", to: "2027-03-09" };
    const exceptions = [
      { ...ramadan, name: "Ramadan", open: [range("20:00", "01:00")] },
      { ...ramadan, name: "Fridays", days: ["friday"], open: [range("14:00", "18:00")] },
      { name: "National Day", from: "2027-02-25", to: "2027-02-25", open: [] },
    ];
    expect(open("2027-02-12", "15:00", hours({ exceptions }))).toBe("Open now until 6pm");
    expect(open("2027-02-25", "15:00", hours({ exceptions }))).toBe("Opens tomorrow at 2pm");
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

describe("openDays", () => {
  const days = (date: string, time: string, all: Hours = hours()) =>
    openDays(all, kuwait(date, time)).map((day) => day.date.slice(5));
  const partsToday = (time: string, all: Hours = hours()) =>
    openDays(all, kuwait(today, time)).find(({ date }) => date === today)?.parts;

  test("are seven, from today, across the end of a year", () => {
    const end = ["12-29", "12-30", "12-31", "01-01", "01-02", "01-03", "01-04"];
    expect(days("2026-12-29", "09:00")).toEqual(end);
  });

  test("leave out closed weekdays and holidays", () => {
    const exceptions = [{ name: "Eid", from: "2026-11-23", to: "2026-11-25", open: [] }];
    const open = ["11-21", "11-26", "11-27", "11-28", "11-30", "12-01", "12-02"];
    expect(days(today, "12:00", hours({ sunday: [], exceptions }))).toEqual(open);
  });

  test("are fewer if the salon closes for a month", () => {
    const exceptions = [{ name: "Works", from: "2026-11-23", to: "2027-01-31", open: [] }];
    expect(days(today, "12:00", hours({ exceptions }))).toEqual(["11-21", "11-22"]);
  });

  test.each([
    ["09:00", ["morning", "afternoon", "evening"]],
    ["11:59", ["morning", "afternoon", "evening"]],
    ["12:00", ["afternoon", "evening"]],
    ["17:00", ["evening"]],
    ["20:59", ["evening"]],
    ["21:00", undefined],
  ])("at %s in Kuwait, today still has %j", (time, parts) => {
    expect(partsToday(time)).toEqual(parts);
  });

  test("have only the parts in which the salon is open", () => {
    const saturday = [range("09:00", "11:00"), range("17:00", "22:00")];
    expect(partsToday("08:00", hours({ saturday }))).toEqual(["morning", "evening"]);
    expect(partsToday("08:00", hours({ saturday: [range("12:00", "17:00")] }))).toEqual([
      "afternoon",
    ]);
  });

  test("hours past midnight are the evening of the day before", () => {
    const saturday = [range("20:00", "01:30")];
    expect(partsToday("23:59", hours({ saturday }))).toEqual(["evening"]);
    expect(days("2026-11-22", "00:30", hours({ saturday, sunday: [] }))[0]).toBe("11-23");
  });
});
