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
interface Figures extends Pick<Price, "min" | "max"> {
  /** One, or the two of a range; none if it is free or on request. */
  readonly figures: readonly number[];
}

/** The forms of a price in the content, defined in the schema so that editors can use it too. */
const grammar = new RegExp(common.$defs.price.pattern);

/** Formats a price of the content for a locale; undefined for a text that is not a price. */
export function readPrice(text: string, format: PriceFormat): Price | undefined {
  const read = readFigures(text);
  if (!read) return undefined;
  const { min, max } = read;
  const [from, to] = read.figures;
  if (from === undefined) return inWords(min === null ? format.onRequest : format.free, read);
  if (min === null) return inWords(interpolate(format.extra, { amount: from }), read);
  if (max === null) return inWords(interpolate(format.from, { amount: from }), read);
  if (to !== undefined) return inWords(interpolate(format.range, { from, to }), read);
  return singlePrice(from, format);
}

/** Parses a price; undefined for a text that is not a price. As numbers, `KD 7` and `KD 7.000` are shown alike. */
export function readFigures(text: string): Figures | undefined {
  const [match, word, ...groups] = grammar.exec(text) ?? [];
  if (match === undefined) return undefined;
  const figures = groups.filter(Boolean).map(Number);
  const [min = text === "Free" ? 0 : null, max = min] = figures;
  return { figures, min: word === "+ " ? null : min, max: word ? null : max };
}

function inWords(text: string, { min, max }: Figures): Price {
  return { text, prefix: "", amount: text, suffix: "", min, max };
}

function singlePrice(amount: number, { prefix, suffix, single }: PriceFormat): Price {
  const text = interpolate(single, { amount });
  return { text, prefix, amount: String(amount), suffix, min: amount, max: amount };
}

/**
 * The lowest price of a list as a single one, without what is free or on request. If there is no other, what is free; if
 * nothing is, the first price.
 */
export function lowestPrice(prices: readonly Price[], format: PriceFormat): Price | undefined {
  const amounts = amountsOf(prices);
  if (amounts.length > 0) return singlePrice(Math.min(...amounts), format);
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
