import type { TextProblem } from "./problem";

/** A brace or bracket that is not closed yet. */
interface Opener {
  readonly sign: string;
  readonly line: number;
  /** The indentation of its line, in characters. */
  readonly indent: number;
}

const closerOf: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/**
 * A brace or bracket that is missing or one too many in a file that is indented by depth: at the first one with another
 * partner or line with another indentation, if one edit there makes the file valid.
 */
export function bracketProblem(text: string): TextProblem | undefined {
  const plain = text.replace(/"(?:\\.|[^"\\\n])*"/g, (words) => "x".repeat(words.length));
  const step = /^[ \t]+(?=\S)/m.exec(text)?.[0].length ?? 2;
  const open: Opener[] = [];
  for (const { 0: sign, index: at } of plain.matchAll(/(?<=^[ \t]*)\S|[{}[\]]/gm)) {
    const start = plain.lastIndexOf("\n", at) + 1;
    const indent = plain.slice(start).search(/\S/);
    const isCloser = /[}\]]/.test(sign);
    const top = open.at(-1);
    const fits = !isCloser || (top && closerOf[top.sign] === sign);
    const depth = top && (isCloser ? top.indent : top.indent + step);
    if (!fits || (at === start + indent && indent !== (depth ?? 0))) {
      const problem = missing(text, at, top) ?? surplus(text, at);
      if (problem) return problem;
    }
    if (sign in closerOf) open.push({ sign, line: text.slice(0, at).split("\n").length, indent });
    else if (isCloser) open.pop();
  }
  return missing(text, text.trimEnd().length, open.at(-1));
}

/** The problem of an opener whose partner is missing at an offset, if the file is valid with it. */
function missing(text: string, at: number, opener: Opener | undefined): TextProblem | undefined {
  if (!opener) return undefined;
  const closer = closerOf[opener.sign] ?? "";
  const before = text.slice(0, at).replace(/,\s*$/, "");
  const after = text.slice(at);
  if (!isJson(before + closer + (/^[}\],]|^\s*$/.test(after) ? "" : ",") + after)) return undefined;
  const message = `A ${closer} is missing before this position: the ${opener.sign} on line ${opener.line} is not closed.`;
  return { at, message };
}

/** The problem of a brace or bracket at an offset, if the file is valid without it, or without it and its comma. */
function surplus(text: string, at: number): TextProblem | undefined {
  const sign = text.charAt(at);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const isSurplus =
    /[{}[\]]/.test(sign) && (isJson(before + after) || isJson(before + after.replace(/^\s*,/, "")));
  return isSurplus ? { at, message: `This ${sign} is one too many. Delete it.` } : undefined;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
