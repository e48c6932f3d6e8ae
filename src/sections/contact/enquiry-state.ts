import {
  emptyEnquiry,
  type EnquiryFieldName,
  type EnquiryProblems,
  type EnquiryValues,
} from "./enquiry";
import type { EnquiryAttempt } from "./enquiry-draft";
import type { SendFailure } from "./send-enquiry";

/** Why sending failed. `offline` is a `network` failure while `navigator.onLine` is false. */
type FailureReason = "offline" | SendFailure["reason"];

/** The state of an enquiry (specification, section 4). */
export type EnquiryPhase =
  | { readonly name: "idle" }
  | { readonly name: "sending" }
  /** `banner` is false after its time; `toast` is false once the visitor has closed it or writes again. */
  | { readonly name: "sent"; readonly banner: boolean; readonly toast: boolean }
  | { readonly name: "failed"; readonly reason: FailureReason };

export interface EnquiryState {
  readonly phase: EnquiryPhase;
  readonly values: EnquiryValues;
  /**
   * How often the visitor has pressed Send: all errors are shown from then on. Before, only "too long" is shown: an error
   * that appears on blur would move the button away from the pointer.
   */
  readonly checked: number;
  /** What the database refused, until the next change or attempt. */
  readonly refused: EnquiryProblems;
  /** The message about a draft of an earlier visit, if the values come from one. */
  readonly restored?: "draftRestored" | "draftNotSent" | undefined;
  /** Whether the page has reloaded before it could send the values. */
  readonly sendAgain: boolean;
  /** The last attempt to send; undefined once it is stored. */
  readonly attempt?: EnquiryAttempt | undefined;
}

export type EnquiryAction =
  | {
      readonly type: "restore";
      readonly state: Pick<EnquiryState, "values" | "attempt" | "restored" | "sendAgain">;
    }
  | { readonly type: "edit"; readonly field: EnquiryFieldName; readonly value: string }
  /** The form was not sent because a field is invalid. */
  | { readonly type: "reject" }
  | { readonly type: "send"; readonly attempt: EnquiryAttempt }
  | { readonly type: "store" }
  | {
      readonly type: "fail";
      readonly reason: FailureReason;
      readonly refused: EnquiryProblems;
      /** The attempt that failed; undefined if none was made. */
      readonly attempt?: EnquiryAttempt | undefined;
    }
  /** The visitor closed the toast, or the banner has timed out. */
  | { readonly type: "hide"; readonly part: "banner" | "toast" }
  | { readonly type: "clear" };

export const initialState: EnquiryState = {
  phase: { name: "idle" },
  values: emptyEnquiry,
  checked: 0,
  refused: {},
  sendAgain: false,
};

/** The state after an action. A failure keeps the values; success clears them. */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const { phase } = state;
  switch (action.type) {
    case "restore":
      return { ...state, ...action.state };
    case "edit": {
      const values = { ...state.values, [action.field]: action.value };
      return { ...state, values, refused: {}, phase: without("toast", phase, phase) };
    }
    case "reject":
      return { ...state, checked: state.checked + 1 };
    case "send":
      return {
        ...state,
        phase: { name: "sending" },
        checked: state.checked + 1,
        refused: {},
        sendAgain: false,
        attempt: action.attempt,
      };
    case "store":
      return { ...initialState, phase: { name: "sent", banner: true, toast: true } };
    case "fail":
      /* The visitor cleared the form while it was being sent. */
      if (action.attempt && action.attempt !== state.attempt) {
        return { ...state, phase: { name: "idle" } };
      }
      return {
        ...state,
        phase: { name: "failed", reason: action.reason },
        refused: action.refused,
      };
    case "hide":
      return { ...state, phase: without(action.part, phase, { name: "idle" }) };
    case "clear":
      return { ...initialState, phase };
  }
}

function without(part: "banner" | "toast", phase: EnquiryPhase, otherwise: EnquiryPhase) {
  return phase.name === "sent" ? { ...phase, [part]: false } : otherwise;
}
