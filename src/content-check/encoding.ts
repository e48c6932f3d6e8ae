import type { Node } from "jsonc-parser";
import { defaultLocale } from "../i18n/locales";
import {
  type ContentDocument,
  errorAt,
  labelOf,
  languageOf,
  linesOf,
  noticeAt,
  textOf,
  valuesOf,
} from "./document";
import { isWrittenIn } from "./language-check";
import type { Problem, TextProblem } from "./problem";

const asUtf8 =
  '"UTF-8" (Notepad: File, Save as, Encoding; VS Code: the encoding at the bottom right, Save with Encoding).';

/** The problem of a file that is saved in another encoding than UTF-8, or was opened in one and saved again. */
export function encodingProblem({
  text,
  isUtf16,
}: Pick<ContentDocument, "text" | "isUtf16">): TextProblem | undefined {
  if (isUtf16) {
    const message = `The file is saved as UTF-16, which cannot be read. Save it again as ${asUtf8}`;
    return { at: 0, message };
  }
  const lost = text.indexOf("\uFFFD");
  if (lost >= 0) {
    const message =
      "A letter is lost here (\uFFFD), because the file is saved in another encoding, such as Windows-1256. " +
      `Open it in the program that saved it, and save it again as ${asUtf8} If the letters are already lost there, type them again.`;
    return { at: lost, message };
  }
  const found = misread.exec(text);
  if (!found) return undefined;
  const message = `"${found[0]}" shows that the file was opened in another encoding and saved. Restore the last version, make your change again, and save the file as ${asUtf8}`;
  return { at: found.index, message };
}

/**
 * How Windows-1252 and Windows-1256 show Arabic in UTF-8: each letter becomes one of these and a sign. "â€" begins the
 * curly quotation marks and dashes.
 */
const misread = /(?:[ØÙÚ][^\0-\x7f]){2}|(?:[طظ][^\p{L}\p{M}\s\0-\x7f،؛؟]){2}|â€/u;

/**
 * An error for the texts whose letters became question marks when the file was saved in an encoding that lacks them.
 * English letters are in every encoding: other texts with question marks only get a notice.
 */
export function checkLostLetters(document: ContentDocument): Problem[] {
  const texts = valuesOf(document).flatMap(({ node }) => (node.type === "string" ? [node] : []));
  const lost = texts.filter(hasLostLetters);
  const doubtful = texts.filter((node) => textOf(node)?.includes("???") && !lost.includes(node));
  const notices = doubtful.map((node) => {
    const message = `${labelOf(node)} "${textOf(node)}" contains ???. If these were letters, type them again, and save the file as ${asUtf8}`;
    return noticeAt(document, node, message);
  });
  const [first] = lost;
  if (!first) return notices;
  const [count, remedy] =
    lost.length === 1
      ? ["1 text has lost its", "Type the text again"]
      : [
          `${lost.length} texts have lost their`,
          "Restore the last version, make your changes again",
        ];
  const message = `${count} letters (${linesOf(document, lost)}), because the file is saved in another encoding, such as ANSI. ${remedy}, and save the file as ${asUtf8}`;
  return [errorAt(document, first, message), ...notices];
}

function hasLostLetters(node: Node): boolean {
  const text = textOf(node) ?? "";
  const code = languageOf(node) ?? defaultLocale.code;
  return code !== defaultLocale.code && text.includes("??") && !isWrittenIn(text, { code });
}
