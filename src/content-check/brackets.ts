import { type ParseError, parseTree } from "jsonc-parser";

/** A sign, a text or another value of a JSON file. */
interface Token {
  /** Its first letter: one of { } [ ] , : or " for a text. */
  readonly sign: string;
  readonly offset: number;
  readonly end: number;
  readonly line: number;
  /** How far its line is indented. */
  readonly indent: number;
  /** Whether it is the first of its line. */
  readonly leads: boolean;
}

const closerOf: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
const openerOf: Readonly<Record<string, string>> = { "}": "{", "]": "[" };

/** A bracket that is missing or one too many: where it is noticed, and what to do about it. */
export interface BracketProblem {
  readonly at: number;
  readonly message: string;
}

/**
 * The first brace or bracket that has no partner, in a text whose values are whole in themselves. Which one it is
 * cannot always be told from the signs alone: where lines are indented, a closing sign stands under the line of its
 * opening one, and a guess must mend the file.
 */
export function bracketProblem(text: string): BracketProblem | undefined {
  const tokens = tokensOf(text);
  const open: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const around = { before: tokens.slice(Math.max(0, index - 2), index), next: tokens[index + 1] };
    if (index > 0 && open.length === 0) return afterTheEnd(tokens, index);
    const found = noticed(text, token, open, around);
    if (found) return found;
    if (token.sign in closerOf) open.push(token);
    else if (token.sign in openerOf) open.pop();
  }
  const top = open.at(-1);
  if (!top) return undefined;
  return {
    at: text.trimEnd().length,
    message: `The file ends too early: the ${top.sign} that line ${top.line} opens is not closed. Write the missing ${closerOf[top.sign]}.`,
  };
}

function tokensOf(text: string): Token[] {
  return text.split("\n").reduce<{ tokens: Token[]; start: number }>(
    ({ tokens, start }, content, index) => {
      const indent = content.search(/\S|$/);
      for (const { 0: token, index: at } of content.matchAll(
        /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g,
      )) {
        tokens.push({
          sign: token.charAt(0),
          offset: start + at,
          end: start + at + token.length,
          line: index + 1,
          indent,
          leads: at === indent,
        });
      }
      return { tokens, start: start + content.length + 1 };
    },
    { tokens: [], start: 0 },
  ).tokens;
}

interface Around {
  /** The two tokens before. */
  readonly before: readonly Token[];
  readonly next: Token | undefined;
}

function noticed(
  text: string,
  token: Token,
  open: readonly Token[],
  { before, next }: Around,
): BracketProblem | undefined {
  const top = open.at(-1);
  if (!top) return undefined;
  if (token.sign in openerOf) return wrongCloser(text, token, open, before);
  const previous = before.at(-1)?.sign;
  /* A text after { or a comma is a name: the colon after it may be what is missing. */
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

function wrongCloser(
  text: string,
  token: Token,
  open: readonly Token[],
  before: readonly Token[],
): BracketProblem | undefined {
  const top = open.at(-1);
  if (!top) return undefined;
  const fits = closerOf[top.sign] === token.sign;
  const isBelow = top.line === token.line || !token.leads || top.indent === token.indent;
  if (fits && isBelow) return undefined;
  if (before.at(-1)?.sign === ":") return partnerless(token);
  const isSurplus = [/^/, /^\s*,/].some((comma) =>
    isJson(text.slice(0, token.offset) + text.slice(token.end).replace(comma, "")),
  );
  const partner = open.findLast(
    ({ sign, indent }) =>
      closerOf[sign] === token.sign && (!token.leads || indent === token.indent),
  );
  if (partner && partner !== top && !(isSurplus && !token.leads)) {
    const end = before.findLast(({ sign }) => sign !== ",")?.end ?? token.offset;
    const mended = text.slice(0, end) + closerOf[top.sign] + text.slice(token.offset);
    if (!fits || isJson(mended)) return unclosed(top, token);
  }
  if (isSurplus) return surplus(token);
  if (fits) return undefined;
  return partner ? unclosed(top, token) : partnerless(token);
}

function isJson(text: string): boolean {
  const errors: ParseError[] = [];
  parseTree(text, errors);
  return errors.length === 0;
}

function unclosed({ sign, line }: Token, { offset }: Token): BracketProblem {
  return {
    at: offset,
    message: `A ${closerOf[sign]} is missing before this place: the ${sign} that line ${line} opens is not closed.`,
  };
}

function unopened({ offset }: Token): BracketProblem {
  return {
    at: offset,
    message: "A { is missing before this name: an entry begins with one.",
  };
}

function surplus({ sign, offset }: Token): BracketProblem {
  return {
    at: offset,
    message: `This ${sign} is one too many: what it would close is closed already. Delete it.`,
  };
}

function partnerless({ sign, offset }: Token): BracketProblem {
  return {
    at: offset,
    message: `This ${sign} closes nothing: the ${openerOf[sign]} that belongs to it is missing.`,
  };
}

/** The file's one entry or list has ended, and something follows. */
function afterTheEnd(tokens: readonly Token[], index: number): BracketProblem | undefined {
  const [first, end, token] = [tokens[0], tokens[index - 1], tokens[index]];
  if (!first || !token || !end) return undefined;
  if (first.sign === "{" && first.indent > 0 && tokens.at(-1)?.sign === "]") {
    return { at: first.offset, message: "The [ that begins the list is missing before this {." };
  }
  if (token.sign in openerOf) return surplus(token);
  return {
    at: token.offset,
    message: `The ${end.sign} in line ${end.line} ends the file; what follows belongs before it, or that sign is one too many.`,
  };
}
