import type { EnquiryProblems } from "./enquiry";
import type { SendFailure } from "./send-enquiry";

/** Why sending failed. `offline` is a `network` failure while `navigator.onLine` is false. */
type FailureReason = "offline" | SendFailure["reason"];

/** The state of sending an enquiry (specification, section 4). Its values are in the draft. */
export type EnquiryPhase =
  | { readonly name: "idle" }
  | { readonly name: "sending" }
  /** `banner` is false after its time; `toast` is false once the visitor has closed it or writes again. */
  | { readonly name: "sent"; readonly banner: boolean; readonly toast: boolean }
  | { readonly name: "failed"; readonly reason: FailureReason };

export interface EnquiryState {
  readonly phase: EnquiryPhase;
  /**
   * How often the visitor has pressed Send: all errors are shown from then on. Before, only "too long" is shown: an error
   * that appears on blur would move the button away from the pointer.
   */
  readonly checked: number;
  /** What the database refused, until the next change or attempt. */
  readonly refused: EnquiryProblems;
  /** The message about the draft of an earlier visit, if there was one. */
  readonly restored?: "draftRestored" | "draftNotSent" | undefined;
  /** Whether the page has reloaded before it could send the values. */
  readonly sendAgain: boolean;
}

export type EnquiryAction =
  | ({ readonly type: "restore" } & Pick<EnquiryState, "restored" | "sendAgain">)
  | { readonly type: "edit" }
  /** The form was not sent because a field is invalid. */
  | { readonly type: "reject" }
  | { readonly type: "send" }
  | { readonly type: "store" }
  /** `reason` is undefined if the visitor cleared the form while it was being sent. */
  | {
      readonly type: "fail";
      readonly reason: FailureReason | undefined;
      readonly refused: EnquiryProblems;
    }
  /** The visitor closed the toast, or the banner has timed out. */
  | { readonly type: "hide"; readonly part: "banner" | "toast" }
  | { readonly type: "clear" };

export const initialState: EnquiryState = {
  phase: { name: "idle" },
  checked: 0,
  refused: {},
  sendAgain: false,
};

/** The state after an action. */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const { phase } = state;
  switch (action.type) {
    case "restore": {
      const { restored, sendAgain } = action;
      return { ...state, restored, sendAgain };
    }
    case "edit":
      return { ...state, refused: {}, phase: without("toast", phase, phase) };
    case "reject":
      return { ...state, checked: state.checked + 1 };
    case "send":
      return {
        ...state,
        phase: { name: "sending" },
        checked: state.checked + 1,
        refused: {},
        sendAgain: false,
      };
    case "store":
      return { ...initialState, phase: { name: "sent", banner: true, toast: true } };
    case "fail": {
      const { reason, refused } = action;
      return { ...state, phase: reason ? { name: "failed", reason } : { name: "idle" }, refused };
    }
    case "hide":
      return { ...state, phase: without(action.part, phase, { name: "idle" }) };
    case "clear":
      return { ...initialState, phase };
  }
}

function without(part: "banner" | "toast", phase: EnquiryPhase, otherwise: EnquiryPhase) {
  return phase.name === "sent" ? { ...phase, [part]: false } : otherwise;
}
