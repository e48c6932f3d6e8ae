import { emptyEnquiry, type EnquiryValues, trimEnquiry } from "./enquiry";
import { randomId } from "./random-id";

/** An enquiry that is not known to be stored: kept in the visitor's own browser. */
export interface EnquiryDraft {
  readonly values: EnquiryValues;
  /** The last attempt to send: the same values again are the same enquiry and keep its id. */
  readonly attempt?: EnquiryAttempt | undefined;
}

export interface EnquiryAttempt {
  readonly id: string;
  /** The trimmed values, as JSON. */
  readonly sent: string;
}

/** The attempt that sends these values: the last one if they are the same, so that they are stored once. */
export function attemptToSend(values: EnquiryValues, last?: EnquiryAttempt): EnquiryAttempt {
  const sent = JSON.stringify(trimEnquiry(values));
  return last?.sent === sent ? last : { id: randomId(), sent };
}

const storageKey = "zahrelle-enquiry";
/** In milliseconds: 24 hours. A draft is personal data, and a phone may be shared. */
const lifetime = 24 * 60 * 60 * 1000;

/** Keeps a draft for 24 hours and deletes an empty one. A browser without storage keeps nothing. */
export function saveDraft(draft: EnquiryDraft, now = Date.now()): void {
  if (!Object.values(draft.values).some((value) => value.trim())) return clearDraft();
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...draft, savedAt: now }));
  } catch {
    /* Private windows and full disks: the form works without. */
  }
}

/** The draft that was kept; undefined when there is none or it is older than 24 hours, which deletes it. */
export function loadDraft(now = Date.now()): EnquiryDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (isKept(kept) && now - kept.savedAt < lifetime) {
      return { values: { ...emptyEnquiry, ...kept.values }, attempt: kept.attempt };
    }
    clearDraft();
  } catch {
    clearDraft();
  }
  return undefined;
}

/** Forgets the draft. */
export function clearDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    /* Nothing was kept either. */
  }
}

function isKept(kept: unknown): kept is EnquiryDraft & { savedAt: number } {
  return typeof kept === "object" && kept !== null && "values" in kept && "savedAt" in kept;
}
