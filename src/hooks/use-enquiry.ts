import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from "react";
import {
  checkField,
  emptyEnquiry,
  enquiryFields,
  trimEnquiry,
  type EnquiryFieldName,
  type EnquiryProblems,
  type EnquiryValues,
} from "../lib/enquiry";
import { clearDraft, loadDraft, saveDraft, type EnquiryAttempt } from "../lib/enquiry-draft";
import type { SendFailure } from "../lib/send-enquiry";

/** 'Sending...' lasts so long at most, whatever the network does. */
const longestWait = 20_000;
const bannerTime = 5_000;

/** How the last attempt ended, while the visitor is told of it. */
export type EnquiryNotice = "sent" | SendFailure["reason"] | "offline";

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
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onFocus: () => void;
  };
}

/**
 * The contact form: idle, sending, then sent or back to idle with every value kept. An enquiry has one id from its
 * first attempt until it is known to be stored, so that it is stored once however often it is sent.
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
    for (const field of enquiryFields) {
      const control = controlOf(form.current, field);
      if (control) control.value = next[field];
    }
    setValues(next);
  };

  useEffect(() => {
    const typed = read(form.current);
    const draft = loadDraft();
    attempt.current = draft?.attempt;
    const fresh = isEmpty(typed);
    const base = fresh && draft ? draft.values : typed;
    setRestored(fresh && draft !== undefined);
    const begun = base.message.includes(messageStart);
    put(begun ? base : { ...base, message: `${messageStart}\n${base.message}`.trimEnd() });
  }, [messageStart]);

  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => {
      setBanner(false);
      setNotice((now) => (now === "sent" ? undefined : now));
    }, bannerTime);
    return () => clearTimeout(timer);
  }, [banner]);

  useEffect(() => {
    /* A disabled button loses the focus: it gets it back. */
    if (!sending && document.activeElement === document.body && notice) {
      form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    }
  }, [sending, notice]);

  const onInput = () => {
    const typed = read(form.current);
    setValues(typed);
    setProblems(inspect(form.current, watched));
    saveDraft({ values: typed, attempt: attempt.current });
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = enquiryFields.find((name) => name === target.name);
    if (!field || !target.value) return;
    setWatched(watched.concat(field));
    setProblems(inspect(form.current, watched.concat(field)));
  };

  const send = async (typed: EnquiryValues) => {
    const row = trimEnquiry(typed);
    const sent = JSON.stringify(row);
    /* The same words again are the same enquiry; corrected ones are another. */
    const current =
      attempt.current?.sent === sent ? attempt.current : { id: crypto.randomUUID(), sent };
    attempt.current = current;
    saveDraft({ values: typed, attempt: current });
    const result = await deliver({ id: current.id, ...row, phone: row.phone || null });
    if (!result.stored) {
      setProblems(result.refused ?? {});
      return fail(result);
    }
    clearDraft();
    attempt.current = undefined;
    put(emptyEnquiry);
    setWatched([]);
    setRestored(false);
    setBanner(true);
    setNotice("sent");
  };

  const fail = ({ reason, error }: Pick<SendFailure, "reason" | "error">) => {
    console.error("Error sending message", error);
    setNotice(reason === "network" && !navigator.onLine ? "offline" : reason);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    setWatched(enquiryFields);
    const found = inspect(form.current, enquiryFields);
    setProblems(found);
    const wrong = enquiryFields.find((field) => found[field]);
    if (wrong) return controlOf(form.current, wrong)?.focus();
    setNotice(undefined);
    setBanner(false);
    if (controlOf(form.current, trap)?.value) {
      return fail({ reason: "server", error: "A field that no person sees was filled in." });
    }
    busy.current = true;
    setSending(true);
    await send(read(form.current));
    busy.current = false;
    setSending(false);
  };

  const clear = () => {
    clearDraft();
    attempt.current = undefined;
    put(emptyEnquiry);
    setWatched([]);
    setProblems({});
    setRestored(false);
    controlOf(form.current, "name")?.focus();
  };

  const dismiss = () => setNotice(undefined);
  const events = { onSubmit, onInput, onBlur, onFocus: warm };
  return { form, values, problems, sending, banner, notice, restored, dismiss, clear, events };
}

const sender = () => import("../lib/send-enquiry");

/** The form has been touched: what sends it may come now, and comes again if this fails. */
function warm() {
  sender().catch(() => undefined);
}

async function deliver(enquiry: Parameters<typeof import("../lib/send-enquiry").sendEnquiry>[0]) {
  const deadline = Date.now() + longestWait;
  const failure = (error: unknown): SendFailure => ({ stored: false, reason: "network", error });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<SendFailure>((resolve) => {
    timer = setTimeout(() => resolve(failure("Nobody answered in time.")), longestWait);
  });
  const answer = sender().then(({ sendEnquiry }) => sendEnquiry(enquiry, deadline), failure);
  const result = await Promise.race([answer.catch(failure), patience]);
  clearTimeout(timer);
  return result;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined;
}

function read(form: HTMLFormElement | null): EnquiryValues {
  const value = (field: EnquiryFieldName) => controlOf(form, field)?.value ?? "";
  return {
    name: value("name"),
    email: value("email"),
    phone: value("phone"),
    message: value("message"),
  };
}

function isEmpty(values: EnquiryValues): boolean {
  return Object.values(values).every((value) => !value);
}

/** What is wrong with the fields. The browser's own type check is the rule for e-mail, so it comes first. */
function inspect(
  form: HTMLFormElement | null,
  fields: readonly EnquiryFieldName[],
): EnquiryProblems {
  const found = fields.map((field) => {
    const control = controlOf(form, field);
    const mismatch = control?.validity.typeMismatch;
    return [field, mismatch ? "typeMismatch" : checkField(field, control?.value ?? "")];
  });
  return Object.fromEntries(found.filter(([, problem]) => problem)) as EnquiryProblems;
}
