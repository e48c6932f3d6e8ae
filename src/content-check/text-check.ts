import { type Field, isPrice } from "../graphql/fields";
import { type ContentValue, errorAt, isTranslation, labelOf, linesOf, textOf } from "./document";
import { priceProblem } from "./price-mistakes";
import type { Problem } from "./problem";

/** Checks every text except file names: words as visitors see them, and texts with a format. */
export function checkText({ node, field }: ContentValue): Problem[] {
  const text = textOf(node);
  if (text === undefined || field.file) return [];
  const wrong = isTranslation(node) ? wordsProblem(text, field) : formatProblem(text, field);
  return wrong ? [errorAt(node, `${labelOf(node)} "${text}" ${wrong}`)] : [];
}

/** What visitors would see as it is written: the sign for words to fill in, HTML, and braces. */
const code = /^…$|<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);|\{[^{}]*\}|[{}]/i;

function wordsProblem(text: string, field: Field): string | undefined {
  const { placeholders = [], optionalPlaceholders = [] } = field;
  const possible = [...placeholders, ...optionalPlaceholders].map((word) => `{${word}}`);
  const words = possible.reduce((rest, placeholder) => rest.replaceAll(placeholder, ""), text);
  const [found] = code.exec(words) ?? [];
  if (found) {
    const choice = possible.length > 0 ? ` In braces, write only ${possible.join(" or ")}.` : "";
    return `contains "${found}", which visitors would see. Write your own plain words.${choice}`;
  }
  const absent = placeholders.find((word) => !text.includes(`{${word}}`));
  return absent && `lacks {${absent}}, which the site replaces with a value. Put it back.`;
}

function formatProblem(text: string, field: Field): string | undefined {
  const clean = text
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  if (clean === text) return isPrice(field) ? priceProblem(text) : undefined;
  if (!new RegExp(field.pattern ?? "", "u").test(clean)) return undefined;
  return `has a space or an invisible character too many. Type it again: "${clean}".`;
}

/**
 * Whether letters are lost, or how Windows-1252 and Windows-1256 show Arabic in UTF-8: each letter becomes one of these
 * and a sign. "â€" begins the curly quotation marks and dashes.
 */
export function hasLostLetters(text: string): boolean {
  const misread = /\uFFFD|(?:[ØÙÚ][^\0-\x7f]){2}|(?:[طظ][^\p{L}\p{M}\s\0-\x7f،؛؟]){2}|â€/u;
  return misread.test(text) || (text.includes("??") && !/\p{L}/u.test(text));
}

/** One error for all texts of a file whose letters were lost when it was opened or saved in another encoding. */
export function checkLetters(values: readonly ContentValue[]): Problem[] {
  const lost = values.map(({ node }) => node).filter((node) => hasLostLetters(textOf(node) ?? ""));
  const message = `Letters are lost here (${linesOf(lost)}), because the file was opened or saved in another encoding. Type these texts again, or restore the last version, and save the file as UTF-8.`;
  return lost.slice(0, 1).map((first) => errorAt(first, message));
}
