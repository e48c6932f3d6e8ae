import { createScanner, type ParseError, parseTree } from "jsonc-parser";
import type { TextProblem } from "./problem";

/** A bracket, comma, colon, text or other value of a JSON file. */
interface Token {
  /** Its first character: one of { } [ ] , : or " for a text. */
  readonly sign: string;
  readonly offset: number;
  readonly end: number;
  readonly line: number;
  /** The indentation of its line, in characters. */
  readonly indent: number;
  /** Whether it is the first token of its line. */
  readonly leads: boolean;
}

const closerOf: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
const openerOf: Readonly<Record<string, string>> = { "}": "{", "]": "[" };

/**
 * The first brace or bracket without a partner, in a text whose values are complete. The brackets alone do not always
 * show which one is missing, so this uses the indentation (a closing bracket is indented like the line that opens it)
 * and prefers a fix that makes the file valid.
 */
export function bracketProblem(text: string): TextProblem | undefined {
  const tokens = tokensOf(text);
  const open: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const around = { before: tokens.slice(Math.max(0, index - 2), index), next: tokens[index + 1] };
    if (index > 0 && open.length === 0) return afterTheEnd(tokens, index);
    const found = problemAt(text, token, open, around);
    if (found) return found;
    if (token.sign in closerOf) open.push(token);
    else if (token.sign in openerOf) open.pop();
  }
  const top = open.at(-1);
  if (!top) return undefined;
  return {
    at: text.trimEnd().length,
    message: `The file ends too early: the ${top.sign} on line ${top.line} is not closed. Add the missing ${closerOf[top.sign]}.`,
  };
}

function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const line = scanner.getTokenStartLine() + 1;
    const before = tokens.at(-1);
    const leads = before?.line !== line;
    tokens.push({
      sign: text.charAt(offset),
      offset,
      end: offset + scanner.getTokenLength(),
      line,
      indent: before && !leads ? before.indent : scanner.getTokenStartCharacter(),
      leads,
    });
  }
  return tokens;
}

interface Around {
  /** The two tokens before. */
  readonly before: readonly Token[];
  readonly next: Token | undefined;
}

function problemAt(
  text: string,
  token: Token,
  open: readonly Token[],
  { before, next }: Around,
): TextProblem | undefined {
  const top = open.at(-1);
  if (!top) return undefined;
  if (token.sign in openerOf) return wrongCloser(text, token, open, before);
  const previous = before.at(-1)?.sign;
  /* A text after { or a comma is a name, which may lack its colon. */
  const isNamed = previous === '"' && ["{", ","].includes(before.at(-2)?.sign ?? "");
  if (top.sign === "{" && token.sign in closerOf && previous !== ":" && !isNamed) {
    return unclosed(top, token);
  }
  const isName = token.sign === '"' && next?.sign === ":";
  if (isName && previous === ":") return unopened(token);
  if (isName && top.sign === "[") {
    return token.indent <= top.indent ? unclosed(top, token) : unopened(token);
  }
  return undefined;
}

/**
 * The problem of a closing bracket that does not close the last open one, or not at its indentation. There are two
 * remedies: delete this bracket, or close the last open one before it, so that this one closes its partner. Inside a
 * line, where there is no indentation, the first one wins.
 */
function wrongCloser(
  text: string,
  token: Token,
  open: readonly Token[],
  before: readonly Token[],
): TextProblem | undefined {
  const top = open.at(-1);
  if (!top) return undefined;
  const fits = closerOf[top.sign] === token.sign;
  const isIndented = top.line === token.line || !token.leads || top.indent === token.indent;
  if (fits && isIndented) return undefined;
  if (before.at(-1)?.sign === ":") return unmatched(token);
  const canDelete = isValidWithout(text, token);
  const partner = partnerOf(token, open);
  const isPartnerOpen = partner !== undefined && partner !== top;
  const canClose = isPartnerOpen && (!fits || isValidAfterClosing(text, top, token, before));
  if (canClose && !(canDelete && !token.leads)) return unclosed(top, token);
  if (canDelete) return surplus(token);
  if (fits) return undefined;
  return partner ? unclosed(top, token) : unmatched(token);
}

/** The open bracket that a closing one belongs to: of its kind and, at the start of a line, of its indentation. */
function partnerOf({ sign, leads, indent }: Token, open: readonly Token[]): Token | undefined {
  return open.findLast(
    (each) => closerOf[each.sign] === sign && (!leads || each.indent === indent),
  );
}

/** Whether the file is valid without a bracket, or without it and the comma that follows. */
function isValidWithout(text: string, { offset, end }: Token): boolean {
  const [before, after] = [text.slice(0, offset), text.slice(end)];
  return isJson(before + after) || isJson(before + after.replace(/^\s*,/, ""));
}

/** Whether the file is valid if an open bracket is closed before a token, in place of the comma there. */
function isValidAfterClosing(
  text: string,
  { sign }: Token,
  { offset }: Token,
  before: readonly Token[],
): boolean {
  const end = before.findLast((each) => each.sign !== ",")?.end ?? offset;
  return isJson(text.slice(0, end) + closerOf[sign] + text.slice(offset));
}

function isJson(text: string): boolean {
  const errors: ParseError[] = [];
  parseTree(text, errors);
  return errors.length === 0;
}

function unclosed({ sign, line }: Token, { offset }: Token): TextProblem {
  return {
    at: offset,
    message: `A ${closerOf[sign]} is missing before this position: the ${sign} on line ${line} is not closed.`,
  };
}

function unopened({ offset }: Token): TextProblem {
  return {
    at: offset,
    message: "A { is missing before this name. Each entry begins with {.",
  };
}

function surplus({ sign, offset }: Token): TextProblem {
  return {
    at: offset,
    message: `This ${sign === "," ? "comma" : sign} is one too many. Delete it.`,
  };
}

function unmatched({ sign, offset }: Token): TextProblem {
  return {
    at: offset,
    message: `This ${sign} has no matching ${openerOf[sign]}. Add the missing ${openerOf[sign]}.`,
  };
}

/** The problem of a token after the end of the file's entry or list. */
function afterTheEnd(tokens: readonly Token[], index: number): TextProblem | undefined {
  const [first, end, token] = [tokens[0], tokens[index - 1], tokens[index]];
  if (!first || !token || !end) return undefined;
  const isList = first.sign === "{" && first.indent > 0 && tokens.at(-1)?.sign === "]";
  if (isList || first.sign === '"') {
    const opener = isList ? "[" : "{";
    return { at: first.offset, message: `The ${opener} at the start of the file is missing.` };
  }
  if (token.sign in openerOf || tokens.at(-1)?.sign === ",") return surplus(token);
  return {
    at: token.offset,
    message: `The ${end.sign} on line ${end.line} ends the file. Move what follows before it, or delete that ${end.sign}.`,
  };
}
