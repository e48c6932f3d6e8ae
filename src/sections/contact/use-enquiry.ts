import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import { useHydrated } from "../../hooks/use-hydrated";
import { useLocale } from "../../hooks/use-locale";
import { forget } from "../../hooks/use-stored-wishes";
import {
  checkField,
  cleanEnquiry,
  type Enquiry,
  type EnquiryFieldName,
  enquiryFieldNames,
  enquiryWith,
  fullMessage,
} from "./enquiry";
import {
  attemptToSend,
  deleteDraft,
  deleteSentDraft,
  type EnquiryAttempt,
  type EnquiryDraft,
  loadDraft,
  saveDraft,
} from "./enquiry-draft";
import { enquiryReducer, initialState } from "./enquiry-state";
import { isReloadedFor, reloadToSend } from "./reload-to-send";
import type { SendFailure, SendResult } from "./send-enquiry";
import type { Wishes } from "./use-wishes";

/** The longest time for 'Sending...', in milliseconds. */
const sendTimeout = 20_000;
const bannerTime = 5_000;

/**
 * Connects the form's state (`enquiryReducer`) to the browser: the draft, the network and focus. An enquiry keeps its
 * id until it is stored, so that several attempts store it once.
 * @param honeypot the name of the honeypot field
 */
export function useEnquiry(wishes: Wishes, honeypot: string) {
  /* A ref, because state updates only on the next render: a second submit in the same task would not see it. */
  const isSending = useRef(false);
  const focused = useRef<HTMLElement | null>(null);
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const [builtForm] = useState(findBuiltForm);
  const { phase, values } = state;
  const { locale } = useLocale();
  const hydrated = useHydrated();
  const enquiryOf = (draft: EnquiryDraft) => {
    const message = fullMessage(wishes.textWith(draft.chosen), draft.values.message);
    return cleanEnquiry({ ...draft.values, message });
  };
  const enquiry = enquiryOf({ values, chosen: wishes.subjectKeys });

  const edit = (field: EnquiryFieldName, value: string) => {
    dispatch({ type: "edit", field, value });
    /* Another tab may have changed the other fields. */
    saveDraft({ values: { ...loadDraft().values, [field]: value } });
  };

  /* What was typed before hydration is newer than the draft, in its own field. A layout effect runs before React writes the
     state into the fields. */
  useBrowserLayoutEffect(() => {
    const { values: saved, attempt } = loadDraft();
    const built = new FormData(builtForm);
    const typed = enquiryWith((field) => built.get(field)?.toString());
    const sendAgain = isReloadedFor(attempt);
    const isRestored = enquiryFieldNames.some((field) => !typed[field] && saved[field].trim());
    const message = attempt && !sendAgain ? "draftNotSent" : "draftRestored";
    const restored = isRestored ? message : undefined;
    dispatch({ type: "restore", state: { values: saved, attempt, restored, sendAgain } });
    for (const field of enquiryFieldNames) if (typed[field]) edit(field, typed[field]);
  }, []);

  useEffect(() => {
    if (state.sendAgain) focus("send");
  }, [state.sendAgain]);

  useEffect(() => {
    if (phase.name !== "sent") return;
    const timer = setTimeout(dispatch, bannerTime, { type: "hide", part: "banner" });
    return () => clearTimeout(timer);
  }, [phase.name]);

  useEffect(() => {
    if (phase.name !== "sending") return;
    return () => {
      /* What is disabled loses focus; restore it. */
      if (document.activeElement === document.body) focused.current?.focus();
    };
  }, [phase.name]);

  const fail = (failure: Omit<SendFailure, "stored">, attempt?: EnquiryAttempt) => {
    const { reason, error, refused = {} } = failure;
    console.error("Error sending message", error);
    const offline = reason === "network" && !navigator.onLine;
    dispatch({ type: "fail", reason: offline ? "offline" : reason, refused, attempt });
  };

  const problemOf = (field: EnquiryFieldName) => {
    const problem = checkField(field, enquiry[field]);
    const isShown = state.checked > 0 || problem === "tooLong";
    return state.refused[field] ?? (isShown ? problem : undefined);
  };

  const send = async () => {
    const attempt = attemptToSend(enquiry, state.attempt);
    dispatch({ type: "send", attempt });
    saveDraft({ values, attempt });
    const row = enquiryWith((field) => enquiry[field] || null);
    const result = await deliver({ id: attempt.id, ...row, locale });
    if (!result.stored) {
      if (!(await reloadToSend(result.error, attempt))) fail(result, attempt);
      return;
    }
    deleteSentDraft(attempt, enquiryOf);
    dispatch({ type: "store" });
    forget(wishes.kept);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const wrong = enquiryFieldNames.find((field) => checkField(field, enquiry[field]));
    if (wrong) {
      dispatch({ type: "reject" });
      return focus(wrong);
    }
    if (controlOf(honeypot)?.value) {
      return fail({ reason: "server", error: "The honeypot is filled in." });
    }
    isSending.current = true;
    focused.current = event.currentTarget.querySelector(":focus");
    send()
      .catch((error: unknown) => fail({ reason: "server", error }))
      .finally(() => {
        isSending.current = false;
      });
  };

  const clear = () => {
    deleteDraft();
    dispatch({ type: "clear" });
    focus("name");
  };

  const dismiss = () => {
    dispatch({ type: "hide", part: "toast" });
    focus("send"); // The pressed button is removed with the toast.
  };
  return {
    state,
    /** The values as they are sent: the message begins with what the visitor wants. */
    enquiry,
    problemOf,
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
  const signal = AbortSignal.timeout(sendTimeout);
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ stored: false, reason: "network", error });
    signal.onabort = () => fail(signal.reason);
    sender()
      .then(({ sendEnquiry }) => sendEnquiry(enquiry, signal))
      .then(resolve, fail);
  });
}

/**
 * The form of the built HTML, with what was typed into it; a later visit to the page finds none. Called during the first
 * render, because React replaces it if hydration fails.
 */
function findBuiltForm() {
  return typeof document === "undefined" ? undefined : document.forms[0];
}

/** A control of the form, the only one of the page. */
function controlOf(name: string) {
  return document.querySelector<HTMLInputElement>(`form [name=${name}]`);
}

function focus(name: string) {
  controlOf(name)?.focus();
}
