import { readFileSync } from "node:fs";
import { hasLostLetters } from "./text-check";

const clock = "(?:\\d+:)?[0-5]\\d:[0-5]\\d\\.\\d{3}";
/** The times of a caption as browsers read them: 00:01.500 --> 00:04.000. */
const times = new RegExp(`^${clock}[ \\t]*-->[ \\t]*${clock}(?:[ \\t]|$)`);
/** A line that is meant as times, also with commas or a typed arrow. */
const meantTimes = /-->|^\s*\d+:\d\d\S*\s*[^\s\p{L}]{1,3}\s*\d+:\d\d/u;

/** What is wrong with a WebVTT file, as the end of a sentence. */
export function captionsProblem(file: string): string | undefined {
  const [head = "", ...lines] = readFileSync(file, "utf8").split(/\r\n?|\n/);
  if (!/^\uFEFF?WEBVTT(?:[ \t]|$)/.test(head)) return 'must begin with the line "WEBVTT".';
  const isWrong = (line: string) =>
    (meantTimes.test(line) && !times.test(line)) || hasLostLetters(line);
  const wrong = lines.findIndex(isWrong);
  if (wrong >= 0)
    return `have a mistake on line ${wrong + 2}. Write times like 00:01.500 --> 00:04.000, and save the file as UTF-8.`;
  return lines.some((line) => times.test(line))
    ? undefined
    : "have no lines. Write what is said in the film.";
}
