import common from "../../content/schema/common.schema.json";
import type { Field } from "../graphql/fields";
import { type Figures, readFigures } from "../graphql/price";
import { latinDigits } from "./suggest";

/** A price with words for "or more" at its end: "60 & up" is "from 60". */
const orMore =
  /^(?:from )?(.+?)\s*(?:\+|(?:&|and)?\s*(?:up|upwards?|onwards?|above|more)|فأكثر|وأكثر|فما فوق|فصاعدا?ً?ا?)$/i;

/** Other spellings of the parts of a price. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, " "],
  [/٫/g, "."],
  [/،/g, ","],
  [/٬/g, ""],
  [/دينار(ا|ً)*( كويتي(ا|ً)*)?|دنانير( كويتية)?|د\.? ?ك\.?/g, "KD"],
  [/(kuwaiti )?dinars?|kwd|k\.d\.?/gi, "KD"],
  [/فلس(ا|ً)*/g, "fils"],
  [/([يت]بدأ|ابتداء(ا|ً)*|بدء(ا|ً)*) من/g, "from"],
  [/\b(starting|starts?|beginning|begins?)( from| at)?\b/gi, "from"],
  [/من/g, "from"],
  [/إلى|الى|–|—/g, "to"],
  [orMore, "from $1"],
];

/** What one price is for, at the end of its text: "each", "per nail", "/session". */
const unit =
  /\s*\(?((?:\/|\bper\b)\s*\p{L}[\p{L}\s]*|\beach\b[\p{L}\s]*|(?<!\p{L})(?:لكل |لل)\p{L}[\p{L}\s]*)\)?$/iu;

const word = "((?!(?:to|from)\\b)[^\\d\\s.,+-]+)?";
const figure = "([+-]?\\d[\\d.,]*)";
const side = `${word}\\s*${figure}\\s*${word}`;
const tolerant = new RegExp(`^(from )?${side}(?:\\s*(?:to|-)\\s*${side})?$`, "i");

/** What is wrong with a price, and the prices that are probably meant. */
interface Mistake {
  /** The end of a sentence that begins with the price. */
  readonly wrong: string;
  readonly meant: readonly string[];
}

/**
 * What is wrong with a price and what to write, as the end of a sentence that begins with the price; undefined for a
 * valid and plausible price.
 * @param rule the schema of the price. Only prices that it accepts are proposed.
 */
export function priceProblem(
  text: string,
  { pattern = "", patternErrorMessage = "" }: Field = common.$defs.price as Field,
): string | undefined {
  const mistake = mistakeIn(text);
  if (!mistake) return undefined;
  const { wrong, meant } = mistake;
  const possible = meant.filter((price) => new RegExp(pattern).test(price));
  if (possible.length < meant.length) return patternErrorMessage.replace("This ", "");
  const how = patternErrorMessage.replace(/^.*?\. /, "");
  const prices = possible.map((price) => `"${price}"`).join(" or ");
  return `${wrong}. ${prices ? `Write ${prices}.` : how}`;
}

function mistakeIn(text: string): Mistake | undefined {
  const read = readFigures(text);
  return read ? figuresMistake(read) : spellingMistake(text);
}

const notPositive: Mistake = { wrong: "must be more than zero", meant: [] };
const noPrice: Mistake = { wrong: "is not a price", meant: [] };
const unusual = "is not in the usual format";

function figuresMistake({ figures }: Figures): Mistake | undefined {
  const [from = "", to] = figures;
  const [min, max = min] = figures.map(Number);
  if (min === undefined || max === undefined) return undefined;
  if (min <= 0 || max <= 0) return notPositive;
  if (to === undefined) return undefined;
  if (min > max) return { wrong: "begins with the higher price", meant: [written([to, from])] };
  return min === max
    ? { wrong: "is a range with the same price twice", meant: [written([from])] }
    : undefined;
}

function spellingMistake(text: string): Mistake {
  if (/^(free|مجان)/i.test(text.trim())) return { wrong: unusual, meant: ["Free"] };
  if (/request|طلب/i.test(text)) return { wrong: unusual, meant: ["On request"] };
  return unitMistake(text) ?? formatMistake(text);
}

function unitMistake(text: string): Mistake | undefined {
  const [end, found = ""] = unit.exec(text) ?? [];
  if (end === undefined) return undefined;
  const price = text.slice(0, -end.length);
  const { meant } = mistakeIn(price) ?? { meant: [price] };
  if (meant.length === 0) return undefined;
  return { wrong: `has the unit "${found.trim()}", which belongs in the name`, meant };
}

function formatMistake(text: string): Mistake {
  const match = tolerant.exec(usual(text));
  if (!match) return noPrice;
  const [, isFrom, before, first = "", after, before2, second, after2] = match;
  const units = [before, after, before2, after2].filter((each) => each !== undefined);
  const known = units.filter((each) => /^(kd|fils)$/i.test(each));
  if (known.length < units.length) {
    return known.length > 0 ? noPrice : { wrong: "is not in Kuwaiti dinar", meant: [] };
  }
  const sides: [string, string | undefined][] = [[first, before ?? after ?? before2 ?? after2]];
  if (second !== undefined) sides.push([second, before2 ?? after2 ?? before ?? after]);
  if (sides.some(([typed]) => typed.startsWith("-"))) return notPositive;
  const readings = [wholeOf, decimalOf].map((read) =>
    sides.map(([typed, currency]) =>
      currency === undefined || /kd/i.test(currency) ? read(typed) : dinarOf(typed),
    ),
  );
  const prefix = isFrom && second === undefined ? "from " : "";
  const plausible = readings.filter(isPlausible).map((figures) => `${prefix}${written(figures)}`);
  const meant = [...new Set(plausible)];
  if (meant.length === 0) return noPrice;
  return { wrong: meant.length > 1 ? "has two meanings" : unusual, meant };
}

/** A price in the usual words, digits and signs. */
function usual(text: string): string {
  const replaced = spellings.reduce(
    (changed, [other, own]) => changed.replace(other, own),
    latinDigits(text),
  );
  return replaced.trim();
}

function isPlausible(figures: readonly string[]): boolean {
  const read = readFigures(written(figures));
  return read !== undefined && figuresMistake(read) === undefined;
}

/** Formats a price as in the content files. */
function written(figures: readonly string[]): string {
  return figures.map((each) => `KD ${each}`).join(" to ");
}

/** A figure whose commas separate thousands, if they can: 1,200 is 1200. */
function wholeOf(typed: string): string {
  const isGrouped = /^\+?[1-9]\d{0,2}(,\d{3})+(\.|$)/.test(typed);
  return isGrouped ? String(Number(typed.replaceAll(",", ""))) : decimalOf(typed);
}

/** A figure whose comma is a decimal point: 1,200 is 1.2. */
function decimalOf(typed: string): string {
  return String(Number(typed.replace(",", ".")));
}

/** An amount of fils in dinar. */
function dinarOf(typed: string): string {
  return String(Number(wholeOf(typed)) / 1000);
}
