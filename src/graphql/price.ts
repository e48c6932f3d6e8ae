import { interpolate } from "../lib/interpolate";
import type { PriceFormat } from "../i18n/formats";

/** A price as GraphQL gives it: what visitors read, and its numbers. */
export interface Price {
  /** `KD 7` or `KD 5 to KD 8`, each figure held to its currency (NBSP). */
  readonly text: string;
  /** The parts of the text, for a place that sets them apart: `7` or `5 to 8`, and the currency before or after it. */
  readonly prefix: string;
  readonly amount: string;
  readonly suffix: string;
  /** In Kuwaiti dinar; both are the same where there is one price. */
  readonly min: number;
  readonly max: number;
}

/** The ways in which a price text can be wrong. */
export type PriceMistake =
  | "not-a-price"
  | "no-currency"
  | "wrong-currency"
  | "comma"
  | "not-positive"
  | "upside-down"
  | "same-twice"
  | "spelling";

/** What is wrong with a price text, and where it can be guessed, what was meant. */
export interface PriceProblem {
  readonly mistake: PriceMistake;
  readonly suggestion?: string;
}

const currency = "KD";
const figurePattern = "(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,3})?";

/** How a price is written in content. `content/schema/common.schema.json` gives the same patterns to editors. */
export const priceGrammar = {
  single: new RegExp(`^${currency} (${figurePattern})$`),
  range: new RegExp(`^${currency} (${figurePattern})(?: to ${currency} (${figurePattern}))?$`),
} as const;

const word = "((?!to\\b)[^\\d\\s.,+-][^\\d\\s,+-]*)?";
const figure = "([+-]?[\\d.,]*\\d[\\d.,]*)";
const side = `${word}\\s*${figure}\\s*${word}`;
const tolerant = new RegExp(`^${side}(?:\\s*(?:\\bto\\b|-|–|—)\\s*${side})?$`, "i");

/** The figures of a price, as they are written and as numbers. */
interface Figures {
  readonly figures: readonly [from: string, to?: string];
  readonly min: number;
  readonly max: number;
}

/** Reads "KD 7", "KD 0.5" or "KD 5 to KD 8": the price as a locale writes it, or what is wrong with its text. */
export function readPrice(text: string, format: PriceFormat): Price | PriceProblem {
  const read = readFigures(text);
  return "mistake" in read ? read : priceOf(read.figures, format);
}

/** Reads a price for its figures only. */
export function readFigures(text: string): Figures | PriceProblem {
  const match = priceGrammar.range.exec(text);
  if (!match) return explain(text);
  const [, first = "", second] = match;
  const min = Number(first);
  const max = second === undefined ? min : Number(second);
  if (min <= 0 || max <= 0) return { mistake: "not-positive" };
  if (min > max) return { mistake: "upside-down", suggestion: written([second ?? "", first]) };
  if (second !== undefined && min === max) {
    return { mistake: "same-twice", suggestion: written([first]) };
  }
  return { figures: second === undefined ? [first] : [first, second], min, max };
}

/** The price of one figure, or of the two of a range, as they are written. */
function priceOf([from, to]: Figures["figures"], format: PriceFormat): Price {
  const { prefix, suffix, single, range, rangeAmount } = format;
  const isRange = to !== undefined;
  return {
    text: isRange ? interpolate(range, { from, to }) : interpolate(single, { amount: from }),
    prefix,
    amount: isRange ? interpolate(rangeAmount, { from, to }) : from,
    suffix,
    min: Number(from),
    max: Number(to ?? from),
  };
}

/** A price as content writes it. */
function written(figures: readonly string[]): string {
  return figures.map((each) => `${currency} ${each}`).join(" to ");
}

/** The least of a price list. */
export function lowestPrice(prices: readonly Price[], format: PriceFormat): Price {
  return priceOf([String(leastOf(prices))], format);
}

/** A price list from its least to its greatest price, as search engines take it: `KD 0.5 - KD 150`. */
export function priceRange(prices: readonly Price[], format: PriceFormat): string {
  const to = Math.max(...prices.map(({ max }) => max));
  return interpolate(format.listRange, { from: leastOf(prices), to });
}

function leastOf(prices: readonly Price[]): number {
  return Math.min(...prices.map(({ min }) => min));
}

function explain(text: string): PriceProblem {
  const match = tolerant.exec(text.replace(/[\s\u00A0]+/g, " ").trim());
  if (!match) return { mistake: "not-a-price" };
  const [, before, first = "", after, before2, second, after2] = match;
  const named = [before, after, before2, after2].filter((word) => word !== undefined);
  if (named.some((word) => !isDinar(word))) return { mistake: "wrong-currency" };
  if (first.startsWith("-") || second?.startsWith("-")) return { mistake: "not-positive" };
  const suggestion = suggest(second === undefined ? [first] : [first, second]);
  const meant = suggestion === undefined ? {} : { suggestion };
  if (named.length === 0) return { mistake: "no-currency", ...meant };
  if (`${first}${second ?? ""}`.includes(",")) return { mistake: "comma", ...meant };
  return { mistake: suggestion === undefined ? "not-a-price" : "spelling", ...meant };
}

/** The price as it should be written, when its figures leave no doubt. */
function suggest(figures: readonly string[]): string | undefined {
  const text = written(figures.map(repair));
  const isRight = priceGrammar.range.test(text) && !("mistake" in readFigures(text));
  return isRight ? text : undefined;
}

function isDinar(word: string): boolean {
  return /^(k\.?d\.?|kwd|د\.ك\.?)$/i.test(word);
}

/** A figure as it should be written: a point for a comma, no zeros before it, no plus. */
function repair(typed: string): string {
  return typed
    .replace("+", "")
    .replace(",", ".")
    .replace(/^0+(?=\d)/, "");
}
