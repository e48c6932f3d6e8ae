import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { useLocale } from "../../hooks/use-locale";
import {
  checkField,
  type Enquiry,
  type EnquiryFieldName,
  enquiryFields,
  type EnquiryProblem,
  type EnquiryProblems,
  type EnquiryValues,
  excessOf,
  trimEnquiry,
} from "./enquiry";
import { attemptToSend, clearDraft, loadDraft, saveDraft } from "./enquiry-draft";
import { enquiryReducer, type EnquiryState, initialState } from "./enquiry-state";
import type { SendFailure, SendResult } from "./send-enquiry";

/** 'Sending...' lasts so long at most, whatever the network does. */
const longestWait = 20_000;
const bannerTime = 5_000;

export interface EnquiryForm {
  readonly form: RefObject<HTMLFormElement>;
  readonly state: EnquiryState;
  /** For the form element. */
  readonly events: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onFocus: () => void;
  };
  readonly edit: (field: EnquiryFieldName, value: string) => void;
  readonly dismiss: () => void;
  readonly clear: () => void;
}

/**
 * The contact form: what its state (`enquiryReducer`) needs of the browser, which is the kept draft, the network and
 * the focus. An enquiry has one id from its first attempt until it is known to be stored, so that it is stored once
 * however often it is sent. `messageStart` begins the message; `honeypot` names a field that only machines fill in.
 */
export function useEnquiry(messageStart: string, honeypot: string): EnquiryForm {
  const form = useRef<HTMLFormElement>(null);
  /* State changes at the next render only: a second submit in the same task would not see it. */
  const isSending = useRef(false);
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const { phase, values } = state;
  const { locale } = useLocale();

  /* Before React writes its state into the fields: what was typed before the script ran stays, and is newer than
     what was kept. */
  useBrowserLayoutEffect(() => {
    const typed = read(form.current);
    const kept = loadDraft();
    const restored = kept !== undefined && !enquiryFields.some((field) => typed[field]);
    const draft = restored ? kept : { values: typed, attempt: kept?.attempt };
    dispatch({ type: "restore", draft, restored });
  }, []);

  useBrowserLayoutEffect(() => {
    dispatch({ type: "begin", line: messageStart });
  }, [messageStart]);

  useEffect(() => {
    if (phase.name !== "sent") return;
    const timer = setTimeout(() => {
      /* The focus does not go with what is taken away. */
      if (document.activeElement?.closest("[role=status]")) focus(form.current, "send");
      dispatch({ type: "expire" });
    }, bannerTime);
    return () => clearTimeout(timer);
  }, [phase.name]);

  useEffect(() => {
    /* A button that is disabled loses the focus: it gets it back. */
    const ended = phase.name === "sent" || phase.name === "failed";
    if (ended && document.activeElement === document.body) focus(form.current, "send");
  }, [phase.name]);

  const edit = (field: EnquiryFieldName, value: string) => {
    const typed = { ...values, [field]: value };
    /* A text that is too long says so at once. Everything else waits until it is sent: a sentence that came when a
       field is left would move the button from under the pointer. */
    const watched = enquiryFields.filter(
      (name) => state.watched.includes(name) || excessOf(name, typed[name]),
    );
    const check = { watched, problems: inspect(form.current, watched) };
    dispatch({ type: "edit", values: typed, check });
    saveDraft({ values: typed, attempt: state.attempt });
  };

  const fail = ({ reason, error, refused = {} }: Omit<SendFailure, "stored">) => {
    console.error("Error sending message", error);
    const offline = reason === "network" && !navigator.onLine;
    dispatch({ type: "fail", reason: offline ? "offline" : reason, problems: refused });
  };

  const send = async () => {
    const attempt = attemptToSend(values, state.attempt);
    dispatch({ type: "send", attempt });
    saveDraft({ values, attempt });
    const row = trimEnquiry(values);
    const result = await deliver({ id: attempt.id, ...row, phone: row.phone || null, locale });
    if (!result.stored) return fail(result);
    clearDraft();
    dispatch({ type: "store" });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const problems = inspect(form.current, enquiryFields);
    const wrong = enquiryFields.find((field) => problems[field]);
    if (wrong) {
      dispatch({ type: "reject", check: { watched: enquiryFields, problems } });
      return focus(form.current, wrong);
    }
    if (controlOf(form.current, honeypot)?.value) {
      return fail({ reason: "server", error: "Filled in by a machine." });
    }
    isSending.current = true;
    send()
      .catch((error: unknown) => fail({ reason: "server", error }))
      .finally(() => {
        isSending.current = false;
      });
  };

  const clear = () => {
    clearDraft();
    dispatch({ type: "clear" });
    focus(form.current, "name");
  };

  const dismiss = () => {
    dispatch({ type: "dismiss" });
    focus(form.current, "send"); // The button that was pressed goes with the notice.
  };
  return { form, state, events: { onSubmit, onFocus: loadSender }, edit, dismiss, clear };
}

const sender = () => import("./send-enquiry");

/** Fetches what sends an enquiry, once the form has been touched; sending asks for it again if this fails. */
function loadSender() {
  sender().catch(() => undefined);
}

function deliver(enquiry: Enquiry): Promise<SendResult> {
  const deadline = Date.now() + longestWait;
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ stored: false, reason: "network", error });
    setTimeout(fail, longestWait, "Nobody answered in time.");
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
