import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import {
  checkField,
  emptyEnquiry,
  enquiryFields,
  excessOf,
  trimEnquiry,
  type Enquiry,
  type EnquiryFieldName,
  type EnquiryProblem,
  type EnquiryProblems,
  type EnquiryValues,
} from "./enquiry";
import { clearDraft, loadDraft, saveDraft, type EnquiryAttempt } from "./enquiry-draft";
import { randomId } from "./random-id";
import type { SendFailure, SendResult } from "./send-enquiry";

/** 'Sending...' lasts so long at most, whatever the network does. */
const longestWait = 20_000;
const bannerTime = 5_000;

/** How the last attempt ended, while the visitor is told of it. */
export type EnquiryNotice = "sent" | "offline" | SendFailure["reason"];

export interface EnquiryForm {
  readonly form: RefObject<HTMLFormElement>;
  /** What has been typed. */
  readonly values: EnquiryValues;
  /** What is wrong with it, as far as the visitor should be told by now. */
  readonly problems: EnquiryProblems;
  readonly sending: boolean;
  readonly banner: boolean;
  readonly notice: EnquiryNotice | undefined;
  /** Whether the fields hold what was kept from an earlier visit. */
  readonly restored: boolean;
  readonly dismiss: () => void;
  readonly clear: () => void;
  /** For the form element. */
  readonly events: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onFocus: () => void;
  };
}

/**
 * The contact form: idle, sending, then sent or back to idle with every value kept. An enquiry has one id from its
 * first attempt until it is known to be stored, so that it is stored once however often it is sent. `trap` names a
 * field that only machines fill in.
 */
export function useEnquiry(messageStart: string, trap: string): EnquiryForm {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<EnquiryAttempt>();
  const busy = useRef(false);
  const [values, setValues] = useState(emptyEnquiry);
  const [watched, setWatched] = useState<readonly EnquiryFieldName[]>([]);
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const [sending, setSending] = useState(false);
  const [banner, setBanner] = useState(false);
  const [notice, setNotice] = useState<EnquiryNotice>();
  const [restored, setRestored] = useState(false);

  const put = (next: EnquiryValues) => {
    for (const field of enquiryFields) write(form.current, field, next[field]);
    setValues(next);
  };

  const forget = () => {
    clearDraft();
    attempt.current = undefined;
    put(emptyEnquiry);
    setWatched([]);
    setProblems({});
    setRestored(false);
  };

  useEffect(() => {
    const draft = loadDraft();
    attempt.current = draft && draft.attempt;
    /* What was typed before the script ran is newer than what was kept. */
    const typed = read(form.current);
    const kept = enquiryFields.some((field) => typed[field]) ? undefined : draft;
    const { message, ...others } = kept ? kept.values : typed;
    const started = message.includes(messageStart);
    put({ ...others, message: started ? message : `${messageStart}\n${message}`.trimEnd() });
    setRestored(kept !== undefined);
  }, [messageStart]);

  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => {
      /* The focus does not go with what is taken away. */
      if (document.activeElement?.closest("[role=status]")) focus(form.current, "send");
      setBanner(false);
      setNotice((now) => (now === "sent" ? undefined : now));
    }, bannerTime);
    return () => clearTimeout(timer);
  }, [banner]);

  useEffect(() => {
    /* A button that is disabled loses the focus: it gets it back. */
    if (notice && !sending && document.activeElement === document.body) focus(form.current, "send");
  }, [notice, sending]);

  const watch = (fields: readonly EnquiryFieldName[]) => {
    const found = inspect(form.current, fields);
    setWatched(fields);
    setProblems(found);
    return enquiryFields.find((field) => found[field]);
  };

  const onInput = () => {
    const typed = read(form.current);
    setValues(typed);
    /* A text that is too long says so at once. Everything else waits until it is sent: a sentence that came when a
       field is left would move the button from under the pointer. */
    watch(
      enquiryFields.filter((field) => watched.includes(field) || excessOf(field, typed[field])),
    );
    saveDraft({ values: typed, attempt: attempt.current });
  };

  const fail = ({ reason, error }: Pick<SendFailure, "reason" | "error">) => {
    console.error("Error sending message", error);
    setNotice(reason === "network" && !navigator.onLine ? "offline" : reason);
  };

  const send = async (typed: EnquiryValues) => {
    const row = trimEnquiry(typed);
    const sent = JSON.stringify(row);
    /* The same words again are the same enquiry; corrected ones are another. */
    let current = attempt.current;
    if (!current || current.sent !== sent) current = { id: randomId(), sent };
    attempt.current = current;
    saveDraft({ values: typed, attempt: current });
    const result = await deliver({ id: current.id, ...row, phone: row.phone || null });
    if (!result.stored) {
      setProblems(result.refused || {});
      return fail(result);
    }
    forget();
    setBanner(true);
    setNotice("sent");
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const wrong = watch(enquiryFields);
    if (wrong) return focus(form.current, wrong);
    setNotice(undefined);
    setBanner(false);
    if (controlOf(form.current, trap)?.value) {
      return fail({ reason: "server", error: "A field that no person sees was filled in." });
    }
    busy.current = true;
    setSending(true);
    send(read(form.current))
      .catch((error: unknown) => fail({ reason: "server", error }))
      .finally(() => {
        busy.current = false;
        setSending(false);
      });
  };

  const clear = () => {
    forget();
    focus(form.current, "name");
  };

  const dismiss = () => {
    setNotice(undefined);
    focus(form.current, "send"); // The button that was pressed goes with the notice.
  };
  const events = { onSubmit, onInput, onFocus: warm };
  return { form, values, problems, sending, banner, notice, restored, dismiss, clear, events };
}

const sender = () => import("./send-enquiry");

/** The form has been touched: what sends it may come now, and is asked for again if this fails. */
function warm() {
  sender().catch(() => undefined);
}

function deliver(enquiry: Enquiry): Promise<SendResult> {
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ stored: false, reason: "network", error });
    setTimeout(fail, longestWait, "Nobody answered in time.");
    const deadline = Date.now() + longestWait;
    sender()
      .then(({ sendEnquiry }) => sendEnquiry(enquiry, deadline))
      .then(resolve, fail);
  });
}

type Form = HTMLFormElement | null;

function controlOf(form: Form, name: string) {
  return form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
}

function focus(form: Form, name: string) {
  controlOf(form, name)?.focus();
}

function write(form: Form, name: string, value: string) {
  const control = controlOf(form, name);
  if (control) control.value = value;
}

function read(form: Form): EnquiryValues {
  const value = (name: string) => controlOf(form, name)?.value ?? "";
  return {
    name: value("name"),
    email: value("email"),
    phone: value("phone"),
    message: value("message"),
  };
}

/** What is wrong with the fields. The browser's own type check is the rule for e-mail, so it comes first. */
function inspect(form: Form, fields: readonly EnquiryFieldName[]): EnquiryProblems {
  const found: Partial<Record<EnquiryFieldName, EnquiryProblem>> = {};
  for (const field of fields) {
    const control = controlOf(form, field);
    const problem = control?.validity.typeMismatch
      ? "typeMismatch"
      : checkField(field, control?.value ?? "");
    if (problem) found[field] = problem;
  }
  return found;
}
