import { isFresh, readStored, store } from "./stored";

/** The key in localStorage of the contact form's draft (src/sections/contact/enquiry-draft.ts). */
export const draftKey = "enquiry";

/** The stored draft; undefined if there is none that can be read and is fresh. A device may be shared. */
export function storedDraft(): object | undefined {
  try {
    const stored = JSON.parse(readStored(draftKey)) as { savedAt: number } | null;
    return stored && isFresh(stored.savedAt, 1) ? stored : undefined;
  } catch {
    return undefined; // There is none, or it is not JSON.
  }
}

/** Deletes a draft that is not fresh or cannot be read, and the keys that were used before December 2026. */
export function deleteOldDraft(): void {
  if (!storedDraft()) store(draftKey, "");
  for (const key of ["zahrelle-enquiry", "zahrelle-looks"]) store(key, "");
}
