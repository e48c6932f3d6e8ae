import { type Dispatch, type FormEvent, useEffect, useRef } from "react";
import { useLocale } from "../../hooks/use-page";
import { removeWishes } from "../../hooks/use-stored-wishes";
import {
  checkField,
  type Enquiry,
  enquiryFieldNames,
  type EnquiryRow,
  enquiryWith,
  excessOf,
  honeypot,
} from "./enquiry";
import {
  attemptToSend,
  deleteSentDraft,
  type EnquiryAttempt,
  type EnquiryDraft,
  loadDraft,
  saveDraft,
} from "./enquiry-draft";
import type { EnquiryAction, EnquiryState } from "./enquiry-state";
import { reloadToSend } from "./reload-to-send";
import type { SendFailure, SendResult } from "./send-enquiry";
import type { Wishes } from "./use-wishes";

/** The longest time for 'Sending...', in milliseconds. */
const sendTimeout = 20_000;
const bannerTime = 5_000;

/**
 * Sends the enquiry when the form is submitted, and returns the focus. An enquiry keeps its id until it is stored, so that
 * several attempts store it once.
 * @param enquiryOf the enquiry of a draft, with these wishes. It is sent with what their photographs show.
 */
export function useSending(
  state: EnquiryState,
  dispatch: Dispatch<EnquiryAction>,
  enquiryOf: (draft: EnquiryDraft) => Enquiry,
  { all, shown }: Wishes,
) {
  /* A ref, because state updates only on the next render: a second submit in the same task would not see it. */
  const isSending = useRef(false);
  const focused = useRef<HTMLElement | null>(null);
  const { phase } = state;
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
    const wasCleared = attempt && loadDraft().attempt?.id !== attempt.id;
    const shown = offline ? "offline" : reason;
    dispatch({ type: "fail", reason: wasCleared ? undefined : shown, refused });
  };

  const send = async (enquiry: Enquiry) => {
    const attempt = attemptToSend(enquiry, loadDraft().attempt);
    dispatch({ type: "send" });
    saveDraft({ attempt });
    const row = enquiryWith((field) => enquiry[field] || null);
    /* The words on photographs are no part of the attempt: after a reload, they may not load. */
    const described = enquiry.message.replace(/.+/g, (line) => shown.get(line) ?? line);
    const message = excessOf("message", described) ? row.message : described;
    const result = await deliver({ id: attempt.id, ...row, message, locale });
    if (!result.stored) {
      if (!(await reloadToSend(result.error, attempt))) fail(result, attempt);
      return;
    }
    deleteSentDraft(attempt, enquiryOf);
    dispatch({ type: "store" });
    removeWishes(all.map(({ key }) => key));
  };

  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const enquiry = enquiryOf(loadDraft());
    const wrong = enquiryFieldNames.find((field) => checkField(field, enquiry[field]));
    if (wrong) {
      dispatch({ type: "reject" });
      return focusOn(wrong);
    }
    if (controlOf("date")?.matches("[aria-invalid]")) return focusOn("date");
    if (controlOf(honeypot)?.value) {
      return fail({ reason: "server", error: "The honeypot is filled in." });
    }
    isSending.current = true;
    focused.current = event.currentTarget.querySelector(":focus");
    send(enquiry)
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

function deliver(enquiry: EnquiryRow): Promise<SendResult> {
  const signal = AbortSignal.timeout(sendTimeout);
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ stored: false, reason: "network", error });
    signal.onabort = () => fail(signal.reason);
    sender()
      .then(({ sendEnquiry }) => sendEnquiry(enquiry, signal))
      .then(resolve, fail);
  });
}

function controlOf(name: string) {
  return document.querySelector<HTMLInputElement>(`form [name=${name}]`);
}

export function focusOn(name: string) {
  controlOf(name)?.focus();
}
