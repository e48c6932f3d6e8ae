import { ErrorCode, type Diagnostic } from "vscode-json-languageservice";
import type { ContentDocument, Findings } from "./document";
import { messageOf } from "./schema-check";

const curly = /[“”„‟«»‘’']/;

/**
 * Reports what keeps a file from being JSON at all. True when the file is so broken that its values
 * cannot be judged.
 */
export function checkSyntax(
  document: ContentDocument,
  diagnostics: readonly Diagnostic[],
  findings: Findings,
): boolean {
  if (document.hasByteOrderMark) {
    findings.add(
      document,
      0,
      'The file starts with an invisible mark (BOM). Save it again as plain "UTF-8", without BOM.',
    );
  }
  if (document.text.getText().trim() === "") {
    findings.add(document, 0, "The file is empty. Take it back from the last version.");
    return true;
  }
  if (checkMergeMarkers(document, findings)) return true;
  if (checkQuotationMarks(document, findings)) return true;
  return checkGrammar(document, diagnostics, findings);
}

function checkMergeMarkers(document: ContentDocument, findings: Findings): boolean {
  const markers = [...document.text.getText().matchAll(/^<{7}( .*)?$|^>{7}( .*)?$|^={7}$/gm)];
  const first = markers[0];
  if (!first) return false;
  const said =
    `"${first[0]}" is a mark of two versions that were not joined. Keep the lines you want and ` +
    "delete the other ones, with the marks <<<<<<<, ======= and >>>>>>>.";
  findings.add(document, first.index, said);
  return true;
}

/** Quotation marks as word processors and phones set them, where JSON wants the straight one. */
function checkQuotationMarks(document: ContentDocument, findings: Findings): boolean {
  const text = document.text.getText();
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

function checkGrammar(
  document: ContentDocument,
  diagnostics: readonly Diagnostic[],
  findings: Findings,
): boolean {
  const mistakes = diagnostics
    .filter(isGrammar)
    .sort((a, b) => offsetOf(document, a) - offsetOf(document, b));
  const repeated = new Set<string>();
  for (const mistake of mistakes) {
    const offset = offsetOf(document, mistake);
    if (mistake.code === ErrorCode.TrailingComma) {
      findings.add(document, offset, "There is a comma after the last entry. Delete this comma.");
    } else if (mistake.code === ErrorCode.DuplicateKey) {
      const key = document.text.getText(mistake.range);
      reportDuplicateKey(document, offset, key, repeated, findings);
    }
  }
  const broken = mistakes.find(
    ({ code }) => code !== ErrorCode.TrailingComma && code !== ErrorCode.DuplicateKey,
  );
  if (!broken) return false;
  const { at, message } = explain(document, broken);
  findings.add(document, at, message);
  return true;
}

/** The service marks both; the first is where the key belongs. */
function reportDuplicateKey(
  document: ContentDocument,
  offset: number,
  key: string,
  seen: Set<string>,
  findings: Findings,
): void {
  const node = document.json.getNodeFromOffset(offset);
  const owner = `${node?.parent?.parent?.offset ?? 0} ${key}`;
  if (seen.has(owner)) {
    findings.add(document, offset, `${key} stands twice in this entry. Keep one of the two lines.`);
  }
  seen.add(owner);
}

function isGrammar(diagnostic: Diagnostic): boolean {
  const { code } = diagnostic;
  if (typeof code !== "number") return false;
  const known =
    code >= ErrorCode.UnexpectedEndOfComment && code < ErrorCode.SchemaUnsupportedFeature;
  return (
    known ||
    (code === ErrorCode.Undefined &&
      /^(Expected a JSON|End of file|Invalid number)/.test(messageOf(diagnostic)))
  );
}

function offsetOf(document: ContentDocument, diagnostic: Diagnostic): number {
  return document.text.offsetAt(diagnostic.range.start);
}

function explain(document: ContentDocument, mistake: Diagnostic): { at: number; message: string } {
  const text = document.text.getText();
  const offset = offsetOf(document, mistake);
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset, text.indexOf("\n", offset) + 1 || undefined).trim();
  const end = text.trimEnd().length;
  if (isUnclosed(mistake) && offset >= end - 1) {
    return { at: end, message: "The file ends too early: a closing } or ] is missing." };
  }
  switch (mistake.code) {
    case ErrorCode.CommaExpected:
    case ErrorCode.CommaOrCloseBacketExpected:
    case ErrorCode.CommaOrCloseBraceExpected:
      return expectedComma(before, rest, offset);
    case ErrorCode.UnexpectedEndOfString:
      return unclosedText(text, offset, rest);
    case ErrorCode.ValueExpected:
      return { at: offset, message: valueExpected(rest) };
    case ErrorCode.ColonExpected:
      return colonExpected(before, offset);
    case ErrorCode.PropertyKeysMustBeDoublequoted:
    case ErrorCode.PropertyExpected:
      return {
        at: offset,
        message:
          'A name is expected here, in quotation marks and followed by a colon, like "price": "KD 7".',
      };
    case ErrorCode.CommentNotPermitted:
      return { at: offset, message: "Remarks are not possible in this file. Delete this one." };
    case ErrorCode.InvalidEscapeCharacter:
      return {
        at: offset,
        message:
          "A backslash (\\) stands in this text. Use / in the place of a file, or write it twice: \\\\.",
      };
    default:
      return {
        at: offset,
        message: `The file is broken here: ${messageOf(mistake).toLowerCase()}. Compare it with the lines around it.`,
      };
  }
}

function isUnclosed({ code }: Diagnostic): boolean {
  return (
    code === ErrorCode.CommaOrCloseBacketExpected || code === ErrorCode.CommaOrCloseBraceExpected
  );
}

function expectedComma(
  before: string,
  rest: string,
  offset: number,
): { at: number; message: string } {
  if (/^["{[\d]|^(true|false|null)\b/.test(rest)) {
    return { at: before.length, message: "A comma is missing here, after this entry." };
  }
  if (before.endsWith('"')) {
    return {
      at: offset,
      message:
        'A quotation mark (") stands inside this text and ends it too early. Use curly ones inside: “ and ”.',
    };
  }
  return { at: offset, message: "This does not belong here. Compare it with the lines around it." };
}

function unclosedText(text: string, offset: number, rest: string): { at: number; message: string } {
  const start = Math.max(0, offset);
  const closing = /[“”„]\s*,?$/.exec(rest);
  if (closing) {
    return {
      at: start + closing.index,
      message: `${closing[0].charAt(0)} is not the straight quotation mark. Type " instead.`,
    };
  }
  return {
    at: text.charAt(start) === '"' ? start : text.lastIndexOf('"', start),
    message: 'The quotation mark (") that ends this text is missing.',
  };
}

function valueExpected(rest: string): string {
  if (/^[A-Za-z]/.test(rest)) {
    const words = rest.replace(/"?\s*,?$/, "");
    return `The quotation marks are missing. Write "${words}".`;
  }
  if (/^[,}\]]/.test(rest))
    return "A value is missing here, between the colon or comma and this sign.";
  return "A value is expected here: text in quotation marks, a number, true or false.";
}

function colonExpected(before: string, offset: number): { at: number; message: string } {
  const swallowed = /"([A-Za-z]+)\s*:[^"\n]*"$/.exec(before);
  if (swallowed) {
    return {
      at: swallowed.index,
      message: `The quotation mark (") that ends this name is missing. Write "${swallowed[1]}":`,
    };
  }
  return { at: offset, message: "A colon (:) is missing here, between the name and its value." };
}
