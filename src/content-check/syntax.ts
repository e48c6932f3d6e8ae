import { type Node, printParseErrorCode } from "jsonc-parser";
import { bracketProblem, isJson } from "./brackets";
import { type ContentDocument, errorAt, propertiesOf, repeatsIn, textOf } from "./document";
import { encodingProblem } from "./encoding";
import type { Problem, TextProblem } from "./problem";

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
  if (text.trim() === "" || /^\s*<(!doctype|html|head|body)\b/i.test(text)) {
    const message = "This is not the content of the file. Restore it from the last version.";
    return { at: 0, message };
  }
  const marker = /^<{7}( .*)?$|^>{7}( .*)?$|^={7}$/m.exec(text);
  if (!marker) return undefined;
  const message =
    `"${marker[0]}" marks a merge conflict. Keep the lines that you want, and ` +
    "delete the other ones and the markers <<<<<<<, ======= and >>>>>>>.";
  return { at: marker.index, message };
}

function repeatedKeys(document: ContentDocument, node: Node | undefined): Problem[] {
  if (!node?.children) return [];
  const keys = propertiesOf(node).map(({ key }) => key);
  const here = repeatsIn(keys, textOf).map(({ item }) =>
    errorAt(document, item, `"${textOf(item)}" is in this entry twice. Keep one of the two lines.`),
  );
  return [...here, ...node.children.flatMap((child) => repeatedKeys(document, child))];
}

/** Brackets first: one that is missing leads to other errors. */
function grammarProblem({ text, parseErrors: [first] }: ContentDocument): TextProblem | undefined {
  if (!first) return undefined;
  const brackets = bracketProblem(text);
  if (brackets) return brackets;
  const { offset, error } = first;
  const before = text.slice(0, offset).trimEnd();
  const found = text.charAt(offset);
  if (before.endsWith(",") && /[}\],]/.test(found)) {
    return { at: before.length - 1, message: "This comma is one too many. Delete it." };
  }
  const code = printParseErrorCode(error);
  if (code === "CommaExpected" && /["{[]/.test(found)) {
    return { at: before.length, message: "A comma is missing here, after this entry." };
  }
  if (code === "CommaExpected" && /[}\]]/.test(found)) return { at: offset, message: unclear };
  const isName = code === "CommaExpected" && found === ":" && before.endsWith('"');
  const isOutside = code === "InvalidSymbol" && (before === "" || isJson(before));
  const message = (isName && opener) || (isOutside && outside) || (messages[code] ?? unclear);
  return { at: offset, message };
}

const unclear =
  "This is not expected here. Compare it with the lines around it: each { and [ needs its } and ].";
const opener = "A { or [ may be missing before the name on the left.";
const outside =
  "A content file begins with [ or {. Delete what stands before it, and after the last ] or }.";
const comment =
  "Comments are not allowed in this file. If this one stands for entries that were left out, restore the last version. Else delete it.";
const backslash =
  "A backslash (\\) is in this text. Use / in file paths; elsewhere write it twice: \\\\.";
const symbol =
  'Write each name and each text between straight quotation marks ("), numbers like 7 or 0.5, and a Latin comma (,) between two entries. If all of that is right, delete the spaces here and type them again.';

/** By the error code of jsonc-parser. */
const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: symbol,
  CommaExpected: symbol,
  InvalidNumberFormat: symbol,
  UnexpectedEndOfNumber: symbol,
  UnexpectedEndOfString:
    'The quotation mark (") that ends this name or text is missing on this line. It must be a straight one. If the text goes on in the next line, write it on one line.',
  ColonExpected: "A colon (:) is missing here, between the name and its value.",
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  InvalidCharacter: "This text contains a tab or a line break. Delete it.",
};
