import { type Figures, readFigures } from "../graphql/price";

const how = 'Write it like "KD 7", "KD 0.5" or "KD 5 to KD 8".';
const notPositive = `must be more than zero. ${how}`;

const word = "((?!to\\b)[^\\d\\s.,+-][^\\d\\s,+-]*)?";
const figure = "([+-]?[\\d.,]*\\d[\\d.,]*)";
const side = `${word}\\s*${figure}\\s*${word}`;
const tolerant = new RegExp(`^${side}(?:\\s*(?:\\bto\\b|-|–|—)\\s*${side})?$`, "i");

/**
 * What is wrong with a price and what to write, as the end of a sentence that begins with the price; undefined for a
 * valid and plausible price.
 */
export function priceProblem(text: string): string | undefined {
  const read = readFigures(text);
  return read ? figuresProblem(read) : spellingProblem(text);
}

function figuresProblem({ figures: [from, to], min, max }: Figures): string | undefined {
  if (min <= 0 || max <= 0) return notPositive;
  if (to === undefined) return undefined;
  if (min > max) return `begins with the higher price. Write "${written([to, from])}".`;
  return min === max ? `is a range with the same price twice. Write "KD ${from}".` : undefined;
}

function spellingProblem(text: string): string {
  const match = tolerant.exec(text.replace(/[\s\u00A0]+/g, " ").trim());
  if (!match) return `is not a price. ${how}`;
  const [, before, first = "", after, before2, second, after2] = match;
  const named = [before, after, before2, after2].filter((word) => word !== undefined);
  if (named.some((word) => !isDinar(word))) return `is not in Kuwaiti dinar. ${how}`;
  const figures = second === undefined ? [first] : [first, second];
  if (figures.some((each) => each.startsWith("-"))) return notPositive;
  const meant = written(figures.map(repair));
  const read = readFigures(meant);
  return read && !figuresProblem(read)
    ? `is not in the usual format. Write "${meant}".`
    : `is not a price. ${how}`;
}

/** Formats a price as in the content files. */
function written(figures: readonly string[]): string {
  return figures.map((each) => `KD ${each}`).join(" to ");
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
