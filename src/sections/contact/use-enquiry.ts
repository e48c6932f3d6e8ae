import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { useInBrowser } from "../../hooks/use-in-browser";
import { forgetLook } from "../../hooks/use-kept-looks";
import { useLocale } from "../../hooks/use-locale";
import {
  checkField,
  cleanEnquiry,
  type Enquiry,
  type EnquiryFieldName,
  enquiryFields,
  type EnquiryProblem,
  type EnquiryProblems,
  type EnquiryValues,
  excessOf,
} from "./enquiry";
import {
  attemptToSend,
  deleteDraft,
  deleteSentDraft,
  type EnquiryAttempt,
  loadDraft,
  saveDraft,
} from "./enquiry-draft";
import { enquiryReducer, type EnquiryState, initialState } from "./enquiry-state";
import { isReloadedFor, reloadToSend } from "./reload-to-send";
import type { SendFailure, SendResult } from "./send-enquiry";

/** The longest time for 'Sending...', in milliseconds. */
const sendTimeout = 20_000;
const bannerTime = 5_000;

export interface EnquiryForm {
  readonly form: RefObject<HTMLFormElement>;
  readonly state: EnquiryState;
  /** Event handlers for the form element. */
  readonly events: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onFocus: () => void;
  };
  readonly hydrated: boolean;
  readonly edit: (field: EnquiryFieldName, value: string) => void;
  readonly dismiss: () => void;
  readonly clear: () => void;
}

/**
 * Connects the form's state (`enquiryReducer`) to the browser: the draft, the network and focus. An enquiry keeps its
 * id until it is stored, so that several attempts store it once.
 * @param firstLine the first line of the message; empty for none
 * @param looks the lines about photographs that follow it; empty for none
 * @param honeypot the name of the honeypot field
 */
export function useEnquiry(firstLine: string, looks: string, honeypot: string): EnquiryForm {
  const form = useRef<HTMLFormElement>(null);
  /* A ref, because state updates only on the next render: a second submit in the same task would not see it. */
  const isSending = useRef(false);
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const { phase, values } = state;
  const { locale } = useLocale();
  const hydrated = useInBrowser(() => true, false);

  /* A layout effect runs before React writes the state into the fields. It keeps text that was typed before hydration,
     which is newer than the draft. */
  useBrowserLayoutEffect(() => {
    const typed = read(form.current);
    const kept = loadDraft();
    const restored = kept !== undefined && !enquiryFields.some((field) => typed[field]);
    const draft = restored ? kept : { ...kept, values: typed, looks: undefined };
    const sendAgain = isReloadedFor(kept?.attempt);
    dispatch({ type: "restore", draft, restored, sendAgain });
  }, []);

  useEffect(() => {
    if (state.sendAgain) focus(form.current, "send");
  }, [state.sendAgain]);

  useBrowserLayoutEffect(() => {
    /* What is kept is not known before. */
    if (hydrated) dispatch({ type: "begin", line: firstLine, looks });
  }, [hydrated, firstLine, looks]);

  useEffect(() => {
    if (phase.name !== "sent") return;
    const timer = setTimeout(() => {
      /* Restore focus before removing the banner. */
      if (document.activeElement?.closest("[role=status]")) focus(form.current, "send");
      dispatch({ type: "expire" });
    }, bannerTime);
    return () => clearTimeout(timer);
  }, [phase.name]);

  useEffect(() => {
    if (phase.name !== "sending") return;
    const element = form.current;
    return () => {
      /* A disabled button loses focus; restore it. */
      if (document.activeElement === document.body) focus(element, "send");
    };
  }, [phase.name]);

  const edit = (field: EnquiryFieldName, value: string) => {
    const typed = { ...values, [field]: value };
    /* Only "too long" is reported while typing. Other errors wait until submit: an error that appears on blur would
       move the button away from the pointer. */
    const watched = enquiryFields.filter(
      (name) => state.watched.includes(name) || excessOf(name, typed[name]),
    );
    const check = { watched, problems: inspect(form.current, watched) };
    dispatch({ type: "edit", values: typed, check });
    saveDraft({ ...state, values: typed });
  };

  const fail = (failure: Omit<SendFailure, "stored">, attempt?: EnquiryAttempt) => {
    const { reason, error, refused: problems = {} } = failure;
    console.error("Error sending message", error);
    const offline = reason === "network" && !navigator.onLine;
    dispatch({ type: "fail", reason: offline ? "offline" : reason, problems, attempt });
  };

  const send = async () => {
    const attempt = attemptToSend(values, state.attempt);
    dispatch({ type: "send", attempt });
    saveDraft({ ...state, attempt });
    const row = cleanEnquiry(values);
    const result = await deliver({ id: attempt.id, ...row, phone: row.phone || null, locale });
    if (!result.stored) {
      if (!(await reloadToSend(result.error, attempt))) fail(result, attempt);
      return;
    }
    deleteSentDraft(attempt);
    dispatch({ type: "store" });
    forgetLook();
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
      return fail({ reason: "server", error: "The honeypot is filled in." });
    }
    isSending.current = true;
    send()
      .catch((error: unknown) => fail({ reason: "server", error }))
      .finally(() => {
        isSending.current = false;
      });
  };

  const clear = () => {
    deleteDraft();
    dispatch({ type: "clear" });
    focus(form.current, "name");
  };

  const dismiss = () => {
    dispatch({ type: "dismiss" });
    focus(form.current, "send"); // The pressed button is removed with the toast.
  };
  return {
    form,
    state,
    events: { onSubmit, onFocus: loadSender },
    hydrated,
    edit,
    dismiss,
    clear,
  };
}

const sender = () => import("./send-enquiry");

/** Loads the code that sends an enquiry when the form gets focus. If it fails, sending tries again. */
function loadSender() {
  sender().catch(() => undefined);
}

function deliver(enquiry: Enquiry): Promise<SendResult> {
  const deadline = Date.now() + sendTimeout;
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ stored: false, reason: "network", error });
    setTimeout(fail, sendTimeout, "Timed out.");
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

/** The errors of the fields. For e-mail, the browser's type check comes first. */
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
