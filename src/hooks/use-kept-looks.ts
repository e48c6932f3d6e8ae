import { useEffect, useMemo } from "react";
import { readStored, store } from "../lib/stored";
import { useStored } from "./use-stored";

/** The most looks that can be kept. */
export const mostLooks = 8;

/** The key in localStorage of the kept looks. All languages share it. */
const storageKey = "zahrelle-looks";

/** Thirty days in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * A line for each look, such as `nails/french-almond 1764000000000`: its photograph, and when it was kept. Without those
 * that have expired. The clock may have been ahead when a look was kept.
 */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => Math.abs(Date.now() - Number(line.split(" ")[1])) < lifetime);
}

const read = () => readStored(storageKey);
const keyIn = (line: string) => line.split(" ")[0] ?? "";

/**
 * The photographs that the visitor keeps in this browser, such as `nails/french-almond`, in the order in which she kept
 * them. The same array until they change. Empty in the built HTML and during hydration.
 */
export function useKeptLooks(): readonly string[] {
  const text = useStored(read);
  useEffect(() => forgetLooks([]), []); // Delete what has expired.
  return useMemo(() => linesOf(text).map(keyIn), [text]);
}

/** Keeps a photograph for thirty days. Returns whether it is kept: false if `mostLooks` others are. */
export function keepLook(look: string): boolean {
  const kept = linesOf(read());
  if (kept.some((line) => keyIn(line) === look)) return true;
  if (kept.length >= mostLooks) return false;
  store(storageKey, [...kept, `${look} ${Date.now()}`].join("\n"));
  return true;
}

/** Keeps photographs no longer. */
export function forgetLooks(looks: readonly string[]): void {
  store(
    storageKey,
    linesOf(read())
      .filter((line) => !looks.includes(keyIn(line)))
      .join("\n"),
  );
}
