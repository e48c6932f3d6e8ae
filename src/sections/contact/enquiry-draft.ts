import { store } from "../../lib/stored";
import { draftKey, storedDraft } from "../../lib/stored-draft";
import { emptyEnquiry, type Enquiry, enquiryWith } from "./enquiry";

/** An enquiry that may not be stored yet, kept in the visitor's browser. */
export interface EnquiryDraft {
  readonly values: Enquiry;
  /** When she would like to come, such as `2026-11-30 evening`. The day or the part of the day may be missing. */
  readonly when: string;
  /** The last attempt to send. The same enquiry again keeps its id. */
  readonly attempt?: EnquiryAttempt | undefined;
}

export const emptyDraft: EnquiryDraft = { values: emptyEnquiry, when: "" };

export interface EnquiryAttempt {
  readonly id: string;
  /** What was sent, as JSON. */
  readonly sent: string;
}

/**
 * The attempt to send an enquiry. It is the last one if the enquiry is unchanged, so that it is stored once.
 * @param enquiry as it is sent
 */
export function attemptToSend(enquiry: Enquiry, last?: EnquiryAttempt): EnquiryAttempt {
  const sent = JSON.stringify(enquiry);
  return last?.sent === sent ? last : { id: crypto.randomUUID(), sent };
}

/** Changes the draft and saves it for 24 hours. Deletes one that becomes empty. */
export function saveDraft(change: Partial<EnquiryDraft>): void {
  const draft = { ...loadDraft(), ...change };
  const isEmpty = !draft.when && !Object.values(draft.values).some((text) => text.trim());
  store(draftKey, isEmpty ? "" : JSON.stringify({ ...draft, savedAt: Date.now() }));
}

/** The saved draft, empty if there is none. What is no text is empty. */
export function loadDraft(): EnquiryDraft {
  const { values, when, attempt } = (storedDraft() ?? {}) as Partial<EnquiryDraft>;
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return { values: enquiryWith((field) => textOf(values?.[field])), when: textOf(when), attempt };
}

/**
 * Deletes the draft of an attempt that is stored. A draft that has changed since then stays.
 * @param enquiryOf the enquiry of a draft, as it is sent
 */
export function deleteSentDraft(
  attempt: EnquiryAttempt,
  enquiryOf: (draft: EnquiryDraft) => Enquiry,
): void {
  if (attemptToSend(enquiryOf(loadDraft()), attempt) === attempt) deleteDraft();
}

export function deleteDraft(): void {
  store(draftKey, "");
}
