import { useMemo, useSyncExternalStore } from "react";

/** The most looks that can be kept. */
export const mostLooks = 8;

/** The key in localStorage of the kept looks. All languages share it. */
const storageKey = "zahrelle-looks";

/** Thirty days in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** The looks of this tab, if the browser refuses to store them. */
let tabOnly: string | undefined;

/** A line for each look, such as `nails/french-almond 1764000000000`: its photograph, and when it was kept. */
function read(): string {
  try {
    return tabOnly ?? localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/** The lines that have not expired. The clock may have been ahead when a look was kept. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => Math.abs(Date.now() - Number(line.split(" ")[1])) < lifetime);
}

const lookOf = (line: string) => line.split(" ")[0] ?? "";

function write(lines: readonly string[]): void {
  const text = lines.join("\n");
  if (text === read()) return;
  tabOnly = undefined;
  try {
    if (text) localStorage.setItem(storageKey, text);
    else localStorage.removeItem(storageKey);
  } catch {
    tabOnly = text;
  }
  dispatchEvent(new Event("storage")); // The browser sends it only to other tabs.
}

/** A page from the back/forward cache has missed the changes in other tabs. */
function subscribe(onChange: () => void): () => void {
  const events = ["storage", "pageshow"];
  events.forEach((name) => addEventListener(name, onChange));
  write(linesOf(read())); // Delete what has expired.
  return () => events.forEach((name) => removeEventListener(name, onChange));
}

/**
 * The photographs that the visitor keeps in this browser, such as `nails/french-almond`, in the order in which she kept
 * them. The same array until they change. Empty in the built HTML and during hydration.
 */
export function useKeptLooks(): readonly string[] {
  const text = useSyncExternalStore(subscribe, read, () => "");
  return useMemo(() => linesOf(text).map(lookOf), [text]);
}

/** Keeps a photograph for thirty days. Returns whether it is kept: false if `mostLooks` others are. */
export function keepLook(look: string): boolean {
  const lines = linesOf(read());
  if (lines.some((line) => lookOf(line) === look)) return true;
  if (lines.length >= mostLooks) return false;
  write([...lines, `${look} ${Date.now()}`]);
  return true;
}

/** Keeps a photograph no longer; without an argument, none. */
export function forgetLook(look?: string): void {
  write(look ? linesOf(read()).filter((line) => lookOf(line) !== look) : []);
}
