/**
 * The mail service: Resend's HTTP API (resend.com/docs/api-reference/emails/send-email, …/errors, …/rate-limit). To use
 * another service, rewrite this file. The service must support idempotency keys: without them a lost response causes a
 * second e-mail.
 */
import type { Settings } from "./settings.ts";

/** An e-mail, ready to send. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** The address that "Reply" uses. */
  replyTo?: string;
}

/** The result of sending. `reason` is the service's own code and may be logged; `detail` may quote the e-mail. */
export type Outcome =
  | { kind: "accepted" }
  | { kind: "rejected"; reason: string; detail: string }
  | {
      kind: "failed";
      reason: string;
      detail: string;
      /** Whether the service may have accepted it. */
      mayHaveArrived: boolean;
      /** How many seconds the service asked to wait. */
      waitSeconds: number;
    };

const TIMEOUT_MS = 10_000;

/** Status codes that reject this e-mail. A retry would get the same response. */
const PERMANENT = [400, 413, 422, 451];
/** Codes of these rejections that depend on a setting. They are retried, because the setting can be corrected. */
const SETTINGS_AT_FAULT = ["invalid_from_address"];
/** Status codes of a server that has not processed the request. */
const UNTOUCHED = [429, 503];

/** Sends an e-mail. The service sends one e-mail per key, as long as it remembers the key (24 hours). */
export async function sendMail(
  { key, url, from, to }: Settings["mail"],
  { subject, text, html, replyTo }: Mail,
  idempotencyKey: string,
): Promise<Outcome> {
  try {
    const response = await fetch(new URL("/emails", url), {
      method: "POST",
      headers: {
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
      },
      // Deno's fetch sends a request again when the connection breaks, unless its body is a stream
      // (github.com/denoland/deno/pull/32566). The response would then say nothing about the first request.
      body: new Blob([
        JSON.stringify({ from, to, subject, text, html, reply_to: replyTo }),
      ]).stream(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) {
      await response.body?.cancel();
      return { kind: "accepted" };
    }
    return await outcomeOf(response);
  } catch (error) {
    return unreachable(error as Error);
  }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const { status, headers } = response;
  const body = await response.json().catch(() => ({}));
  const name = typeof body.name === "string" ? body.name : "";
  const detail = typeof body.message === "string" ? body.message : "";
  const reason = `${status} ${name}`.trim();
  // The service accepted this key with another text, before a setting or the code changed.
  if (name === "invalid_idempotent_request") return { kind: "accepted" };
  if (PERMANENT.includes(status) && !SETTINGS_AT_FAULT.includes(name)) {
    return { kind: "rejected", reason, detail };
  }
  const isUntouched = UNTOUCHED.includes(status) || (status < 500 && ![408, 409].includes(status));
  const waitSeconds = secondsIn(headers.get("retry-after"));
  return { kind: "failed", reason, detail, mayHaveArrived: !isUntouched, waitSeconds };
}

/** No response. Only if there was no connection, the e-mail has certainly not arrived. */
function unreachable(error: Error): Outcome {
  const cause = error.cause instanceof Error ? error.cause.message : "";
  const hasConnected = !cause.includes("client error (Connect)");
  const reason = error.name === "TimeoutError" ? "no response in time" : "cannot be reached";
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
