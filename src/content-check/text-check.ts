import type { Node } from "jsonc-parser";
import { type Field, isPicture, isPrice } from "../graphql/fields";
import { defaultLocale } from "../i18n/locales";
import {
  type ContentDocument,
  type ContentValue,
  errorAt,
  labelOf,
  languageOf,
  linesOf,
  noticeAt,
  textOf,
  translationsOf,
  valueAt,
  valuesOf,
} from "./document";
import { invisible } from "./invisible";
import { isWrittenIn } from "./language-check";
import { priceProblem } from "./price-mistakes";
import type { Problem } from "./problem";
import { nearest } from "./suggest";

/** Invisible characters in links, phone numbers and other texts with a format. */
const invisibleInFormat = /\p{Cf}|[^\P{Zs} ]/u;

/**
 * Checks every text except file names: prices that can be read, no HTML, no stray spaces, no invisible characters, and
 * only placeholders that the site replaces.
 */
export function checkText({ document, node, field }: ContentValue): Problem[] {
  const text = textOf(node);
  if (text === undefined || field.file) return [];
  const { placeholders = [], optionalPlaceholders = [] } = field;
  const wrong =
    (text === "…" ? "stands for your own words. Write them here." : undefined) ??
    codeProblem(text, field) ??
    hiddenProblem(text, field) ??
    (isPrice(field) && fits(text, field) ? priceProblem(text) : undefined) ??
    (fits(text.replace(/\s+/g, " ").trim(), field) ? spacingProblem(text) : undefined) ??
    placeholderProblem(text, placeholders, optionalPlaceholders);
  if (wrong) return [errorAt(document, node, `${labelOf(node)} "${text}" ${wrong}`)];
  const [marked] = markdown.exec(text) ?? [];
  if (marked === undefined) return [];
  const message = `${labelOf(node)} contains "${marked}", and visitors see these signs. Delete them.`;
  return [noticeAt(document, node, message)];
}

function fits(text: string, { pattern = "" }: Field): boolean {
  return new RegExp(pattern).test(text);
}

/** Bold, italic and deleted words in WhatsApp and Markdown, and links in Markdown. */
const markdown =
  /(?<![\p{L}\p{N}*])\*+[^*\s](?:[^*]*[^*\s])?\*+(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_@/])_[^_\s](?:[^_]*[^_\s])?_(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}~])~[^~\s](?:[^~]*[^~\s])?~(?![\p{L}\p{N}~])|\[[^\]]+\]\([^)]+\)/u;

/**
 * A lost letter, or how Windows-1252 and Windows-1256 show Arabic in UTF-8: each letter becomes one of these and a sign.
 * "â€" begins the curly quotation marks and dashes.
 */
export const misread = /\uFFFD|(?:[ØÙÚ][^\0-\x7f]){2}|(?:[طظ][^\p{L}\p{M}\s\0-\x7f،؛؟]){2}|â€/u;

/** One error for all texts whose letters were lost when the file was opened or saved in another encoding. */
export function checkLetters(document: ContentDocument): Problem[] {
  const texts = valuesOf(document).map(({ node }) => node);
  const lost = texts.filter((node) => misread.test(textOf(node) ?? "") || hasLostLetters(node));
  const [first] = lost;
  if (!first) return [];
  const message = `Letters are lost here (${linesOf(document, lost)}), because the file was opened or saved in another encoding. Type these texts again, or restore the last version, and save the file as UTF-8.`;
  return [errorAt(document, first, message)];
}

/** Whether the letters of a translation became question marks. English letters are in every encoding. */
function hasLostLetters(node: Node): boolean {
  const text = textOf(node) ?? "";
  const code = languageOf(node) ?? defaultLocale.code;
  return code !== defaultLocale.code && text.includes("??") && !isWrittenIn(text, { code });
}

/** HTML: a tag, or the code of a character. */
const code = /<\/?[a-z][^<>]*>|&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/i;

function codeProblem(text: string, { pattern = "\\S" }: Field): string | undefined {
  const [found] = code.exec(text) ?? [];
  if (found === undefined || pattern !== "\\S") return undefined;
  const remedy = found.startsWith("&") ? "Write the character itself, like &." : "Delete it.";
  return `contains the code "${found}", which visitors would see. ${remedy}`;
}

function hiddenProblem(text: string, { pattern = "\\S" }: Field): string | undefined {
  const hidden = pattern === "\\S" ? invisible : invisibleInFormat;
  if (!hidden.test(text)) return undefined;
  return "contains an invisible character. Type the text again by hand.";
}

function spacingProblem(text: string): string | undefined {
  if (/ {2,}/.test(text)) return "has two spaces together. Delete one.";
  if (/[\t\r\n]/.test(text)) return "contains a tab or a line break. Delete it.";
  if (text !== text.trim()) return "has a space at its start or end. Delete it.";
  return undefined;
}

function placeholderProblem(
  text: string,
  required: readonly string[],
  optional: readonly string[],
): string | undefined {
  const possible = [...required, ...optional];
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
  const unknown = used.find((word) => !possible.includes(word));
  if (unknown !== undefined) {
    const meant = nearest(unknown, possible);
    if (meant) return `has {${unknown}}: did you mean {${meant}}?`;
    const choice = possible.map((word) => `{${word}}`).join(", ");
    return `has {${unknown}}, which the site cannot replace. ${choice ? `Possible here: ${choice}.` : "Delete it."}`;
  }
  const absent = required.find((word) => !used.includes(word));
  if (absent !== undefined)
    return `lacks {${absent}}, which the site replaces with a value. Put it back.`;
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))) return "has a brace too many. Delete it.";
  return undefined;
}

/**
 * A file name with or without its extension: of a camera, phone or screenshot, or any word with digits or underscores.
 */
const fileName =
  /^(.+\.(jpe?g|png|webp|heic|gif|tiff?)|(WhatsApp Image|Screen ?shot)\b.*|(IMG|DSC[NF]?|PXL|MVIMG|image|photo|picture)[\s_-]*\(?\d+\)?|(?=\S*[\d_])[\w-]+)$/i;

/** An error for each alt text that is a file name, since that does not describe the picture. */
export function checkAltText({ document, node, field }: ContentValue): Problem[] {
  if (!isPicture(field)) return [];
  const file = (textOf(valueAt(node, "src")) ?? "").replace(/^.*\//, "");
  const own = [file, file.replace(/\.\w+$/, "")].map((name) => name.toLowerCase());
  return translationsOf(valueAt(node, "alt")).flatMap((words) => {
    const alt = textOf(words)?.trim();
    if (!alt || !(own.includes(alt.toLowerCase()) || fileName.test(alt))) return [];
    const message = `Alt text "${alt}" is the name of a file. Describe in one plain sentence what the photograph shows.`;
    return [errorAt(document, words, message)];
  });
}
