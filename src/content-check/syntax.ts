import { type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import {
  type ContentDocument,
  errorAt,
  errorIn,
  propertiesOf,
  repeatsIn,
  textOf,
} from "./document";
import type { Problem } from "./problem";

/** The first syntax error of a file, or its repeated names; and whether its values can be checked. */
export function checkSyntax(document: ContentDocument) {
  const [error] = document.parseErrors;
  if (!document.isUtf8) return { problems: [errorIn(document, 0, notUtf8)], isReadable: false };
  if (!error) return { problems: repeatedKeys(document.root), isReadable: true };
  const message = explain(document.text, error);
  return { problems: [errorIn(document, error.offset, message)], isReadable: false };
}

function explain(text: string, { offset, error }: ParseError): string {
  const before = text.slice(0, offset).trimEnd();
  const found = text.charAt(offset);
  const code = printParseErrorCode(error);
  if (code === "InvalidCommentToken") return note;
  if (before === "") return outside;
  if ((code === "InvalidSymbol" || /[[{]/.test(found)) && isJson(before)) return outside;
  if (found === "," && /[,[{]$/.test(before)) return "This comma is one too many. Delete it.";
  if (/[}\]]/.test(found)) return before.endsWith(",") ? spareComma : unclear;
  if (found === ":" && before.endsWith('"')) return opener;
  return code === "CommaExpected" && /["{[]/.test(found) ? comma : (messages[code] ?? unclear);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function repeatedKeys(node: Node | undefined): Problem[] {
  if (!node?.children) return [];
  const keys = propertiesOf(node).map(({ key }) => key);
  const here = repeatsIn(keys, textOf).map(({ item }) =>
    errorAt(item, `"${textOf(item)}" is in this entry twice. Keep one of the two lines.`),
  );
  return [...here, ...node.children.flatMap(repeatedKeys)];
}

const notUtf8 =
  "The file is not saved as UTF-8 without BOM. Save it again in this encoding (Notepad: File, Save as, Encoding), or restore the last version.";
const outside =
  "A content file is one list [ … ] or one entry { … }. Delete what stands before or after it, or restore the last version. If the file is here twice, keep the new one.";
const unclear =
  "This is not expected here. Compare it with the lines around it: each { and [ needs its } and ], and a comma stands only between two entries.";
const note =
  "A content file has no notes. Delete this one, from // to the end of its line, or from /* to */.";
const spareComma = "The comma before this position is one too many. Delete it.";
const comma = "A comma, or a } or ] of the entry above, is missing before this position.";
const opener = "A { or [ may be missing before the name on the left.";
const inside = 'Inside a text, write “ ” instead of ".';
const symbol = `Write each name and each text between straight quotation marks ("), numbers like 7 or 0.5, true or false in small letters, and a Latin comma (,) between two entries. ${inside} If all of that is right, delete the spaces here and type them again.`;

const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: symbol,
  InvalidNumberFormat: symbol,
  UnexpectedEndOfString: `The straight quotation mark (") that ends this name or text is missing on this line. A text has one line. ${inside}`,
  ColonExpected: "A colon (:) is missing here, between the name and its value.",
  CommaExpected: symbol,
  CloseBraceExpected: "A } is missing before this position.",
  CloseBracketExpected: "A ] is missing before this position.",
  InvalidCharacter: "This text contains a tab or a line break. Delete it.",
  InvalidEscapeCharacter: "A backslash (\\) is in this text. Write / instead.",
};
