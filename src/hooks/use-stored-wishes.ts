import { readStored, store } from "../lib/stored";
import { useStored } from "./use-stored";

/** The key in localStorage of the contact form's draft, which has the services and offers that the visitor wants. */
export const draftKey = "zahrelle-enquiry";

/** The key in localStorage of the kept photographs. All languages share it. */
const keptKey = "zahrelle-looks";

export const mostKept = 8;

const day = 24 * 60 * 60 * 1000;

/** When the document was opened. `performance.timeOrigin` of WebKit moves forward by the time that a phone sleeps. */
const opened = Date.now();

/**
 * Whether something was stored less than some days before the document was opened: an open page loses nothing. The clock
 * may have been ahead then, or have been set back since.
 */
function isFresh(savedAt: number, days: number): boolean {
  const now = Date.now();
  return (
    Math.min(opened, now) - days * day < savedAt && savedAt < Math.max(opened, now) + days * day
  );
}

/** The stored draft; undefined if there is none that can be read and is fresh. A device may be shared. */
export function storedDraft(): object | undefined {
  try {
    const stored = JSON.parse(readStored(draftKey)) as { savedAt: number } | null;
    return stored && isFresh(stored.savedAt, 1) ? stored : undefined;
  } catch {
    return undefined; // There is none, or it is not JSON.
  }
}

/** The services and offers of the stored draft, such as `service/hair-spa`. */
export function storedSubjects(): readonly string[] {
  const { chosen } = (storedDraft() ?? {}) as { chosen?: unknown };
  return Array.isArray(chosen) ? chosen.filter((key) => typeof key === "string") : [];
}

/** A line for each kept photograph, such as `nails/french-almond 1764000000000`: when it was kept. */
const keptLines = () =>
  readStored(keptKey)
    .split("\n")
    .filter((line) => isFresh(Number(line.split(" ")[1]), 30));

const keyIn = (line: string) => line.split(" ")[0] ?? "";

/**
 * The services and offers that the visitor wants, in her order. As `useKept`, empty in the built HTML and during hydration.
 */
export const useSubjects = () => useKeys(storedSubjects);

/** The photographs that the visitor keeps in this browser, such as `nails/french-almond`, in her order. */
export const useKept = () => useKeys(() => keptLines().map(keyIn));

function useKeys(read: () => readonly string[]): readonly string[] {
  const text = useStored(() => read().join("\n"));
  return text ? text.split("\n") : [];
}

/** Keeps a photograph for thirty days. Returns whether it is kept: false if `mostKept` others are. */
export function keep(photograph: string): boolean {
  const lines = keptLines();
  if (lines.some((line) => keyIn(line) === photograph)) return true;
  if (lines.length >= mostKept) return false;
  store(keptKey, [...lines, `${photograph} ${Date.now()}`].join("\n"));
  return true;
}

export function forget(photographs: readonly string[]): void {
  const lines = keptLines().filter((line) => !photographs.includes(keyIn(line)));
  store(keptKey, lines.join("\n"));
}

/** Deletes what is not fresh or cannot be read. */
export function deleteOld(): void {
  if (!storedDraft()) store(draftKey, "");
  forget([]);
}
