import { readStored, store } from "./stored";

/** The key in localStorage of the contact form's draft. */
export const draftKey = "zahrelle-enquiry";

/** 24 hours in milliseconds. A draft is personal data, and a device may be shared. */
const lifetime = 24 * 60 * 60 * 1000;

/** The stored draft; undefined if there is none that can be read, or if it is older than 24 hours. */
export function storedDraft(): object | undefined {
  try {
    const stored = JSON.parse(readStored(draftKey)) as { savedAt: number } | null;
    /* The absolute age, because the clock may have been ahead when the draft was saved. */
    return stored && Math.abs(Date.now() - stored.savedAt) < lifetime ? stored : undefined;
  } catch {
    return undefined; // There is none, or it is not JSON.
  }
}

/** The services and offers of the stored draft, such as `service/hair-spa`. */
export function storedChosen(): readonly string[] {
  const { chosen } = (storedDraft() ?? {}) as { chosen?: unknown };
  return Array.isArray(chosen) ? chosen.filter((key) => typeof key === "string") : [];
}

/** Deletes a draft that is older than 24 hours or cannot be read. */
export function deleteOldDraft(): void {
  if (!storedDraft()) store(draftKey, "");
}
