import { type Figures, readFigures } from "../graphql/price";

/** The ways in which a price text can be wrong. */
export type PriceMistake =
  | "not-a-price"
  | "no-currency"
  | "wrong-currency"
  | "comma"
  | "not-positive"
  | "reversed"
  | "same-twice"
  | "spelling";

/** A mistake in a price text, with the likely correction. */
export interface PriceProblem {
  readonly mistake: PriceMistake;
  readonly suggestion?: string;
}

const word = "((?!to\\b)[^\\d\\s.,+-][^\\d\\s,+-]*)?";
const figure = "([+-]?[\\d.,]*\\d[\\d.,]*)";
const side = `${word}\\s*${figure}\\s*${word}`;
const tolerant = new RegExp(`^${side}(?:\\s*(?:\\bto\\b|-|–|—)\\s*${side})?$`, "i");

/** The mistake in a price text; undefined for a valid and plausible price. */
export function priceProblem(text: string): PriceProblem | undefined {
  const read = readFigures(text);
  return read ? figuresProblem(read) : spellingProblem(text);
}

function figuresProblem({ figures: [from, to], min, max }: Figures): PriceProblem | undefined {
  if (min <= 0 || max <= 0) return { mistake: "not-positive" };
  if (to === undefined) return undefined;
  if (min > max) return { mistake: "reversed", suggestion: written([to, from]) };
  return min === max ? { mistake: "same-twice", suggestion: written([from]) } : undefined;
}

function spellingProblem(text: string): PriceProblem {
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

/** Formats a price as in the content files. */
function written(figures: readonly string[]): string {
  return figures.map((each) => `KD ${each}`).join(" to ");
}

/** The corrected price, if the figures are unambiguous. */
function suggest(figures: readonly string[]): string | undefined {
  const text = written(figures.map(repair));
  const read = readFigures(text);
  return read && !figuresProblem(read) ? text : undefined;
}

function isDinar(word: string): boolean {
  return /^(k\.?d\.?|kwd|د\.ك\.?)$/i.test(word);
}

/** A corrected figure: a decimal point instead of a comma, no leading zeros, no plus sign. */
function repair(typed: string): string {
  return typed
    .replace("+", "")
    .replace(",", ".")
    .replace(/^0+(?=\d)/, "");
}
