import { type Field, isPrice } from "../graphql/fields";
import { tidy } from "../i18n/text";
import {
  type ContentValue,
  errorAt,
  labelOf,
  languageOf,
  linesOf,
  noticeAt,
  show,
  textOf,
} from "./document";
import { priceProblem } from "./price-mistakes";
import type { Problem } from "./problem";

/** Checks every text except file names: words as visitors see them, and texts with a format. */
export function checkText({ node, field }: ContentValue): Problem[] {
  const text = textOf(node);
  if (text === undefined || field.file) return [];
  const isWords = languageOf(node) !== undefined || field.pattern === "\\S";
  const wrong = isWords ? wordsProblem(text, field) : formatProblem(text, field);
  return wrong ? [errorAt(node, `${labelOf(node)} ${show(node)} ${wrong}`)] : [];
}

/** What visitors would see as it is written: the sign for words to fill in, HTML, and braces. */
const code =
  /^…$|<\/?[a-z][^<>]*>|&(?:amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[mn]dash|#x?[\da-f]+);|\{[^{}]*\}|[{}]/i;

/** Whether the rules for a text allow that it shows nothing. */
export function mayBeEmpty({ pattern = "", minLength = 0 }: Field): boolean {
  return minLength === 0 && new RegExp(pattern, "u").test("");
}

function wordsProblem(text: string, field: Field): string | undefined {
  if (!tidy(text) && !mayBeEmpty(field)) return "is empty. Write the words here.";
  const { placeholders = [], optionalPlaceholders = [] } = field;
  const possible = [...placeholders, ...optionalPlaceholders].map((word) => `{${word}}`);
  const words = possible.reduce((rest, placeholder) => rest.replaceAll(placeholder, ""), text);
  const [found] = code.exec(words) ?? [];
  if (found) {
    const choice = possible.length > 0 ? ` In braces, write only ${possible.join(" or ")}.` : "";
    return `contains "${found}", which visitors would see. Write your own words, without codes.${choice}`;
  }
  const absent = placeholders.find((word) => !text.includes(`{${word}}`));
  return absent && `lacks {${absent}}, which the site replaces with a value. Put it back.`;
}

function formatProblem(text: string, field: Field): string | undefined {
  const clean = text
    .replace(/[\p{Cf}\uFFFC]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  if (clean === text) return isPrice(field) ? priceProblem(text) : undefined;
  if (!new RegExp(field.pattern ?? "", "u").test(clean)) return undefined;
  return `has a space or an invisible character too many. Type it again: "${clean}".`;
}

/** Bold, italic and deleted words in WhatsApp and Markdown, and links in Markdown. */
const marks =
  /(?<![\p{L}\p{N}@/*_~])([*_~]+)[^\s*_~](?:[^*_~]*[^\s*_~])?\1(?![\p{L}\p{N}])|\[[^\]]+\]\([^)]+\)/u;

/** A notice for the signs of WhatsApp and Markdown, which visitors see as they are written. */
export function checkMarks({ node }: ContentValue): Problem[] {
  const [found] = marks.exec((languageOf(node) && textOf(node)) ?? "") ?? [];
  if (!found) return [];
  const message = `${labelOf(node)} contains "${found}", and visitors see these signs. Delete them.`;
  return [noticeAt(node, message)];
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
