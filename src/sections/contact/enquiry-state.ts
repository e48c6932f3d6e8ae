import {
  emptyEnquiry,
  type EnquiryFieldName,
  enquiryFields,
  type EnquiryProblems,
  type EnquiryValues,
} from "./enquiry";
import type { EnquiryAttempt, EnquiryDraft } from "./enquiry-draft";
import type { SendFailure } from "./send-enquiry";

/** Why sending failed. `offline` is a `network` failure while `navigator.onLine` is false. */
export type FailureReason = "offline" | SendFailure["reason"];

/** The state of an enquiry (specification, section 4). `toast` is false once it is dismissed; the banner stays. */
export type EnquiryPhase =
  | { readonly name: "idle" }
  | { readonly name: "sending" }
  | { readonly name: "sent"; readonly toast: boolean }
  | { readonly name: "failed"; readonly reason: FailureReason };

export interface EnquiryState {
  readonly phase: EnquiryPhase;
  readonly values: EnquiryValues;
  /** The fields that are validated on every input, because their error was shown. */
  readonly watched: readonly EnquiryFieldName[];
  readonly problems: EnquiryProblems;
  /** Whether the values come from a draft of an earlier visit. */
  readonly restored: boolean;
  /** Whether the page has reloaded before it could send the values. */
  readonly sendAgain: boolean;
  /** The last attempt to send; undefined once it is stored. */
  readonly attempt?: EnquiryAttempt | undefined;
  /** The first line, as it was put at the start of the message. */
  readonly begun?: string | undefined;
  /** The lines about photographs, as they were put after it. */
  readonly looks?: string | undefined;
}

type Check = Pick<EnquiryState, "watched" | "problems">;

export type EnquiryAction =
  | {
      readonly type: "restore";
      readonly draft: EnquiryDraft;
      readonly restored: boolean;
      readonly sendAgain: boolean;
    }
  /**
   * Puts a line at the start of the message, and lines about photographs after it: in place of those that were put there
   * before, if they are unchanged. Without a line, the one from before stays.
   */
  | { readonly type: "begin"; readonly line: string; readonly looks: string }
  | { readonly type: "edit"; readonly values: EnquiryValues; readonly check: Check }
  /** The form was not sent because a field is invalid. */
  | { readonly type: "reject"; readonly check: Check }
  | { readonly type: "send"; readonly attempt: EnquiryAttempt }
  | { readonly type: "store" }
  | {
      readonly type: "fail";
      readonly reason: FailureReason;
      readonly problems: EnquiryProblems;
      /** The attempt that failed; undefined if none was made. */
      readonly attempt?: EnquiryAttempt | undefined;
    }
  /** The visitor closed the toast. */
  | { readonly type: "dismiss" }
  /** The banner has timed out. */
  | { readonly type: "expire" }
  /** The visitor deleted the draft. */
  | { readonly type: "clear" };

export const initialState: EnquiryState = {
  phase: { name: "idle" },
  values: emptyEnquiry,
  watched: [],
  problems: {},
  restored: false,
  sendAgain: false,
};

/** The state after an action. A failure keeps the values; success clears them. */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case "restore": {
      const { draft, restored, sendAgain } = action;
      return { ...state, ...draft, restored, sendAgain };
    }
    case "begin":
      /* What the visitor has sent does not return when she keeps no photographs any more. */
      return state.phase.name === "sent" ? state : begin(state, action.line, action.looks);
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
        sendAgain: false,
        attempt: action.attempt,
      };
    case "store":
      return { ...initialState, phase: { name: "sent", toast: true } };
    case "fail":
      /* The visitor cleared the form while it was being sent. */
      if (action.attempt && action.attempt.id !== state.attempt?.id) {
        return { ...state, phase: { name: "idle" } };
      }
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
      return begin({ ...initialState, phase: state.phase }, "", state.looks ?? "");
  }
}

function begin(state: EnquiryState, line: string, looks: string): EnquiryState {
  const { values, begun } = state;
  const started = line ? beginMessage(values.message, line, begun) : values.message;
  const first = line || begun;
  const after = first && started.startsWith(first) ? first.split("\n").length : 0;
  const message = replaceLines(started, after, split(state.looks), split(looks));
  return { ...state, values: { ...values, message }, begun: first, looks };
}

function beginMessage(message: string, line: string, begun?: string): string {
  if (begun && message.startsWith(begun)) return line + message.slice(begun.length);
  return message.includes(line) ? message : `${line}\n${message}`;
}

const split = (text?: string) => (text ? text.split("\n") : []);

/**
 * Puts lines in place of others, of which the visitor may have changed some: what she wrote stays, and what she deleted
 * does not return. The first lines of both correspond.
 * @param start where they are put if none of them is in the text
 */
function replaceLines(
  text: string,
  start: number,
  before: readonly string[],
  now: readonly string[],
): string {
  const lines = text.split("\n").flatMap((line) => {
    if (line === before[0]) return now.slice(0, 1);
    return before.includes(line) && !now.includes(line) ? [] : [line];
  });
  const isNew = (line: string, index: number) =>
    !lines.includes(line) && !before.includes(line) && (index > 0 || !before.length);
  const last = Math.max(...now.map((line) => lines.lastIndexOf(line)), -1);
  lines.splice(last < 0 ? start : last + 1, 0, ...now.filter(isNew));
  return lines.join("\n");
}
