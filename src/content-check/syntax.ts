import { type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import { bracketProblem } from "./brackets";
import { type ContentDocument, errorAt, propertiesOf, repeatsIn, textOf } from "./document";
import { encodingProblem } from "./encoding";
import type { Problem, TextProblem } from "./problem";
import { latinDigits } from "./suggest";

/** The syntax errors of a file, and whether its values can be checked in spite of them. */
export function checkSyntax(document: ContentDocument) {
  const problem = encodingProblem(document) ?? fileProblem(document) ?? grammarProblem(document);
  const problems = [
    ...(document.hasByteOrderMark ? [errorAt(document, 0, byteOrderMark)] : []),
    ...(problem
      ? [errorAt(document, problem.at, problem.message)]
      : repeatedKeys(document, document.root)),
  ];
  return { problems, isReadable: problem === undefined };
}

const byteOrderMark =
  'The file starts with an invisible character (BOM). Save it again as plain "UTF-8", without BOM.';

function fileProblem({ text }: ContentDocument): TextProblem | undefined {
  if (/^\s*<(!doctype|html|head|body)\b/i.test(text)) {
    const message =
      "This is a web page, not the file. Restore the last version. To download a file from GitHub, open it and press Download raw file.";
    return { at: 0, message };
  }
  if (text.trim() === "") {
    return { at: 0, message: "The file is empty. Restore it from the last version." };
  }
  const marker = /^<{7}( .*)?$|^>{7}( .*)?$|^={7}$/m.exec(text);
  if (!marker) return undefined;
  const message =
    `"${marker[0]}" marks a merge conflict. Keep the lines that you want, and ` +
    "delete the other ones and the markers <<<<<<<, ======= and >>>>>>>.";
  return { at: marker.index, message };
}

function repeatedKeys(document: ContentDocument, node: Node | undefined): Problem[] {
  const keys = propertiesOf(node).map(({ key }) => key);
  const here = repeatsIn(keys, textOf).map(({ item }) =>
    errorAt(document, item, `"${textOf(item)}" is in this entry twice. Keep one of the two lines.`),
  );
  return [...here, ...(node?.children ?? []).flatMap((child) => repeatedKeys(document, child))];
}

/** Brackets first: one that is missing leads to other errors. It can be found only if all values are complete. */
function grammarProblem({ text, parseErrors }: ContentDocument): TextProblem | undefined {
  const [first] = parseErrors;
  if (!first) return undefined;
  const hasWholeValues = parseErrors.every(({ error }) =>
    printParseErrorCode(error).endsWith("Expected"),
  );
  return (hasWholeValues ? bracketProblem(text) : undefined) ?? explain(text, first);
}

function explain(text: string, { error, offset, length }: ParseError): TextProblem {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  const found = text.slice(offset, offset + length);
  const bare = bareValueAt(text, offset);
  const remedy = bare && bareValueRemedy(bare.value);
  if (remedy) return { at: bare.at, message: remedy };
  if (found === "," && /(^|[,[{])$/.test(before)) return { at: offset, message: surplusComma };
  if (before.endsWith(",") && /^[}\]]/.test(found)) {
    const message = "There is a comma after the last entry. Delete this comma.";
    return { at: before.length - 1, message };
  }
  if (code === "CommaExpected" && found !== ":") {
    return { at: before.length, message: "A comma is missing here, after this entry." };
  }
  if (code === "InvalidSymbol") {
    const isName = /[{,]$/.test(before) && /^\s*:/.test(text.slice(offset + length));
    return { at: offset, message: isName ? strayName(found) : strayWord(found) };
  }
  return { at: offset, message: messages[code] ?? unclear };
}

/** The value outside quotation marks and brackets that contains a place of the text. */
function bareValueAt(text: string, offset: number): { at: number; value: string } | undefined {
  const values = text.matchAll(/(?<=":\s*)[^\s"[\]{},][^"[\]{}\n]*/g);
  for (const { 0: value, index: at } of values) {
    if (at <= offset && offset <= at + value.length) {
      return { at, value: value.replace(/[\s,،]+$/, "") };
    }
  }
  return undefined;
}

/** What to write for a number in other digits or with a comma, and for a phone number, a time or a date. */
function bareValueRemedy(value: string): string | undefined {
  const figure = latinDigits(value).replace(/[,،٫]/, ".");
  if (/^-?\d+(\.\d+)?$/.test(figure)) {
    const number = String(Number(figure));
    if (latinDigits(value) !== value) return `Write the digits 0 to 9: ${number}.`;
    return number === value ? undefined : `Write ${number}.`;
  }
  if (!/^(\+\d+|\+?\d+([-:/. ]\d+)+)$/.test(figure)) return undefined;
  return `Put quotation marks around it: "${latinDigits(value)}".`;
}

function strayName(name: string): string {
  const bare = name.replace(/^['‘’“”]|['‘’“”]$/g, "");
  return `The name ${name} is outside quotation marks. Write "${bare}", with a straight one (") before and after it.`;
}

function strayWord(word: string): string {
  if (/^[\p{Zs}\p{Cf}]/u.test(word)) return invisible;
  const [, sign] = /^(?:true|false)?([;،؛]|\.(?!\d))/.exec(word) ?? [];
  if (sign) return `There is "${sign}" here. Between two entries, write a Latin comma (,).`;
  if (/^(true|false)$/i.test(word)) return `Write ${word.toLowerCase()} in lower case.`;
  if (/^[-+]?\.?\d/.test(word)) return noNumber;
  return `${word} is outside quotation marks. Each name and each text needs a straight one (") before and after it, and only there. Inside a text, use “ and ”.`;
}

const invisible =
  "There is an invisible character here, as in texts from Word or WhatsApp. Delete the spaces here, and type them again.";
const surplusComma = "This comma is one too many. Delete it.";
const unclear = "This is not expected here. Compare it with the lines around it.";
const backslash =
  "A backslash (\\) is in this text. Use / in file paths; elsewhere write it twice: \\\\.";
const comment = "Comments are not allowed in this file. Delete this one.";
const noNumber = "This is not a number. Write it like 7 or 0.5.";

/** By the error code of jsonc-parser. */
const messages: Readonly<Record<string, string>> = {
  UnexpectedEndOfString:
    'The quotation mark (") that ends this name or text is missing on this line. It must be a straight one.',
  ValueExpected:
    "A value is missing here: text in quotation marks, a number, true or false, a list or an entry.",
  ColonExpected: "A colon (:) is missing here, between the name and its value.",
  PropertyNameExpected:
    'A name is missing here, in quotation marks and followed by a colon, like "price": "KD …".',
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  InvalidCharacter: "This text contains a tab or a line break. Delete it.",
  InvalidNumberFormat: noNumber,
  UnexpectedEndOfNumber: noNumber,
};
