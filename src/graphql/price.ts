import common from "../../content/schema/common.schema.json";
import type { PriceFormat } from "../i18n/formats";
import { interpolate } from "../lib/interpolate";

/** A formatted price, the type of the same name in computed-types.ts. */
export interface Price {
  readonly text: string;
  readonly prefix: string;
  readonly amount: string;
  readonly suffix: string;
  readonly min: number | null;
  readonly max: number | null;
}

/** A price of the content, read but not formatted. */
export interface Figures extends Pick<Price, "min" | "max"> {
  /** One, or the two of a range; none if it is free or on request. */
  readonly figures: readonly string[];
}

/** The forms of a price in the content, defined in the schema so that editors can use it too. */
const grammar = new RegExp(common.$defs.price.pattern);

/** Formats a price of the content for a locale; undefined for a text that is not a price. */
export function readPrice(text: string, format: PriceFormat): Price | undefined {
  const read = readFigures(text);
  if (!read) return undefined;
  const { min, max } = read;
  const [from = "", to] = read.figures;
  if (min === null) {
    return inWords(from ? interpolate(format.extra, { amount: from }) : format.onRequest, read);
  }
  if (max === null) return inWords(interpolate(format.from, { amount: from }), read);
  if (to !== undefined) return inWords(interpolate(format.range, { from, to }), read);
  return read.figures.length > 0 ? singlePrice(from, format) : inWords(format.free, read);
}

/** Parses a price; undefined for a text that is not a price. */
export function readFigures(text: string): Figures | undefined {
  const match = grammar.exec(text);
  if (!match) return undefined;
  const [, word, single, from, to] = match;
  if (single !== undefined) {
    const amount = Number(single);
    return {
      figures: [single],
      min: word === "+ " ? null : amount,
      max: word ? null : amount,
    };
  }
  if (from !== undefined && to !== undefined)
    return { figures: [from, to], min: Number(from), max: Number(to) };
  const amount = text === "Free" ? 0 : null;
  return { figures: [], min: amount, max: amount };
}

function inWords(text: string, { min, max }: Figures): Price {
  return { text, prefix: "", amount: text, suffix: "", min, max };
}

function singlePrice(amount: string, { prefix, suffix, single }: PriceFormat): Price {
  const number = Number(amount);
  return {
    text: interpolate(single, { amount }),
    prefix,
    amount,
    suffix,
    min: number,
    max: number,
  };
}

/**
 * The lowest price of a list as a single one, without what is free or on request. If there is no other, what is free; if
 * nothing is, the first price.
 */
export function lowestPrice(prices: readonly Price[], format: PriceFormat): Price | undefined {
  const amounts = amountsOf(prices);
  if (amounts.length > 0) return singlePrice(String(Math.min(...amounts)), format);
  return prices.find(({ min }) => min === 0) ?? prices[0];
}

/** The lowest and the highest price of a list, for search engines: `KD 0.5 - KD 150`. Undefined if there are none. */
export function priceRange(prices: readonly Price[], format: PriceFormat): string | undefined {
  const amounts = amountsOf(prices);
  if (amounts.length === 0) return undefined;
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)];
  return interpolate(format.listRange, { from, to });
}

/** The figures of the prices above zero. */
function amountsOf(prices: readonly Price[]): number[] {
  return prices
    .flatMap(({ min, max }) => [min, max])
    .filter((amount) => amount !== null)
    .filter((amount) => amount > 0);
}
