import {
  emptyEnquiry,
  type EnquiryFieldName,
  enquiryFields,
  type EnquiryProblems,
  type EnquiryValues,
} from "./enquiry";
import type { EnquiryAttempt, EnquiryDraft } from "./enquiry-draft";
import type { SendFailure } from "./send-enquiry";

/** Why sending failed: `offline` is a `network` failure of a browser that knows it has no network. */
export type FailureReason = "offline" | SendFailure["reason"];

/** Where an enquiry stands (specification, section 4). `toast`: not dismissed yet; the banner stays without it. */
export type EnquiryPhase =
  | { readonly name: "idle" }
  | { readonly name: "sending" }
  | { readonly name: "sent"; readonly toast: boolean }
  | { readonly name: "failed"; readonly reason: FailureReason };

export interface EnquiryState {
  readonly phase: EnquiryPhase;
  /** What has been typed. */
  readonly values: EnquiryValues;
  /** The fields that are checked at every key, as the visitor has been told of them. */
  readonly watched: readonly EnquiryFieldName[];
  readonly problems: EnquiryProblems;
  /** Whether the fields hold what was kept from an earlier visit. */
  readonly restored: boolean;
  /** The last attempt to send; gone once it is known to be stored. */
  readonly attempt?: EnquiryAttempt | undefined;
}

type Check = Pick<EnquiryState, "watched" | "problems">;

export type EnquiryAction =
  | { readonly type: "restore"; readonly draft: EnquiryDraft; readonly restored: boolean }
  /** The message begins with this line, unless it holds it already. */
  | { readonly type: "begin"; readonly line: string }
  | { readonly type: "edit"; readonly values: EnquiryValues; readonly check: Check }
  /** It was not sent, as a field is wrong. */
  | { readonly type: "reject"; readonly check: Check }
  | { readonly type: "send"; readonly attempt: EnquiryAttempt }
  | { readonly type: "store" }
  | { readonly type: "fail"; readonly reason: FailureReason; readonly problems: EnquiryProblems }
  /** The visitor closed the toast. */
  | { readonly type: "dismiss" }
  /** The banner's time is over. */
  | { readonly type: "expire" }
  /** The visitor threw the kept draft away. */
  | { readonly type: "clear" };

export const initialState: EnquiryState = {
  phase: { name: "idle" },
  values: emptyEnquiry,
  watched: [],
  problems: {},
  restored: false,
};

/** The state after an action. A failure keeps every value; an enquiry that is stored leaves the fields empty. */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case "restore":
      return { ...state, ...action.draft, restored: action.restored };
    case "begin":
      return { ...state, values: beginMessage(state.values, action.line) };
    case "edit":
      return { ...state, values: action.values, ...action.check };
    case "reject":
      return { ...state, ...action.check };
    case "send":
      return {
        ...state,
        phase: { name: "sending" },
        watched: enquiryFields,
        problems: {},
        attempt: action.attempt,
      };
    case "store":
      return { ...initialState, phase: { name: "sent", toast: true } };
    case "fail":
      return {
        ...state,
        phase: { name: "failed", reason: action.reason },
        problems: action.problems,
      };
    case "dismiss":
      return {
        ...state,
        phase: state.phase.name === "sent" ? { name: "sent", toast: false } : { name: "idle" },
      };
    case "expire":
      return { ...state, phase: { name: "idle" } };
    case "clear":
      return { ...initialState, phase: state.phase };
  }
}

function beginMessage(values: EnquiryValues, line: string): EnquiryValues {
  const { message } = values;
  return message.includes(line) ? values : { ...values, message: `${line}\n${message}`.trimEnd() };
}
