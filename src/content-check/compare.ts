import path from "node:path";
import { type Field, isPrice, itemSchema } from "../graphql/fields";
import { readFigures } from "../graphql/price";
import { englishFormats } from "../i18n/formats";
import { isObject, type Json, type JsonObject } from "../i18n/json";
import { defaultLocale } from "../i18n/locales";
import { formatTime } from "../lib/opening-hours";
import { nameOf } from "./document";

interface At {
  /** What a person would call the place: "Hydrafacial", or "Hero, heading". */
  readonly name: string;
  /** Its rules; none for a field that the schema does not know. */
  readonly field: Field;
}

type Value = Json | undefined;

/** Every difference between two versions of a value, in words: a line each. */
export function compare(before: Value, after: Value, at: At): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const { name, field } = at;
  if (isHours(field)) return [`${name}: ${hoursInWords(after)} (before: ${hoursInWords(before)})`];
  if (isObject(before) && isObject(after)) return compareEntries(before, after, at);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, at);
  if (before === undefined) return [`${name}: ${inWords(after, field)} (new)`];
  if (after === undefined) return [`${name}: taken out (before: ${inWords(before, field)})`];
  return [
    `${name}: ${inWords(before, field)} -> ${inWords(after, field)}${jump(before, after, field)}`,
  ];
}

function compareEntries(before: JsonObject, after: JsonObject, { name, field }: At): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const own = field.properties?.[key] ?? {};
    const part = field.visitorText ? ` (${key})` : `, ${nameOf(key).toLowerCase()}`;
    const place = name ? name + part : nameOf(key);
    /* The price of a service is what a person looks for: it needs no further word. */
    return compare(before[key], after[key], { name: isPrice(own) ? name : place, field: own });
  });
}

function compareLists(before: readonly Json[], after: readonly Json[], at: At): string[] {
  const item = itemSchema(at.field);
  const pairs = pairUp(before, after, item);
  const kept = pairs.filter(({ was }) => was !== undefined).map(({ was }) => was);
  const order = before.filter((entry) => kept.includes(entry));
  const isMoved = order.some((entry, index) => entry !== kept[index]);
  return [
    ...pairs.flatMap(({ was, now, index }) => {
      if (was === undefined) return [`added to ${at.name}: ${inWords(now, item)}`];
      const name = isObject(was) ? (titleOf(was) ?? `${at.name} ${index + 1}`) : at.name;
      return compare(was, now, { name, field: item });
    }),
    ...before
      .filter((entry) => !kept.includes(entry))
      .map((entry) => `removed from ${at.name}: ${inWords(entry, item)}`),
    ...(isMoved ? [`${at.name}: in another order`] : []),
  ];
}

interface Pair {
  /** Undefined for an entry that is new. */
  readonly was: Json | undefined;
  readonly now: Json;
  readonly index: number;
}

/** The entries of a list beside what they were: by what names them, by being the same, or by their place. */
function pairUp(before: readonly Json[], after: readonly Json[], item: Field): Pair[] {
  const left = new Set(before);
  const take = (fits: (entry: Json) => boolean) => {
    const found = [...left].find(fits);
    if (found !== undefined) left.delete(found);
    return found;
  };
  const same = after.map((now) => take((was) => JSON.stringify(was) === JSON.stringify(now)));
  const named = after.map((now, index) => same[index] ?? take((was) => isNamedAs(was, now, item)));
  const isNamed = namesOf(item).length > 0;
  const isEdited = !isNamed && before.length === after.length;
  return after.map((now, index) => ({
    was: named[index] ?? (isEdited ? take((was) => was === before[index]) : undefined),
    now,
    index,
  }));
}

/** The fields by which an entry of a list is known. */
function namesOf({ properties = {} }: Field): string[] {
  return Object.keys(properties).filter((key) => properties[key]?.unique);
}

function isNamedAs(was: Json, now: Json, item: Field): boolean {
  if (!isObject(was) || !isObject(now)) return false;
  const names = namesOf(item);
  const shared = (key: string) => was[key] !== undefined && was[key] === now[key];
  /* A service keeps its slug when it gets another number, and its number when it gets another name. */
  if (names.length > 0) return names.toReversed().some(shared);
  return titleOf(was) !== undefined && titleOf(was) === titleOf(now);
}

const titles = ["name", "title", "label", "caption", "term", "heading"];

/** What a person would call an entry: its name, or what its picture shows. */
function titleOf(entry: JsonObject): string | undefined {
  const picture = entry["image"] ?? entry["picture"] ?? entry;
  const alt = isObject(picture) ? defaultWords(picture["alt"]) : undefined;
  const sentence = typeof alt === "string" ? alt.replace(/\.$/, "") : undefined;
  const texts = [...titles.map((key) => defaultWords(entry[key])), sentence];
  return texts.find((text): text is string => typeof text === "string" && text !== "");
}

/** The words of a text in the default language. */
function defaultWords(text: Value): Value {
  return isObject(text) ? text[defaultLocale.code] : text;
}

const longest = 120;

function inWords(value: Value, field: Field): string {
  if (isHours(field)) return hoursInWords(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((each) => inWords(each, itemSchema(field))).join(", ");
  if (isObject(value)) return entryInWords(value, field);
  if (typeof value !== "string") return String(value ?? "nothing");
  const { linksTo, visitorText, file } = field;
  if (isPrice(field) || linksTo) return value;
  if (file) return path.posix.basename(value);
  const text = value.length > longest ? `${value.slice(0, longest - 3)}…` : value;
  return visitorText || /\s/.test(text) ? `“${text}”` : text;
}

/** "Silk Press (blow-dry-styling, KD 9)": its title, and what else a person would look at. */
function entryInWords(entry: JsonObject, { properties = {} }: Field): string {
  const title = titleOf(entry);
  const details = Object.entries(entry)
    .filter(
      ([key]) =>
        defaultWords(entry[key]) !== title && !["id", "slug", "focus", "$schema"].includes(key),
    )
    .flatMap(([key, value]) => {
      if (value === true) return [nameOf(key).toLowerCase()];
      if (value === false || (isObject(value) && "alt" in value)) {
        return isObject(value) ? [path.posix.basename(String(value["src"]))] : [];
      }
      return [inWords(value, properties[key] ?? {})];
    });
  if (title === undefined) return details.join(", ");
  return details.length > 0 ? `${title} (${details.join(", ")})` : title;
}

function isHours({ type, items }: Field): boolean {
  return type === "array" && items?.graphqlType === "OpenRange";
}

function hoursInWords(value: Value): string {
  const ranges = Array.isArray(value) ? value.filter(isObject) : [];
  if (ranges.length === 0) return value === undefined ? "nothing" : "closed";
  const clock = (time: Value) => formatTime(String(time), englishFormats.dayPeriods);
  return ranges.map(({ from, to }) => `${clock(from)} to ${clock(to)}`).join(" and ");
}

/** Said of a price that is many times the old one: a figure may have slipped. */
function jump(before: Json, after: Json, field: Field): string {
  if (!isPrice(field)) return "";
  const [was, now] = [readFigures(String(before)), readFigures(String(after))];
  if (!was || !now) return "";
  const factor = Math.max(now.max / was.max, was.max / now.max);
  return factor < 5
    ? ""
    : `, ${Math.round(factor)} times as ${now.max > was.max ? "much" : "little"}`;
}
