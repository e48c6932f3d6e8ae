/**
 * A fake of the mail service: Resend's `POST /emails`, with its idempotency and its errors (resend.com/docs/api-reference).
 * It passes accepted e-mails to a callback and sends nothing.
 */
import { text } from "node:stream/consumers";
import { type HttpServer, startHttpServer } from "./http-server";

/** An e-mail that was accepted: the body of `POST /emails`, as far as this project uses it, and its idempotency key. */
export interface AcceptedMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  reply_to?: string;
  headers: Record<string, string>;
  key: string;
}

/** A fault that a test injects: the answer to a request, as it is sent. Without a status, the connection breaks. */
export interface MailFault {
  status?: number;
  body?: string;
  /** Whether the e-mail is accepted all the same. */
  accepts?: boolean;
}

interface MailServiceOptions {
  apiKey: string;
  onAccepted: (mail: AcceptedMail) => void;
  /** Called for each request. */
  fault?: (mail: AcceptedMail) => MailFault | undefined;
}

const ADDRESS = /^([^<>"\n]+<)?[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,.]+>?$/;

export function startMailService({
  apiKey,
  onAccepted,
  fault = () => undefined,
}: MailServiceOptions): Promise<HttpServer> {
  /** The body of each key. Resend remembers keys for 24 hours. Whether also of refused e-mails, is not documented. */
  const bodies = new Map<string, string>();
  const accepted = new Set<string>();

  function answer(mail: AcceptedMail, body: string, authorization?: string) {
    const { key, from, to, reply_to = from, subject } = mail;
    if (authorization !== `Bearer ${apiKey}`) return refusal(403, "invalid_api_key");
    if ((bodies.get(key) ?? body) !== body) return refusal(409, "invalid_idempotent_request");
    bodies.set(key, body);
    // The same answer for each malformed field: the database reads only its status.
    if (![from, ...to, reply_to].every((address) => ADDRESS.test(address)) || !subject) {
      return refusal(422, "validation_error");
    }
    if (!accepted.has(key)) onAccepted(mail);
    accepted.add(key);
    return { status: 200, body: JSON.stringify({ id: key }) };
  }

  return startHttpServer({
    port: 0,
    async handle(request, response) {
      const { authorization, "idempotency-key": key } = request.headers;
      const body = await text(request);
      const mail = { ...(JSON.parse(body) as AcceptedMail), key: String(key) };
      const injected = fault(mail);
      const { status, body: answered = "" } =
        injected && !injected.accepts
          ? injected
          : { ...answer(mail, body, authorization), ...injected };
      if (!status || (injected && !injected.status)) return void request.socket.destroy();
      response.writeHead(status).end(answered);
    },
  });
}

function refusal(statusCode: number, name: string) {
  const body = JSON.stringify({ statusCode, name, message: "The fake refuses this." });
  return { status: statusCode, body };
}
