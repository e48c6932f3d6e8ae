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
  [/^ ?(?:\+|plus\b|add\b) ?/i, "+ "],
  [/٫/g, "."],
  [/،/g, ","],
  [/٬/g, ""],
  [/دينار(ا|ً)*( كويتي(ا|ً)*)?|دنانير( كويتية)?|د\.? ?ك\.?/g, "KD"],
  [/(kuwaiti )?dinars?|kwd|k\.?d\.?(?!\d)/gi, "KD"],
  [/فلس(ا|ً)*|\bfils\b/gi, "fils"],
  [/([يت]بدأ|ابتداء(ا|ً)*|بدء(ا|ً)*) من/g, "from"],
  [/\b(starting|starts?|beginning|begins?)( from| at)?\b/gi, "from"],
  [/من|from/gi, "from"],
  [/\s*(?:\bto\b|إلى|الى|(?<=\d.*)[-–—])\s*/gi, " to "],
  [/^from (?=.* to )/, ""],
  [orMore, "from $1"],
];

/** What one price is for, at the end of its text: "each", "per nail", "/session". */
const unit =
  /\s*\(?((?:\/|\bper\b)\s*\p{L}[\p{L}\s]*|\beach\b[\p{L}\s]*|(?<!\p{L})(?:لكل |لل)\p{L}[\p{L}\s]*)\)?$/iu;

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

function figuresMistake({ figures }: Figures): Mistake | undefined {
  const [from = "", to] = figures;
  if (figures.some((figure) => Number(figure) === 0)) return notPositive;
  if (to === undefined || Number(from) < Number(to)) return undefined;
  return Number(from) > Number(to)
    ? { wrong: "begins with the higher price", meant: [`KD ${to} to KD ${from}`] }
    : { wrong: "is a range with the same price twice", meant: [`KD ${from}`] };
}

const notPositive: Mistake = { wrong: "must be more than zero", meant: [] };
const unusual = "is not in the usual format";

/** A figure with the name or the sign of another currency, in the usual words. */
const foreign =
  /^(?!.*(KD|fils|\bfrom\b|\bto\b))([^\d\s.,+-]+ ?\d[\d.,]*|\d[\d.,]* ?[^\d\s.,+-]+)$/;

/** Texts in which no amount can be read, in the usual words, digits and signs. The first pattern that fits applies. */
const unreadable: readonly (readonly [RegExp, Mistake])[] = [
  [/^(from )?(KD|fils)? ?-\d/, notPositive],
  [foreign, { wrong: "is not in Kuwaiti dinar", meant: [] }],
  [/^/, { wrong: "is not a price", meant: [] }],
];

function spellingMistake(text: string): Mistake | undefined {
  if (/^(free|مجان)/i.test(text.trim())) return { wrong: unusual, meant: ["Free"] };
  if (/request|طلب/i.test(text)) return { wrong: unusual, meant: ["On request"] };
  const [end, found = ""] = unit.exec(text) ?? [];
  if (end !== undefined) {
    const price = text.slice(0, -end.length);
    const { meant } = mistakeIn(price) ?? { meant: [price] };
    if (meant.length > 0)
      return { wrong: `has the unit "${found.trim()}", which belongs in the name`, meant };
  }
  const usual = spellings
    .reduce((changed, [other, own]) => changed.replace(other, own), latinDigits(text))
    .trim();
  const meant = pricesIn(usual);
  if (meant.length > 0) return { wrong: meant.length > 1 ? "has two meanings" : unusual, meant };
  return unreadable.find(([pattern]) => pattern.test(usual))?.[1];
}

/** The prices that a text in the usual words can mean: two if its commas may separate thousands or be decimal points. */
function pricesIn(usual: string): string[] {
  const common = /fils/.test(usual) && !/KD/.test(usual) ? "fils" : "KD";
  const prices = [wholeOf, decimalOf].map((read) =>
    usual.replace(
      /(?:(KD|fils) ?)?\+?(\d[\d.,]*)(?: ?(KD|fils))?/g,
      (_, before: string | undefined, figure: string, after = common) =>
        `KD ${(before ?? after) === "KD" ? read(figure) : dinarOf(figure)}`,
    ),
  );
  return [...new Set(prices)].filter((price) => {
    const read = readFigures(price);
    return read && !figuresMistake(read);
  });
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
