import { type Node, type ParseError, printParseErrorCode } from "jsonc-parser";
import { bracketProblem } from "./brackets";
import { type ContentDocument, type Findings, propertiesOf } from "./document";

const curly = /[“”„‟«»‘’']/;

/**
 * Reports what keeps a file from being JSON at all. True when the file is so broken that its values
 * cannot be judged.
 */
export function checkSyntax(document: ContentDocument, findings: Findings): boolean {
  if (document.isUtf16) {
    const said =
      'The file is saved as UTF-16, which cannot be read. Save it again as "UTF-8" ' +
      "(Notepad: File, Save as, Encoding; VS Code: the encoding at the bottom right, Save with Encoding).";
    findings.add(document, 0, said);
    return true;
  }
  if (document.hasByteOrderMark) {
    findings.add(
      document,
      0,
      'The file starts with an invisible mark (BOM). Save it again as plain "UTF-8", without BOM.',
    );
  }
  if (document.text.trim() === "") {
    findings.add(document, 0, "The file is empty. Take it back from the last version.");
    return true;
  }
  if (checkMergeMarkers(document, findings)) return true;
  if (checkQuotationMarks(document, findings)) return true;
  if (checkGrammar(document, findings)) return true;
  checkRepeatedKeys(document, document.root, findings);
  return false;
}

function checkMergeMarkers(document: ContentDocument, findings: Findings): boolean {
  const [first] = document.text.matchAll(/^<{7}( .*)?$|^>{7}( .*)?$|^={7}$/gm);
  if (!first) return false;
  const said =
    `"${first[0]}" is a mark of two versions that were not joined. Keep the lines you want and ` +
    "delete the other ones, with the marks <<<<<<<, ======= and >>>>>>>.";
  findings.add(document, first.index, said);
  return true;
}

/** Quotation marks as word processors and phones set them, where JSON wants the straight one. */
function checkQuotationMarks(document: ContentDocument, findings: Findings): boolean {
  const { text } = document;
  let inside = false;
  let found = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === "\\" && inside) at++;
    else if (letter === '"') inside = !inside;
    else if (letter === "\n") inside = false;
    else if (!inside && curly.test(letter)) {
      findings.add(document, at, `${letter} is not the straight quotation mark. Type " instead.`);
      found = true;
      at = text.indexOf("\n", at) === -1 ? text.length : text.indexOf("\n", at) - 1;
    }
  }
  return found;
}

function checkRepeatedKeys(
  document: ContentDocument,
  node: Node | undefined,
  findings: Findings,
): void {
  const seen = new Set<unknown>();
  for (const { key } of propertiesOf(node)) {
    if (seen.has(key.value)) {
      const said = `${JSON.stringify(key.value)} stands twice in this entry. Keep one of the two lines.`;
      findings.add(document, key, said);
    }
    seen.add(key.value);
  }
  for (const child of node?.children ?? []) checkRepeatedKeys(document, child, findings);
}

function checkGrammar(document: ContentDocument, findings: Findings): boolean {
  const { text, parseErrors } = document;
  const broken: ParseError[] = [];
  for (const mistake of parseErrors) {
    const comma = commaBefore(text, mistake);
    if (comma === undefined) broken.push(mistake);
    else findings.add(document, comma, "There is a comma after the last entry. Delete this comma.");
  }
  const [first] = broken;
  if (!first) return false;
  const hasWholeValues = broken.every(({ error }) =>
    structural.includes(printParseErrorCode(error)),
  );
  const { at, message } =
    (hasWholeValues ? bracketProblem(text) : undefined) ?? explain(text, first);
  findings.add(document, at, message);
  return true;
}

/** Mistakes between values; all others are within one. */
const structural = [
  "PropertyNameExpected",
  "ValueExpected",
  "ColonExpected",
  "CommaExpected",
  "CloseBraceExpected",
  "CloseBracketExpected",
  "EndOfFileExpected",
];

/** The comma after a last entry, when it is what a mistake is about. */
function commaBefore(text: string, { error, offset }: ParseError): number | undefined {
  const code = printParseErrorCode(error);
  const isAboutOne = code === "PropertyNameExpected" || code === "ValueExpected";
  if (!isAboutOne || !/[}\]]/.test(text.charAt(offset))) return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(",") ? before.length - 1 : undefined;
}

interface Explained {
  readonly at: number;
  readonly message: string;
}

