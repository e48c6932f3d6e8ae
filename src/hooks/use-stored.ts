import { useSyncExternalStore } from "react";

/** A page from the back/forward cache has missed the changes in other tabs. */
const events = ["storage", "pageshow"];

function subscribe(onChange: () => void): () => void {
  events.forEach((name) => addEventListener(name, onChange));
  return () => events.forEach((name) => removeEventListener(name, onChange));
}

/**
 * A text in localStorage, also after other tabs have changed it. Empty in the built HTML and during hydration.
 * @param read reads it (`readStored`)
 */
export function useStored(read: () => string): string {
  return useSyncExternalStore(subscribe, read, () => "");
}
