import { cleanEnquiry, type EnquiryValues } from "./enquiry";
import { randomId } from "./random-id";

/** An enquiry that may not be stored yet, kept in the visitor's browser. */
export interface EnquiryDraft {
  readonly values: EnquiryValues;
  /** The last attempt to send. The same values again are the same enquiry and keep its id. */
  readonly attempt?: EnquiryAttempt | undefined;
  /** The first line that the form put at the start of the message: what the visitor wants to book. */
  readonly begun?: string | undefined;
}

export interface EnquiryAttempt {
  readonly id: string;
  /** The trimmed values, as JSON. */
  readonly sent: string;
}

/** The attempt to send these values. It is the last one if they are unchanged, so that they are stored once. */
export function attemptToSend(values: EnquiryValues, last?: EnquiryAttempt): EnquiryAttempt {
  const sent = JSON.stringify(cleanEnquiry(values));
  return last?.sent === sent ? last : { id: randomId(), sent };
}

const storageKey = "zahrelle-enquiry";
/** 24 hours in milliseconds. A draft is personal data, and a device may be shared. */
const lifetime = 24 * 60 * 60 * 1000;

/** Saves a draft for 24 hours and deletes an empty one. Does nothing without `localStorage`. */
export function saveDraft(draft: EnquiryDraft, now = Date.now()): void {
  if (!Object.values(draft.values).some((value) => value.trim())) return clearDraft();
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...draft, savedAt: now }));
  } catch {
    /* `localStorage` can be blocked or full; the form works without it. */
  }
}

/** The saved draft; undefined if there is none. Deletes a draft older than 24 hours. */
export function loadDraft(now = Date.now()): EnquiryDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    /* The absolute age, because the clock may have been ahead when the draft was saved. */
    if (isKept(kept) && Math.abs(now - kept.savedAt) < lifetime) {
      return { values: textsOf(kept.values), attempt: kept.attempt, begun: textOf(kept.begun) };
    }
    clearDraft();
  } catch {
    clearDraft();
  }
  return undefined;
}

/** Deletes the draft. */
export function clearDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    /* Without `localStorage` there is no draft. */
  }
}

interface Kept extends Pick<EnquiryDraft, "attempt"> {
  readonly begun?: unknown;
  readonly values: Readonly<Record<string, unknown>> | null;
  readonly savedAt: number;
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === "object" && kept !== null && "values" in kept && "savedAt" in kept;
}

function textsOf(values: Kept["values"]): EnquiryValues {
  const { name, email, phone, message } = values ?? {};
  return {
    name: textOf(name),
    email: textOf(email),
    phone: textOf(phone),
    message: textOf(message),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
