import { type Dispatch, type FormEvent, useEffect, useRef } from "react";
import { useLocale } from "../../hooks/use-locale";
import { forget } from "../../hooks/use-stored-wishes";
import {
  checkField,
  type Enquiry,
  enquiryFieldNames,
  type EnquiryValues,
  enquiryWith,
} from "./enquiry";
import {
  attemptToSend,
  deleteSentDraft,
  type EnquiryAttempt,
  type EnquiryDraft,
  saveDraft,
} from "./enquiry-draft";
import type { EnquiryAction, EnquiryState } from "./enquiry-state";
import { controlOf, focusOn } from "./form-controls";
import { reloadToSend } from "./reload-to-send";
import type { SendFailure, SendResult } from "./send-enquiry";

/** The longest time for 'Sending...', in milliseconds. */
const sendTimeout = 20_000;
const bannerTime = 5_000;

interface Sending {
  readonly state: EnquiryState;
  readonly dispatch: Dispatch<EnquiryAction>;
  /** The enquiry of a draft, as it is sent. */
  readonly enquiryOf: (draft: EnquiryDraft) => EnquiryValues;
  /** The enquiry of the form, as it is sent. */
  readonly enquiry: EnquiryValues;
  /** The photographs in it. */
  readonly kept: readonly string[];
  /** The name of the honeypot field. */
  readonly honeypot: string;
}

/**
 * Sends the enquiry when the form is submitted, and returns the focus. An enquiry keeps its id until it is stored, so that
 * several attempts store it once.
 */
export function useSending({ state, dispatch, enquiryOf, enquiry, kept, honeypot }: Sending) {
  /* A ref, because state updates only on the next render: a second submit in the same task would not see it. */
  const isSending = useRef(false);
  const focused = useRef<HTMLElement | null>(null);
  const { phase, values } = state;
  const { locale } = useLocale();

  useEffect(() => {
    if (state.sendAgain) focusOn("send");
  }, [state.sendAgain]);

  useEffect(() => {
    if (phase.name !== "sent") return;
    const timer = setTimeout(dispatch, bannerTime, { type: "hide", part: "banner" });
    return () => clearTimeout(timer);
  }, [phase.name, dispatch]);

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
    forget(kept);
  };

  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const wrong = enquiryFieldNames.find((field) => checkField(field, enquiry[field]));
    if (wrong) {
      dispatch({ type: "reject" });
      return focusOn(wrong);
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
}

const sender = () => import("./send-enquiry");

/** Loads the code that sends an enquiry when the form gets focus. If it fails, sending tries again. */
export function loadSender() {
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
