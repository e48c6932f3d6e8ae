import { describeHours } from "../../src/graphql/hours-text";
import { localeOf } from "../../src/i18n/locales";
import { type Hours, type OpenRange, type Weekday, weekdays } from "../../src/lib/opening-hours";
import { contentIn, site } from "../support/content";

const labels = site.messages.hours;
const arabicLabels = contentIn("ar").site.messages.hours;
const english = localeOf("en");
const arabic = localeOf("ar");
const today = "2026-11-21"; // A Saturday.

const range = (from: string, to: string): OpenRange => ({ from, to });
const usual = [range("10:00", "21:00")];
const short = [range("14:00", "21:00")];

/** The usual hours, with the given days replaced. */
function hours(other: Partial<Hours> = {}): Hours {
  const week = Object.fromEntries(weekdays.map((day) => [day, usual]));
  return { ...week, exceptions: [], ...other } as Hours;
}

/** The hours of a salon that is closed on the given days. */
function closedOn(...days: Weekday[]): Hours {
  return hours(Object.fromEntries(days.map((day) => [day, []])));
}

// Specification 2, 9: Working hours in the specification's words
test("equal hours on every day give the specification's sentences", () => {
  const text: Queries.HoursText = describeHours(hours(), labels, english, today);
  expect(text).toEqual({
    headline: "10am to 9pm",
    days: "Sunday to Saturday (all days)",
    daysShort: "Open every day",
    otherDays: [],
    lines: ["Sunday - Saturday (All Days): 10am - 9pm"],
  });
});

test("a day off is not among the open days, and has a line", () => {
  expect(describeHours(closedOn("saturday"), labels, english, today)).toMatchObject({
    headline: "10am to 9pm",
    days: "Sunday to Friday",
    daysShort: "Sunday to Friday",
    otherDays: ["Saturday: Closed"],
    lines: ["Sunday - Friday: 10am - 9pm", "Saturday: Closed"],
  });
});

test("the headline has the hours of most open days, also if the salon is closed on more", () => {
  const weekend = closedOn("sunday", "monday", "tuesday", "wednesday");
  expect(describeHours(weekend, labels, english, today)).toMatchObject({
    headline: "10am to 9pm",
    days: "Thursday to Saturday",
    otherDays: ["Sunday to Wednesday: Closed"],
  });
});

test("a salon that is closed all week is not open every day", () => {
  expect(describeHours(closedOn(...weekdays), labels, english, today)).toMatchObject({
    headline: "Closed",
    daysShort: "Sunday to Saturday",
    lines: ["Sunday - Saturday (All Days): Closed"],
  });
});

describe("days with the same hours are named together", () => {
  const open = (...days: Weekday[]) =>
    describeHours(
      closedOn(...weekdays.filter((day) => !days.includes(day))),
      labels,
      english,
      today,
    ).days;

  test.each<[string, Weekday[]]>([
    ["Saturday to Thursday", weekdays.filter((day) => day !== "friday")],
    ["Sunday to Thursday", ["sunday", "monday", "tuesday", "wednesday", "thursday"]],
    ["Friday and Saturday", ["friday", "saturday"]],
    ["Sunday, Tuesday, and Thursday", ["sunday", "tuesday", "thursday"]],
    ["Sunday to Tuesday and Thursday", ["sunday", "monday", "tuesday", "thursday"]],
  ])("%s", (said, days) => {
    expect(open(...days)).toBe(said);
  });
});

test("joins two ranges of a day in one line", () => {
  const split = [range("10:00", "13:00"), range("16:30", "21:00")];
  const week = Object.fromEntries(weekdays.map((day) => [day, split]));
  const { headline, lines } = describeHours(hours(week), labels, english, today);
  expect(headline).toBe("10am to 1pm and 4:30pm to 9pm");
  expect(lines).toEqual(["Sunday - Saturday (All Days): 10am - 1pm and 4:30pm - 9pm"]);
});

test("in Arabic, ranges begin with a word, and two days are joined with another", () => {
  const week = hours({ friday: short, saturday: short });
  expect(describeHours(week, arabicLabels, arabic, today)).toMatchObject({
    headline: "من 10\u00a0صباحاً إلى 9\u00a0مساءً",
    days: "من الأحد إلى الخميس",
    otherDays: ["الجمعة والسبت: من 2\u00a0ظهراً إلى 9\u00a0مساءً"],
  });
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
  const later = (date: string) => describeHours(all, labels, english, date).lines.slice(1);
  const texts = [
    "Ramadan, February 8, 2027 to March 9, 2027: 8pm to 1am",
    "Eid, March 10, 2027 to March 12, 2027: Closed",
  ];
  expect(later(today)).toEqual(texts);
  expect(later("2027-03-09")).toEqual(texts);
  expect(later("2027-03-10")).toEqual(texts.slice(1));
  expect(later("2027-03-13")).toEqual([]);
});

test("an exception of one day has one date", () => {
  const national = (name: string) =>
    hours({ exceptions: [{ name, from: "2027-02-25", to: "2027-02-25", open: [] }] });
  const own = describeHours(national("National Day"), labels, english, today);
  expect(own.lines.at(-1)).toBe("National Day, February 25, 2027: Closed");
  const translated = describeHours(national("العيد الوطني"), arabicLabels, arabic, today);
  expect(translated.lines.at(-1)).toBe("العيد الوطني، 25 فبراير 2027: مغلق");
});

describe("on the days of an exception", () => {
  const name = "Ramadan hours";
  const ramadan = { name, from: "2027-02-08", to: "2027-03-09", open: [range("20:00", "01:00")] };
  const days = ["friday", "saturday"] as const;
  const weekend = { ...ramadan, name: "Ramadan weekends", days, open: [range("14:00", "18:00")] };
  const national = { name: "National Day", from: "2027-02-25", to: "2027-02-25", open: [] };
  const exceptions = [ramadan, weekend, national];
  const on = (date: string) =>
    describeHours(hours({ exceptions, friday: [] }), labels, english, date);

  test.each([
    ["2027-02-08", "8pm to 1am", `${name}, until March 9, 2027`],
    ["2027-02-12", "2pm to 6pm", "Ramadan weekends, until March 9, 2027"],
    ["2027-02-25", "Closed", "National Day"],
    ["2027-03-09", "8pm to 1am", `${name}, until March 9, 2027`],
  ])("%s, the texts are about its hours", (date, headline, said) => {
    const shown = { headline, days: said, daysShort: said, otherDays: [] };
    expect(on(date)).toMatchObject(shown);
  });

  test.each(["2027-02-07", "2027-03-10"])("not on %s", (date) => {
    expect(on(date)).toMatchObject({ headline: "10am to 9pm", daysShort: "Saturday to Thursday" });
  });

  test("the list keeps the usual hours", () => {
    const { lines } = describeHours(hours({ exceptions }), labels, english, "2027-02-25");
    expect(lines[0]).toBe("Sunday - Saturday (All Days): 10am - 9pm");
  });

  test("the list names the weekdays", () => {
    expect(on(today).lines).toContain(
      "Ramadan weekends, February 8, 2027 to March 9, 2027: Friday and Saturday: 2pm to 6pm",
    );
  });
});