function explain(text: string, { error, offset }: ParseError): Explained {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset, text.indexOf("\n", offset) + 1 || undefined).trim();
  switch (printParseErrorCode(error)) {
    case "CommaExpected":
    case "CloseBraceExpected":
    case "CloseBracketExpected":
      return expectedComma(before, rest, offset);
    case "InvalidSymbol":
      return strayWord(before, rest, offset);
    case "UnexpectedEndOfString":
      return unclosedText(text, offset, rest);
    case "ValueExpected":
      return { at: offset, message: valueExpected(rest) };
    case "ColonExpected":
      return {
        at: offset,
        message: "A colon (:) is missing here, between the name and its value.",
      };
    case "PropertyNameExpected":
      return {
        at: offset,
        message:
          'A name is expected here, in quotation marks and followed by a colon, like "price": "KD 7".',
      };
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return { at: offset, message: "Remarks are not possible in this file. Delete this one." };
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return {
        at: offset,
        message:
          "A backslash (\\) stands in this text. Use / in the place of a file, or write it twice: \\\\.",
      };
    case "InvalidCharacter":
      return { at: offset, message: "This text has a tab or a line break inside. Delete it." };
    case "InvalidNumberFormat":
    case "UnexpectedEndOfNumber":
      return { at: offset, message: "This is no number. Write it like 7 or 0.5." };
    default:
      return { at: offset, message: unclear };
  }
}

const unclear = "The file is broken here. Compare it with the lines around it.";

function expectedComma(before: string, rest: string, offset: number): Explained {
  if (/^["{[\d]|^(true|false|null)\b/.test(rest)) {
    return { at: before.length, message: "A comma is missing here, after this entry." };
  }
  return { at: offset, message: "This does not belong here. Compare it with the lines around it." };
}

/** Letters outside of quotation marks. */
function strayWord(before: string, rest: string, offset: number): Explained {
  const [, name] = /"([A-Za-z]+)\s*:[^"\n]*"$/.exec(before) ?? [];
  if (name) return unclosedName(before.lastIndexOf(`"${name}`), name);
  const swallowed = swallowedText(before, rest);
  if (swallowed) return swallowed;
  if (before.endsWith('"')) {
    return {
      at: offset,
      message:
        'A quotation mark (") stands inside this text and ends it too early. Use curly ones inside: “ and ”.',
    };
  }
  return { at: offset, message: valueExpected(rest) };
}

function unclosedName(at: number, name: string): Explained {
  return {
    at,
    message: `The quotation mark (") that ends this name is missing. Write "${name}":`,
  };
}

/** A text that took in the next name of its line, `"en": "Hair Spa, "ar": …`: its own end is missing. */
function swallowedText(before: string, rest: string): Explained | undefined {
  const text = /"([^"\n]*),\s*"$/.exec(before);
  if (!text || !/^[A-Za-z]+"\s*:/.test(rest)) return undefined;
  const curlyEnd = /[“”„]$/.exec(text[1] ?? "");
  if (!curlyEnd) {
    return { at: text.index, message: 'The quotation mark (") that ends this text is missing.' };
  }
  return {
    at: text.index + 1 + curlyEnd.index,
    message: `${curlyEnd[0]} is not the straight quotation mark. Type " instead.`,
  };
}

function unclosedText(text: string, offset: number, rest: string): Explained {
  const [, name] = /^"([A-Za-z]+)\s*:\s*[{[]$/.exec(rest) ?? [];
  if (name) return unclosedName(offset, name);
  const closing = /[“”„]\s*,?$/.exec(rest);
  if (closing) {
    return {
      at: offset + closing.index,
      message: `${closing[0].charAt(0)} is not the straight quotation mark. Type " instead.`,
    };
  }
  return {
    at: text.charAt(offset) === '"' ? offset : text.lastIndexOf('"', offset),
    message: 'The quotation mark (") that ends this text is missing.',
  };
}

function valueExpected(rest: string): string {
  const [word] = /^(true|false)\b/i.exec(rest) ?? [];
  if (word) return `Write ${word.toLowerCase()}, in small letters.`;
  if (/^\p{L}/u.test(rest)) {
    /* Up to the mark at its end; what follows on the line is another text. */
    const words = rest.replace(/"?\s*,?$/, "").replace(/".*$/, "");
    return `The quotation marks are missing. Write "${words}".`;
  }
  if (/^[,}\]]/.test(rest))
    return "A value is missing here, between the colon or comma and this sign.";
  return "A value is expected here: text in quotation marks, a number, true or false.";
}
