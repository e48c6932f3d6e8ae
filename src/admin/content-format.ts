import { isRealDay, reversedDays } from "../content-check/days";
import { priceProblem } from "../content-check/price-mistakes";
import { isObject } from "../i18n/json";
import { defaultLocale } from "../i18n/locales";
import { tidy } from "../i18n/text";

/** The parts of a form field that a saved value depends on. */
export interface FormRule {
  readonly name: string;
  readonly widget?: string;
  readonly required?: boolean;
  /** The saved value if the form has none. */
  readonly default?: unknown;
  /** A hidden key is unique among the entries that have the same value of this field; by default, among all. */
  readonly within?: string;
  readonly fields?: readonly FormRule[];
}

type Values = Record<string, unknown>;

/**
 * The values of a form as a content file, in the order of the schema. Sveltia CMS leaves out every empty value; this adds
 * those that the schema requires. Texts are tidied, except the path of a file.
 */
export function toContent(form: unknown, fields: readonly FormRule[]): unknown {
  const [root] = fields;
  const filled = Array.isArray(form)
    ? form.map((entry) => complete(entry, root?.fields ?? []))
    : complete(form, fields);
  return tidyTexts(filled);
}

/** Marks of direction in a text without Arabic letters, such as a copied address. There they do nothing. */
const marks = /(?<!\p{Script=Arabic}.*)[\u200E\u200F\u061C](?!.*\p{Script=Arabic})/gu;

function tidyTexts(value: unknown): unknown {
  if (typeof value === "string" && !/^\.+\//.test(value)) return tidy(value.replace(marks, ""));
  if (Array.isArray(value)) return value.map(tidyTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, tidyTexts(own)]));
}

function complete(value: unknown, fields: readonly FormRule[]): unknown {
  if (!isObject(value)) return value;
  const known = fields.flatMap((field) => {
    const own = completeField(value[field.name], field);
    return own === undefined ? [] : [[field.name, own]];
  });
  return { ...Object.fromEntries(known), ...withoutField(value, fields) };
}

/** The values that have no form field. They are kept. */
function withoutField(value: Values, fields: readonly FormRule[]): Values {
  const names = fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function completeField(value: unknown, { widget, required, fields, ...field }: FormRule): unknown {
  const own = value ?? (widget === "hidden" ? undefined : field.default);
  if (widget === "object" && fields) {
    return own === undefined && required === false ? undefined : complete(own ?? {}, fields);
  }
  return Array.isArray(own) && fields ? own.map((item) => complete(item, fields)) : own;
}

/** Gives each new entry of a list, and each copy of one, its number and its short name. */
export function fillKeys(data: Values, fields: readonly FormRule[]): void {
  for (const { name, widget, fields: own = [] } of fields) {
    const value = data[name];
    if (widget === "object" && isObject(value)) fillKeys(value, own);
    if (widget !== "list" || !Array.isArray(value)) continue;
    const entries = value.filter(isObject);
    for (const key of own.filter((field) => field.widget === "hidden")) fillKey(entries, key);
  }
}

function fillKey(entries: readonly Values[], { name, default: none, within }: FormRule): void {
  const seen = new Set<string>();
  const all = new Set(entries.map((entry) => entry[name]));
  for (const entry of entries) {
    const identity = () => JSON.stringify([within && entry[within], entry[name]]);
    if (!entry[name] || seen.has(identity())) {
      entry[name] = typeof none === "number" ? nextNumber(all) : shortName(entry, all);
      all.add(entry[name]);
    }
    seen.add(identity());
  }
}

function nextNumber(used: ReadonlySet<unknown>): number {
  return Math.max(0, ...[...used].filter((value) => typeof value === "number")) + 1;
}

/**
 * The first words of an entry in the default language as a short name: "Silk Press" is `silk-press`. Without Latin letters
 * or digits, the entry's number: `entry-12`. In addresses, digits alone are a page number, and `index` the page above.
 */
function shortName(entry: Values, used: ReadonlySet<unknown>): string {
  const text =
    Object.values(entry).find((value) => isObject(value) && defaultLocale.code in value) ?? {};
  const words = String((text as Values)[defaultLocale.code] ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const base =
    /[a-z]/.test(words) && words !== "index"
      ? words
      : ["entry", words || entry["id"]].filter(Boolean).join("-");
  let name = base;
  for (let count = 2; used.has(name); count += 1) name = `${base}-${count}`;
  return name;
}

/** The message for a reversed range of prices or days, which no pattern can find; undefined if there is none. */
export function rangeProblem(value: unknown): string | undefined {
  if (typeof value === "string") {
    const problem = priceProblem(value);
    return problem && `Price "${value}" ${problem}`;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { from, to } = value as Values;
  const reversed = isDay(from) && isDay(to) && reversedDays(from, to);
  if (reversed) return reversed;
  return Object.values(value)
    .map(rangeProblem)
    .find((problem) => problem !== undefined);
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && isRealDay(value);
}
