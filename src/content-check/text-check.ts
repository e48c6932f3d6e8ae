import type { Node } from "jsonc-parser";
import { isPicture } from "../graphql/fields";
import {
  type ContentDocument,
  type ContentValue,
  type Findings,
  labelOf,
  textOf,
  valueAt,
  wordsOf,
} from "./document";
import { nearest } from "./suggest";

const invisible = /[\u200B-\u200D\u2060\u2066-\u2069\uFEFF\u00AD]/;

/** What holds for every text: no stray spaces, no invisible letters, no placeholder that the site cannot fill. */
export function checkText({ document, node, field }: ContentValue, findings: Findings): void {
  const text = textOf(node);
  if (text === undefined) return;
  const { placeholders = [], optionalPlaceholders = [], keepsSpaces = false } = field;
  const wrong =
    spacingProblem(text, keepsSpaces) ??
    placeholderProblem(text, placeholders, optionalPlaceholders);
  if (wrong) findings.add(document, node, `${labelOf(node)} "${text}" ${wrong}`);
}

function spacingProblem(text: string, keepsSpaces: boolean): string | undefined {
  if (/ {2,}/.test(text)) return "has two spaces together. Delete one.";
  if (/[\t\r\n]/.test(text)) return "has a tab or a line break inside. Delete it.";
  if (invisible.test(text)) return "has an invisible letter inside. Type the text again by hand.";
  if (!keepsSpaces && text !== text.trim()) return "has a space at its start or end. Delete it.";
  return undefined;
}

function placeholderProblem(
  text: string,
  required: readonly string[],
  optional: readonly string[],
): string | undefined {
  const possible = [...required, ...optional];
  const used = [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
  const strange = used.find((word) => !possible.includes(word));
  if (strange !== undefined) {
    const meant = nearest(strange, possible);
    if (meant) return `has {${strange}}: did you mean {${meant}}?`;
    const choice = possible.map((word) => `{${word}}`).join(", ");
    return `has {${strange}}, which the site cannot fill in. ${choice ? `Possible here: ${choice}.` : "Delete it."}`;
  }
  const absent = required.find((word) => !used.includes(word));
  if (absent !== undefined)
    return `lacks {${absent}}, where the site fills something in. Put it back.`;
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))) return "has a brace too many.";
  return undefined;
}

/** A file's name, with or without its ending: as cameras, phones and screens name it, or as nobody speaks. */
const fileName =
  /^(.+\.(jpe?g|png|webp|heic|gif|tiff?)|(WhatsApp Image|Screen ?shot)\b.*|(IMG|DSC[NF]?|PXL|MVIMG|image|photo|picture)[\s_-]*\(?\d+\)?|(?=\S*[\d_])[\w-]+)$/i;

/** That a picture's words say what is seen, which the name of its file does not. */
export function checkAltText({ document, node, field }: ContentValue, findings: Findings): void {
  if (!isPicture(field)) return;
  for (const words of wordsOf(valueAt(node, "alt"))) checkAltWords(document, node, words, findings);
}

function checkAltWords(
  document: ContentDocument,
  node: Node,
  words: Node,
  findings: Findings,
): void {
  const alt = textOf(words)?.trim();
  const file = (textOf(valueAt(node, "src")) ?? "").replace(/^.*\//, "");
  if (!alt) return;
  const name = file.replace(/\.\w+$/, "");
  const isName = [file, name].some((each) => each.toLowerCase() === alt.toLowerCase());
  if (!isName && !fileName.test(alt)) return;
  const said = `Alt text "${alt}" is the name of a file. Say in one plain sentence what the photograph shows.`;
  findings.add(document, words, said);
}
