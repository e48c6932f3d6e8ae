import { readFileSync } from "node:fs";
import { misread } from "./text-check";

const clock = "((?:\\d+:)?[0-5]\\d:[0-5]\\d\\.\\d{3})";
/** The times of a caption as browsers read them: 00:01.500 --> 00:04.000. */
const times = new RegExp(`^${clock}[ \\t]*-->[ \\t]*${clock}(?:[ \\t]|$)`);
/** A line that is meant as times, also with commas or a typed arrow. */
const meantTimes = /-->|^\s*\d+:\d\d\S*\s*\S{1,3}\s*\d+:\d\d/m;

const noHead = 'It must be "WEBVTT", without a line above it or a sign after it.';
const noWords = "No words are below it. Write them there, or delete this line.";
const noTimes =
  "These words have no times, so browsers do not show them. Delete the empty line above them, or write their times above them.";
const noLetters = "Its letters are lost. Type them again, and save the file as UTF-8.";

/** What is wrong with a WebVTT file, as the end of a sentence. */
export function captionsProblem(file: string): string | undefined {
  const text = read(file);
  const lines = [...text.split("\n"), ""];
  const onLine = (line: number, message: string) => `have a mistake on line ${line}. ${message}`;
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return onLine(1, noHead);
  if (!meantTimes.test(text)) return "have no lines. Write what is said in the film.";
  let above = "head";
  for (const [index, line] of lines.entries()) {
    const kind = index === 0 ? above : kindOfLine(line, above);
    if (above === "times" && kind !== "words") return onLine(index, noWords);
    if (above === "name" && kind === "gap") return onLine(index, noTimes);
    const wrong = kind === "times" ? timesProblem(line) : undefined;
    if (wrong) return onLine(index + 1, wrong);
    if (misread.test(line) || (kind === "words" && /\?\?/.test(line) && !/\p{L}/u.test(line)))
      return onLine(index + 1, noLetters);
    above = kind;
  }
  return undefined;
}

/** The text of a file in UTF-8, or in UTF-16 with a byte-order mark, which browsers also read. */
function read(file: string): string {
  const bytes = readFileSync(file);
  const mark = bytes.toString("latin1", 0, 2);
  const encoding = mark === "\xff\xfe" ? "utf-16le" : mark === "\xfe\xff" ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, "\n");
}

/** The kind of a line below one of another kind: times, words, an empty line ("gap"), a note, or the name of a caption. */
function kindOfLine(line: string, above: string): string {
  if (line === "") return "gap";
  if (above !== "note" && meantTimes.test(line)) return "times";
  if (above === "gap") return /^(NOTE|STYLE|REGION)\b/.test(line) ? "note" : "name";
  return above === "times" ? "words" : above;
}

function timesProblem(line: string): string | undefined {
  const [, from, to] = times.exec(line) ?? [];
  if (from === undefined || to === undefined)
    return "Write its times like 00:01.500 --> 00:04.000.";
  return seconds(to) <= seconds(from) ? "It ends before it begins." : undefined;
}

function seconds(time: string): number {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
