import common from "../../content/schema/common.schema.json";
import type { PriceFormat } from "../i18n/formats";
import { interpolate } from "../lib/interpolate";

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

/** The figures of a price, as they are written and as numbers. */
export interface Figures {
  readonly figures: readonly [from: string, to?: string];
  readonly min: number;
  readonly max: number;
}

/** How content writes a price. The schema has the one definition, so that editors know it too. */
const grammar = new RegExp(common.$defs.price.pattern);

/** Reads "KD 7", "KD 0.5" or "KD 5 to KD 8" as a locale writes it; undefined for any other text. */
export function readPrice(text: string, format: PriceFormat): Price | undefined {
  const read = readFigures(text);
  return read && priceOf(read.figures, format);
}

/** Reads the figures of a price; undefined for a text that is not a price. */
export function readFigures(text: string): Figures | undefined {
  const [, from, to] = grammar.exec(text) ?? [];
  if (from === undefined) return undefined;
  return {
    figures: to === undefined ? [from] : [from, to],
    min: Number(from),
    max: Number(to ?? from),
  };
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

/** The lowest price of a price list. */
export function lowestPrice(prices: readonly Price[], format: PriceFormat): Price {
  return priceOf([String(leastOf(prices))], format);
}

/** A price list from its lowest to its highest price, in the form of search engines: `KD 0.5 - KD 150`. */
export function priceRange(prices: readonly Price[], format: PriceFormat): string {
  const to = Math.max(...prices.map(({ max }) => max));
  return interpolate(format.listRange, { from: leastOf(prices), to });
}

function leastOf(prices: readonly Price[]): number {
  return Math.min(...prices.map(({ min }) => min));
}
