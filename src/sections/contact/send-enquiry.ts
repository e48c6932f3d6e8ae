import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { enquiryFieldNames, type EnquiryProblems, type EnquiryRow } from "./enquiry";

export interface SendFailure {
  readonly stored: false;
  /**
   * `network`: no response; `tooMany`: a rate limit (429); `refused`: the database does not accept a value (SQLSTATE,
   * classes 22 and 23); `server`: anything else.
   */
  readonly reason: "network" | "tooMany" | "refused" | "server";
  readonly error: unknown;
  /** The error of the field that the database refused, if it named one. */
  readonly refused?: EnquiryProblems;
}

export type SendResult = { readonly stored: true } | SendFailure;

/** The delay before the second attempt, in milliseconds. */
const pause = 1_000;

let client: SupabaseClient | undefined;

function connect(): SupabaseClient {
  client ??= createClient(
    (process.env.GATSBY_SUPABASE_URL ?? "").replace(/\/rest\/v1\/?$/, ""), // The dashboard shows it with this path.
    process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY ?? "",
    { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } },
  );
  return client;
}

/**
 * Stores an enquiry. Retries once if there is no response, but not after a refusal, nor once the signal has aborted. A
 * duplicate id means that an earlier attempt stored the enquiry and its response was lost.
 */
export async function sendEnquiry(enquiry: EnquiryRow, signal: AbortSignal): Promise<SendResult> {
  const first = await post(enquiry, signal);
  if (first.stored || first.reason !== "network") return first;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return signal.aborted ? first : post(enquiry, signal);
}

async function post(enquiry: EnquiryRow, signal: AbortSignal): Promise<SendResult> {
  const { error, status } = await connect().from("enquiries").insert(enquiry).abortSignal(signal);
  /* An empty 404 has no error, and the answer of a gateway may have no code and no message, whatever the type says. */
  const { code = "", message } = error ?? {};
  if (status === 201 || code === "23505") return { stored: true };
  return { stored: false, reason: reasonOf(status, code), error, ...refusedField(String(message)) };
}

function reasonOf(status: number, code: string): SendFailure["reason"] {
  if (status === 0) return "network";
  if (status === 429) return "tooMany";
  return /^2[23]/.test(code) ? "refused" : "server";
}

/** The field that a constraint belongs to, and its error. A constraint has a name such as `enquiries_email_length`. */
function refusedField(message: string): Pick<SendFailure, "refused"> {
  const field = enquiryFieldNames.find((name) => message.includes(`enquiries_${name}_`));
  if (!field) return {};
  const isTooLong = message.includes(`enquiries_${field}_length`);
  return { refused: { [field]: isTooLong ? "tooLong" : "typeMismatch" } };
}
