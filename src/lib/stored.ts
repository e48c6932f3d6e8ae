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
