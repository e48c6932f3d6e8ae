/** A price as GraphQL gives it: what visitors read, and its numbers. */
export interface Price {
  /** `KD 7` or `KD 5 to KD 8`, each figure held to its currency (NBSP). */
  readonly text: string;
  /** The parts of the text, for a place that sets them apart: `KD` and `7`, or `5 to 8`. */
  readonly currency: string;
  readonly amount: string;
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

/** Reads "KD 7", "KD 0.5" or "KD 5 to KD 8": the price, or what is wrong with its text. */
export function readPrice(text: string): Price | PriceProblem {
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
  return priceOf(second === undefined ? [first] : [first, second]);
}

/** The price of one figure, or of the two of a range, as they are written. */
function priceOf(figures: readonly string[]): Price {
  const numbers = figures.map(Number);
  return {
    text: written(figures).replaceAll(`${currency} `, `${currency}\u00a0`),
    currency,
    amount: figures.join(" to "),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
  };
}

/** A price as content writes it. */
function written(figures: readonly string[]): string {
  return figures.map((each) => `${currency} ${each}`).join(" to ");
}

/** The least of a price list. */
export function lowestPrice(prices: readonly Price[]): Price {
  return priceOf([String(Math.min(...prices.map(({ min }) => min)))]);
}

/** A price list from its least to its greatest price, as search engines take it: `KD 0.5 - KD 150`. */
export function priceRange(prices: readonly Price[]): string {
  const greatest = Math.max(...prices.map(({ max }) => max));
  return [lowestPrice(prices).amount, String(greatest)].map((each) => written([each])).join(" - ");
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
  const isRight = priceGrammar.range.test(text) && !("mistake" in readPrice(text));
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
