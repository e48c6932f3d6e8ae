import { type Figures, readFigures } from "../graphql/price";
import { latinDigits } from "./suggest";

const how =
  'Write it like "KD 7", "KD 0.5", "KD 5 to KD 8" or "from KD 5", or write "Free" or "On request".';
const notPositive = `must be more than zero. ${how}`;

/** Other spellings of the parts of a price. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, " "],
  [/٫/g, "."],
  [/،/g, ","],
  [/٬/g, ""],
  [/دينار(ا|ً)*( كويتي(ا|ً)*)?|دنانير( كويتية)?|د\.? ?ك\.?/g, "KD"],
  [/(kuwaiti )?dinars?|kwd|k\.d\.?/gi, "KD"],
  [/فلس(ا|ً)*/g, "fils"],
  [/من/g, "from"],
  [/إلى|الى|–|—/g, "to"],
];

const word = "((?!(?:to|from)\\b)[^\\d\\s.,+-]+)?";
const figure = "([+-]?\\d[\\d.,]*)";
const side = `${word}\\s*${figure}\\s*${word}`;
const tolerant = new RegExp(`^(from )?${side}(?:\\s*(?:to|-)\\s*${side})?$`, "i");

/**
 * What is wrong with a price and what to write, as the end of a sentence that begins with the price; undefined for a
 * valid and plausible price.
 */
export function priceProblem(text: string): string | undefined {
  const read = readFigures(text);
  return read ? figuresProblem(read) : spellingProblem(text);
}

function figuresProblem({ figures }: Figures): string | undefined {
  const [from = "", to] = figures;
  const [min, max = min] = figures.map(Number);
  if (min === undefined || max === undefined) return undefined;
  if (min <= 0 || max <= 0) return notPositive;
  if (to === undefined) return undefined;
  if (min > max) return `begins with the higher price. Write "${written([to, from])}".`;
  return min === max ? `is a range with the same price twice. Write "KD ${from}".` : undefined;
}

function spellingProblem(text: string): string {
  if (/^(free|مجان)/i.test(text.trim())) return 'is not in the usual format. Write "Free".';
  if (/request|طلب/i.test(text)) return 'is not in the usual format. Write "On request".';
  const match = tolerant.exec(usual(text));
  if (!match) return `is not a price. ${how}`;
  const [, isFrom, before, first = "", after, before2, second, after2] = match;
  const units = [before, after, before2, after2].filter((unit) => unit !== undefined);
  if (!units.every((unit) => /^(kd|fils)$/i.test(unit))) return `is not in Kuwaiti dinar. ${how}`;
  const sides: [string, string | undefined][] = [[first, before ?? after ?? before2 ?? after2]];
  if (second !== undefined) sides.push([second, before2 ?? after2 ?? before ?? after]);
  if (sides.some(([typed]) => typed.startsWith("-"))) return notPositive;
  const readings = [wholeOf, decimalOf].map((read) =>
    sides.map(([typed, unit]) =>
      unit === undefined || /kd/i.test(unit) ? read(typed) : dinarOf(typed),
    ),
  );
  const prefix = isFrom && second === undefined ? "from " : "";
  const meant = readings.filter(isPlausible).map((figures) => `"${prefix}${written(figures)}"`);
  const [one, other] = new Set(meant);
  if (one === undefined) return `is not a price. ${how}`;
  return other === undefined
    ? `is not in the usual format. Write ${one}.`
    : `has two meanings. Write ${one} or ${other}.`;
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
  return read !== undefined && figuresProblem(read) === undefined;
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
