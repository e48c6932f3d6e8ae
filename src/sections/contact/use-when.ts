import { useMinute } from "../../hooks/use-minute";
import { useStored } from "../../hooks/use-stored";
import { formatDate, kuwaitDate, laterDate } from "../../lib/dates";
import { interpolate } from "../../lib/interpolate";
import { weekdayOf } from "../../lib/opening-hours";
import { loadDraft, saveDraft } from "./enquiry-draft";
import { dayParts, describeOpenNow, type OpenDay, openDays, openParts } from "./openings";

/** The last choice of a day. The draft has the date behind it: `later/2027-01-13`. */
const later = "later";

/**
 * When the visitor would like to come: a day and a part of it, of those at which the salon is open. The built HTML offers
 * none. A choice is dropped when its day is over, or the salon is closed on it.
 */
export function useWhen(
  labels: Queries.EnquiryFormLabelsFragment["when"],
  { hours, hoursFormats, messages }: Queries.EnquirySalonFragment,
) {
  const now = useMinute();
  const next = now ? openDays(hours, new Date(now)) : [];
  const stored = useStored(() => loadDraft().when);
  const today = kuwaitDate(new Date(now));
  const max = laterDate(today, 360); // The message does not say the year.
  const read = (when: string) =>
    readWhen(when, next, (date) => (date > max ? [] : openParts(hours, date, new Date(now))));
  const { day, time, part, parts, typed, isLater, isRefused } = read(stored);
  const near = { [today]: labels.today, [laterDate(today, 1)]: labels.tomorrow };
  const { withWeekday: text, months } = hoursFormats.date;
  const nameOf = (date: string) => {
    const weekday = messages.hours[weekdayOf(date)];
    const name = interpolate(formatDate(date, { text, months }), { weekday });
    return date === later ? labels.later : name;
  };
  const save = (date = "", part = "") => saveDraft({ when: `${date} ${part}`.trimEnd() });
  const whileClosed = { ...messages.hours, openUntil: "" };
  return {
    /** When the salon opens, while it is closed. */
    opening: describeOpenNow(hours, whileClosed, hoursFormats, new Date(now)),
    /** As in the draft. */
    stored,
    /** What a draft has, as a line of the message. */
    textOf: (when: string) => {
      const { day, part } = read(when);
      const time = part && labels[part];
      const words = [day && nameOf(day.date), day && time ? `(${time})` : time].filter(Boolean);
      return words.length > 0 ? interpolate(labels.message, { when: words.join(" ") }) : "";
    },
    day: {
      label: labels.day,
      value: isLater ? later : (day?.date ?? ""),
      options: [
        ["", labels.anyDay],
        ...next.map(({ date }) => [date, near[date] ?? nameOf(date)] as const),
        ...(next.length > 0 ? [[later, labels.later] as const] : []),
      ] as const,
      onChange: (date: string) => save(date, time),
    },
    /** The date of a later day. */
    date: isLater && {
      label: labels.date,
      type: "date",
      min: laterDate(next.at(-1)?.date ?? today, 1),
      max,
      /* Not `value`: until she has typed the year, the field has another date. */
      defaultValue: typed,
      error: isRefused ? labels.refused : undefined,
      onChange: (date: string) => save(`${later}/${date}`, time),
    },
    time: {
      label: labels.time,
      value: part ?? "",
      options: [
        ["", labels.anyTime],
        ...parts.map((each) => [each, labels[each]] as const),
      ] as const,
      onChange: (part: string) => save(day?.date, part),
    },
  };
}

export type When = ReturnType<typeof useWhen>;

/**
 * The day and the part of the day of a draft, and the parts that can be chosen. `time` waits for a day that has it.
 * @param days the next days
 * @param partsOn the parts of another date; none if she cannot come on it
 */
function readWhen(
  when: string,
  days: readonly OpenDay[],
  partsOn: (date: string) => OpenDay["parts"],
) {
  const [date = "", saved] = when.split(" ");
  const [choice, typed = ""] = date.split("/");
  const isLater = choice === later;
  const isWhole = /^2\d{3}-/.test(typed); // While she types the year, it is small.
  const own = isWhole ? partsOn(typed) : [];
  const laterDay = own.length
    ? { date: typed, parts: own }
    : { date: later, parts: days.flatMap(({ parts }) => parts) };
  const day = isLater ? laterDay : days.find((each) => each.date === date);
  const open = day ? [day] : days;
  const parts = dayParts.filter((each) => open.some((own) => own.parts.includes(each)));
  const time = day || !date ? saved : "";
  const part = parts.find((each) => each === time);
  return { day, time, parts, part, typed, isLater, isRefused: isWhole && !own.length };
}
