/** A price in Kuwaiti dinar; both ends are the same where there is one price. */
export interface Price {
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

/** Thrown by `parsePrice`. */
export class PriceError extends Error {
  constructor(
    text: string,
    readonly problem: PriceProblem,
  ) {
    super(`"${text}" is not a price (${problem.mistake}).`);
    this.name = "PriceError";
  }
}

const amount = "(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,3})?";
const strict = new RegExp(`^KD (${amount})(?: to KD (${amount}))?$`);

const currency = "((?!to\\b)[^\\d\\s.,+-][^\\d\\s,+-]*)?";
const figure = "([+-]?[\\d.,]*\\d[\\d.,]*)";
const side = `${currency}\\s*${figure}\\s*${currency}`;
const tolerant = new RegExp(`^${side}(?:\\s*(?:\\bto\\b|-|–|—)\\s*${side})?$`, "i");

/** Reads "KD 7", "KD 0.5" or "KD 5 to KD 8"; throws a `PriceError` for anything else. */
export function parsePrice(text: string): Price {
  const result = readPrice(text);
  if ("mistake" in result) throw new PriceError(text, result);
  return result;
}

/** The same without throwing: the price, or what is wrong with its text. */
export function readPrice(text: string): Price | PriceProblem {
  const match = strict.exec(text);
  if (!match) return explain(text);
  const min = Number(match[1]);
  const max = match[2] === undefined ? min : Number(match[2]);
  if (min <= 0 || max <= 0) return { mistake: "not-positive" };
  if (min > max) return { mistake: "upside-down", suggestion: `KD ${match[2]} to KD ${match[1]}` };
  if (match[2] !== undefined && min === max) {
    return { mistake: "same-twice", suggestion: `KD ${match[1]}` };
  }
  return { min, max };
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
  const text = figures.map((figure) => `KD ${repair(figure)}`).join(" to ");
  return strict.test(text) && !("mistake" in readPrice(text)) ? text : undefined;
}

function isDinar(word: string): boolean {
  return /^(k\.?d\.?|kwd|د\.ك\.?)$/i.test(word);
}

/** A figure as it should be written: a point for a comma, no zeros before it, no plus. */
function repair(written: string): string {
  return written
    .replace("+", "")
    .replace(",", ".")
    .replace(/^0+(?=\d)/, "");
}
