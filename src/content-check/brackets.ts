import { createScanner } from "jsonc-parser";
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
 * The first brace or bracket without a partner, in a text whose values are complete: the one that the indentation shows
 * to be missing, or else the one that the brackets alone show.
 */
export function bracketProblem(text: string): TextProblem | undefined {
  const tokens = tokensOf(text);
  const open: Token[] = [];
  let problem: TextProblem | undefined;
  for (const [index, token] of tokens.entries()) {
    const top = open.at(-1);
    if (index > 0 && !top) return problem ?? afterTheEnd(tokens, index);
    if (top && isClosedBefore(text, tokens, index, top)) return unclosed(top, token);
    problem ??= top && problemAt(text, tokens, index, top);
    if (token.sign in closerOf) open.push(token);
    else if (token.sign in openerOf) open.pop();
  }
  const top = open.at(-1);
  if (problem || !top) return problem;
  return {
    at: text.trimEnd().length,
    message: `The file ends too early: the ${top.sign} on line ${top.line} is not closed. Add the missing ${closerOf[top.sign]}.`,
  };
}

/**
 * Whether the last open bracket must be closed before a token: the token begins a line that is not indented deeper than
 * the line of the bracket, and a closing bracket there makes the file valid.
 */
function isClosedBefore(
  text: string,
  tokens: readonly Token[],
  index: number,
  top: Token,
): boolean {
  const token = tokens[index];
  const before = tokens.slice(0, index).findLast(({ sign }) => sign !== ",");
  if (!token?.leads || token.sign === "," || !before) return false;
  const isCloser = token.sign in openerOf;
  if (isCloser ? token.indent >= top.indent : token.indent > top.indent) return false;
  const closer = `${closerOf[top.sign]}${isCloser ? "" : ","}`;
  return isJson(text.slice(0, before.end) + closer + text.slice(token.offset));
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

function problemAt(
  text: string,
  tokens: readonly Token[],
  index: number,
  top: Token,
): TextProblem | undefined {
  const [previous, token, next] = [-1, 0, 1].map((step) => tokens[index + step]);
  if (!token) return undefined;
  if (token.sign in openerOf) return wrongCloser(text, token, top, previous);
  const isName = token.sign === '"' && next?.sign === ":";
  return isName && (previous?.sign === ":" || top.sign === "[") ? unopened(token) : undefined;
}

/** The problem of a closing bracket that does not close the last open one, or not at its indentation. */
function wrongCloser(
  text: string,
  token: Token,
  top: Token,
  previous: Token | undefined,
): TextProblem | undefined {
  const fits = closerOf[top.sign] === token.sign;
  const isIndented = top.line === token.line || !token.leads || top.indent === token.indent;
  if (fits && isIndented) return undefined;
  if (previous?.sign === ":") return unmatched(token);
  if (isValidWithout(text, token)) return surplus(token);
  if (fits) return undefined;
  return token.indent > top.indent ? unmatched(token) : unclosed(top, token);
}

/** Whether the file is valid without a bracket, or without it and the comma that follows. */
function isValidWithout(text: string, { offset, end }: Token): boolean {
  const [before, after] = [text.slice(0, offset), text.slice(end)];
  return isJson(before + after) || isJson(before + after.replace(/^\s*,/, ""));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
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
