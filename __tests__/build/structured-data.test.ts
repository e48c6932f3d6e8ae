import { openingHours } from "../../src/build/structured-data";
import { laterDate } from "../../src/lib/dates";
import { exceptionOn, weekdayOf, weekdays } from "../../src/lib/opening-hours";

type Entry = Record<"opens" | "closes" | "validFrom" | "validThrough", string> & {
  dayOfWeek: string[];
};

const usual = [{ from: "10:00", to: "21:00" }];
const nights = [{ from: "20:00", to: "01:00" }];
const ramadan = { from: "2027-02-08", to: "2027-03-09" };
const exceptions = [
  { ...ramadan, name: "Ramadan", days: null, open: [{ from: "13:00", to: "16:30" }, ...nights] },
  { ...ramadan, name: "Fridays in Ramadan", days: ["friday"], open: nights },
  { name: "National holidays", from: "2027-02-25", to: "2027-02-26", days: null, open: [] },
  { name: "Saturdays", from: "2027-03-01", to: "2027-05-01", days: ["saturday"], open: usual },
];

test("the hours of each date are those of its exception", () => {
  const week = weekdays.map((day) => ({ day, open: usual }));
  const entries: Entry[] = JSON.parse(JSON.stringify(openingHours({ week, exceptions })));
  const written = (date: string) =>
    entries
      .filter(({ validFrom, validThrough }) => validFrom <= date && date <= validThrough)
      .filter(({ dayOfWeek }) => dayOfWeek.join().toLowerCase().includes(weekdayOf(date)))
      .map(({ opens, closes }) => ({ from: opens, to: closes }));
  for (let date = "2027-02-01"; date < "2027-06-01"; date = laterDate(date, 1)) {
    const { open } = exceptionOn({ exceptions }, date) ?? {};
    const expected = open?.length === 0 ? [{ from: "00:00", to: "00:00" }] : (open ?? []);
    expect({ [date]: written(date) }).toEqual({ [date]: expected });
  }
});
