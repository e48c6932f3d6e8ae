import { draftKey, storedDraft } from "../../lib/stored-draft";
import { cleanEnquiry, emptyEnquiry, type EnquiryValues } from "./enquiry";

/** An enquiry that may not be stored yet, kept in the visitor's browser. */
export interface EnquiryDraft {
  readonly values: EnquiryValues;
  /** The last attempt to send. The same values again are the same enquiry and keep its id. */
  readonly attempt?: EnquiryAttempt | undefined;
  /** The first line that the form put at the start of the message: what the visitor wants to book. */
  readonly begun?: string | undefined;
  /** The lines about photographs that the form put after it. */
  readonly looks?: string | undefined;
}

export interface EnquiryAttempt {
  readonly id: string;
  /** The trimmed values, as JSON. */
  readonly sent: string;
}

/** The attempt to send these values. It is the last one if they are unchanged, so that they are stored once. */
export function attemptToSend(values: EnquiryValues, last?: EnquiryAttempt): EnquiryAttempt {
  const sent = JSON.stringify(cleanEnquiry(values));
  return last?.sent === sent ? last : { id: crypto.randomUUID(), sent };
}

/** Saves a draft for 24 hours and deletes an empty one. Does nothing without `localStorage`. */
export function saveDraft({ values, attempt, begun, looks }: EnquiryDraft): void {
  if (!Object.values(values).some((value) => value.trim())) return deleteDraft();
  try {
    const draft = { values, attempt, begun, looks, savedAt: Date.now() };
    localStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    /* `localStorage` can be blocked or full; the form works without it. */
  }
}

/** The saved draft; undefined if there is none. Deletes a draft that is older than 24 hours or invalid. */
export function loadDraft(): EnquiryDraft | undefined {
  const stored = storedDraft() as Partial<EnquiryDraft> | undefined;
  const values = { ...emptyEnquiry, ...stored?.values };
  if (stored && Object.values(values).every((value) => typeof value === "string")) {
    const { attempt, begun, looks } = stored;
    return { values, attempt, begun, looks };
  }
  deleteDraft();
  return undefined;
}

/** Deletes the draft of an attempt that is stored. A draft that has changed since then stays. */
export function deleteSentDraft(attempt: EnquiryAttempt): void {
  const draft = loadDraft();
  if (draft && attemptToSend(draft.values, draft.attempt).id === attempt.id) deleteDraft();
}

/** Deletes the draft. */
export function deleteDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    /* Without `localStorage` there is no draft. */
  }
}
