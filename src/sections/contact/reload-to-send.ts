import { isRemovedScript } from "../../lib/removed-script";
import { draftKey } from "../../lib/stored-draft";
import type { EnquiryAttempt } from "./enquiry-draft";

/** The key in `sessionStorage` of the attempt for which this tab has reloaded. */
const reloadedFor = "reloaded-for";

/**
 * Reloads the page if the code that sends is no longer on the server. It does so once per tab, and only if the attempt's
 * draft is stored. Resolves to whether it reloads.
 */
export async function reloadToSend(error: unknown, attempt: EnquiryAttempt): Promise<boolean> {
  if (!(await isRemovedScript(error))) return false;
  try {
    if (!localStorage.getItem(draftKey)?.includes(attempt.id)) return false;
    if (sessionStorage.getItem(reloadedFor)) return false;
    sessionStorage.setItem(reloadedFor, attempt.id);
  } catch {
    return false; /* Without storage, the tab could lose the draft, or reload forever. */
  }
  location.reload();
  return true;
}

/** Whether the page has reloaded for an attempt, which the visitor has to send again. */
export function isReloadedFor(attempt: EnquiryAttempt | undefined): boolean {
  try {
    return attempt !== undefined && sessionStorage.getItem(reloadedFor) === attempt.id;
  } catch {
    return false;
  }
}
