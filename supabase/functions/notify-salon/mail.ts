/**
 * The mail service: Resend's HTTP API (resend.com/docs/api-reference/emails/send-email, …/errors, …/rate-limit). To use
 * another one, write this file anew. It must take an idempotency key, or a lost answer brings a second letter.
 */
import type { Settings } from "./settings.ts";

/** A letter, ready to send. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Whom "Reply" answers. */
  replyTo?: string;
}

/** What became of it. `reason` is the service's own code and may be logged; `detail` may quote the letter. */
export type Outcome =
  | { kind: "taken" }
  | { kind: "refused"; reason: string; detail: string }
  | {
      kind: "failed";
      reason: string;
      detail: string;
      /** Whether the service may have taken it all the same. */
      mayHaveArrived: boolean;
      /** For how many seconds it wants to be left alone. */
      waitSeconds: number;
    };

const PATIENCE_MS = 10_000;

/** Refusals of this very letter, which the next attempt would meet again. */
const PERMANENT = [400, 413, 422, 451];
/** Among their codes, those that a person mends in the settings: tried again until then. */
const SETTINGS_AT_FAULT = ["invalid_from_address"];
/** Answers of a server that has not begun with the request. */
const UNTOUCHED = [429, 503];

/** Hands a letter to the service. The same key twice is one letter, for the 24 hours that the service remembers it. */
export async function sendMail(
  { key, url, from, to }: Settings["mail"],
  { subject, text, html, replyTo }: Mail,
  idempotencyKey: string,
): Promise<Outcome> {
  try {
    const answer = await fetch(new URL("/emails", url), {
      method: "POST",
      headers: {
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
      },
      body: JSON.stringify({ from, to, subject, text, html, reply_to: replyTo }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return { kind: "taken" };
    }
    return await judge(answer);
  } catch (error) {
    return unreachable(error as Error);
  }
}

async function judge(answer: Response): Promise<Outcome> {
  const { status, headers } = answer;
  const body = await answer.json().catch(() => ({}));
  const name = typeof body.name === "string" ? body.name : "";
  const detail = typeof body.message === "string" ? body.message : "";
  const reason = `${status} ${name}`.trim();
  // This key has been used for a letter that read otherwise, before a setting or a line of code was changed.
  if (name === "invalid_idempotent_request") return { kind: "taken" };
  if (PERMANENT.includes(status) && !SETTINGS_AT_FAULT.includes(name)) {
    return { kind: "refused", reason, detail };
  }
  const isUntouched = UNTOUCHED.includes(status) || (status < 500 && ![408, 409].includes(status));
  const waitSeconds = secondsIn(headers.get("retry-after"));
  return { kind: "failed", reason, detail, mayHaveArrived: !isUntouched, waitSeconds };
}

/** No answer: only where no connection was made is it certain that nothing arrived. */
function unreachable(error: Error): Outcome {
  const cause = error.cause instanceof Error ? error.cause.message : "";
  const hasConnected = !cause.includes("client error (Connect)");
  const reason = error.name === "TimeoutError" ? "no answer in time" : "cannot be reached";
  return { kind: "failed", reason, detail: "", mayHaveArrived: hasConnected, waitSeconds: 0 };
}

/** Retry-After is a number of seconds or a date. */
function secondsIn(header: string | null): number {
  if (!header) return 0;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.ceil(seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.ceil((date - Date.now()) / 1000);
}
