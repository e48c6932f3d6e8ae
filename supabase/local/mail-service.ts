/**
 * A fake of the mail service: Resend's `POST /emails`, with the fields, idempotency, limits and errors that its
 * documentation describes (resend.com/docs/api-reference). It passes accepted e-mails to a callback and sends nothing.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type HttpServer, startHttpServer } from "./http-server";

/** The body of `POST /emails`, as far as this project uses it. */
export interface MailBody {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
}

/** An e-mail that was accepted. */
export interface AcceptedMail extends MailBody {
  /** The id that the service gives it. */
  id: string;
  idempotencyKey: string;
}

/** A fault that a test injects into a request. */
export interface MailFault {
  /** The status of the response. */
  status?: number;
  name?: string;
  /** In seconds. */
  retryAfter?: number;
  /** The connection breaks, or there is no response. */
  silence?: "break" | "hang";
  /** Whether the e-mail is accepted all the same. */
  accepts?: boolean;
}

interface MailServiceOptions {
  /** The only valid API key. */
  key: string;
  onAccepted: (mail: AcceptedMail) => void;
  /** Called for each request. */
  fault?: (idempotencyKey: string) => MailFault | undefined;
}

/** An error with Resend's body. */
class MailError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

const ADDRESS = /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,.]+$/;
const NAMED_ADDRESS = /^[^<>\n]*<([^<>]+)>$/;

/** Starts the fake on a free port. */
export function startMailService({
  key,
  onAccepted,
  fault = () => undefined,
}: MailServiceOptions): Promise<HttpServer> {
  /** The accepted e-mail of each key. Resend remembers keys for 24 hours. */
  const accepted = new Map<string, { payload: string; id: string }>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const idempotencyKey = String(request.headers["idempotency-key"] ?? "");
    const payload = await read(request);
    const { status: refusal, silence, accepts, ...rest } = fault(idempotencyKey) ?? {};
    try {
      let id;
      if (accepts ?? !(refusal || silence)) {
        authenticate(request, key);
        id = accept(idempotencyKey, payload);
      }
      if (refusal) throw faultError({ status: refusal, ...rest });
      if (silence) return silenceOf(request, silence);
      send(response, 200, { id });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { status, code: name, message, retryAfter } = error;
      if (retryAfter) response.setHeader("retry-after", retryAfter);
      send(response, status, { statusCode: status, name, message });
    }
  }

  function accept(idempotencyKey: string, payload: string): string {
    if (idempotencyKey.length < 1 || idempotencyKey.length > 256) {
      throw new MailError(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
    }
    const mail = JSON.parse(payload) as MailBody;
    validate(mail);
    const earlier = accepted.get(idempotencyKey);
    if (earlier?.payload === payload) return earlier.id;
    if (earlier) {
      const message = "Same idempotency key used with a different request payload.";
      throw new MailError(409, "invalid_idempotent_request", message);
    }
    const id = randomUUID();
    accepted.set(idempotencyKey, { payload, id });
    onAccepted({ ...mail, id, idempotencyKey });
    return id;
  }

  return startHttpServer({ port: 0, handle });
}

function silenceOf(request: IncomingMessage, silence: "break" | "hang"): void {
  if (silence === "break") request.socket.destroy();
}

function faultError({ status = 500, name = "application_error", retryAfter }: MailFault) {
  return new MailError(status, name, "A fault injected by a test", retryAfter);
}

function authenticate(request: IncomingMessage, key: string): void {
  if (request.method !== "POST" || request.url !== "/emails") {
    throw new MailError(404, "not_found", "The requested endpoint does not exist.");
  }
  const { authorization } = request.headers;
  if (!authorization) {
    const message = "Missing API key in the authorization header.";
    throw new MailError(401, "missing_api_key", message);
  }
  if (authorization !== `Bearer ${key}`) {
    throw new MailError(403, "invalid_api_key", "API key is invalid.");
  }
}

function validate({ from, to, subject, text, html, reply_to }: Partial<MailBody>): void {
  const missing = Object.entries({ from, to, subject, "html or text": html || text })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (missing.length > 0) {
    throw new MailError(422, "missing_required_field", `Missing: ${missing.join(", ")}.`);
  }
  if (!isAddress(from)) throw new MailError(422, "invalid_from_address", "Invalid from field.");
  if (!Array.isArray(to) || to.length > 50 || !to.every(isAddress)) throw invalid("to");
  if (reply_to !== undefined && !isAddress(reply_to)) throw invalid("reply_to");
}

function isAddress(value: unknown): boolean {
  if (typeof value !== "string") return false;
  return ADDRESS.test(value.match(NAMED_ADDRESS)?.[1] ?? value);
}

function invalid(field: string): MailError {
  const format = "`email@example.com` or `Name <email@example.com>`";
  const message = `Invalid \`${field}\` field. The email address needs to follow the ${format} format.`;
  return new MailError(422, "validation_error", message);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
