/** The texts that the browser refuses to store: they last as long as the document. */
const refused = new Map<string, string>();

/** The text under a key of localStorage; empty if there is none. */
export function readStored(key: string): string {
  try {
    return refused.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text, or deletes it if it is empty, and informs `useStored` in all tabs. */
export function store(key: string, text: string): void {
  if (text === readStored(key)) return;
  refused.delete(key);
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    if (text) refused.set(key, text);
  }
  dispatchEvent(new Event("storage")); // The browser sends it only to other tabs.
}

const day = 24 * 60 * 60 * 1000;

/** When the document was opened. `performance.timeOrigin` of WebKit moves forward by the time that a phone sleeps. */
const opened = Date.now();

/**
 * Whether something was stored less than some days before the document was opened: an open page loses nothing. The clock
 * may have been ahead then, or have been set back since.
 */
export function isFresh(savedAt: number, days: number): boolean {
  const now = Date.now();
  return (
    Math.min(opened, now) - days * day < savedAt && savedAt < Math.max(opened, now) + days * day
  );
}
