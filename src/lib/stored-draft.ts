/** The key in localStorage of the contact form's draft. */
export const draftKey = "zahrelle-enquiry";

/** 24 hours in milliseconds. A draft is personal data, and a device may be shared. */
const lifetime = 24 * 60 * 60 * 1000;

/** The stored draft; undefined if there is none that can be read. Deletes a draft that is older than 24 hours. */
export function storedDraft(): object | undefined {
  try {
    const stored = JSON.parse(String(localStorage.getItem(draftKey))) as { savedAt: number } | null;
    /* The absolute age, because the clock may have been ahead when the draft was saved. */
    if (stored && Math.abs(Date.now() - stored.savedAt) < lifetime) return stored;
    localStorage.removeItem(draftKey);
  } catch {
    /* `localStorage` is blocked, or its content is not JSON. */
  }
  return undefined;
}
