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
  const [misread] = misreadWords(text);
  if (!misread) return undefined;
  const message =
    `"${misread.shown}" was "${misread.meant}" before the file was opened in another encoding (${misread.encoding}) and saved. ` +
    `Correct it if it is the only one. Otherwise restore the last version, make your change again, and save the file as ${asUtf8}`;
  return { at: misread.at, message };
}

/** The characters 80 to 9F of Windows-1252. */
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** The encodings in which Windows opens a file whose encoding it does not recognize, in English and in Arabic. */
const windowsEncodings = ["Windows-1252", "Windows-1256"].map((encoding) => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const decoded = [...new TextDecoder(encoding).decode(bytes)];
  /* Some versions of Node.js decode Windows-1252 as Latin-1, which has no letters at 80 to 9F. */
  const characters =
    encoding === "Windows-1252" ? decoded.toSpliced(0x80, 32, ...windows1252) : decoded;
  return { encoding, bytes: new Map(characters.map((character, byte) => [character, byte])) };
});

/** The shortest word that is certain: "É™" is two letters of Windows-1252, but also the bytes of one of UTF-8. */
const certainLength = 3;

/** The words of a file whose letters, as bytes of a Windows encoding, are text in UTF-8. */
function misreadWords(text: string) {
  const words = [...text.matchAll(/[^\0-\x7f]+/g)].filter(([word]) => word.length >= certainLength);
  return words.flatMap(({ 0: shown, index: at }) =>
    windowsEncodings.flatMap(({ encoding, bytes }) => {
      const meant = decode([...shown].map((character) => bytes.get(character)));
      return meant === undefined ? [] : [{ at, shown, meant, encoding }];
    }),
  );
}

function decode(bytes: readonly (number | undefined)[]): string | undefined {
  const known = bytes.filter((byte) => byte !== undefined);
  /* The second byte of a letter in UTF-8 begins with the bits 10. A failed decoding of each Arabic word would be slow. */
  const isPossible = (known[1] ?? 0) >> 6 === 2;
  if (known.length < bytes.length || !isPossible) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(known));
  } catch {
    return undefined;
  }
}

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
