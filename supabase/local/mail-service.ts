/**
 * A fake of the mail service: Resend's `POST /emails`, with the idempotency and the errors that its documentation
 * describes (resend.com/docs/api-reference). It passes accepted e-mails to a callback and sends nothing.
 */
import type { IncomingMessage } from "node:http";
import { type HttpServer, startHttpServer } from "./http-server";

/** The body of `POST /emails`, as far as this project uses it. */
export interface MailBody {
  from: string;
  to: string[];
  subject: string;
  text: string;
  reply_to?: string;
}

/** An e-mail that was accepted, with its idempotency key. */
export interface AcceptedMail extends MailBody {
  key: string;
}

/** A fault that a test injects into a request. */
export interface MailFault {
  /** The status and the name of an error. Without them the connection breaks. */
  status?: number;
  name?: string;
  /** In seconds. */
  retryAfter?: number;
  /** Whether the e-mail is accepted all the same. */
  accepts?: boolean;
}

interface MailServiceOptions {
  /** The valid API key. */
  apiKey: string;
  onAccepted: (mail: AcceptedMail) => void;
  /** Called for each request. */
  fault?: (mail: AcceptedMail) => MailFault | undefined;
  /** By default a free port. */
  port?: number;
}

interface Answer {
  status: number;
  body: object;
}

const ADDRESS = /^([^<>"\n]+<)?[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,.]+>?$/;

/** Starts the fake. */
export function startMailService({
  apiKey,
  onAccepted,
  fault = () => undefined,
  port = 0,
}: MailServiceOptions): Promise<HttpServer> {
  /** The body of each key. Resend remembers keys for 24 hours. Whether also of refused e-mails, is not documented. */
  const bodies = new Map<string, string>();
  const accepted = new Set<string>();

  function accept(request: IncomingMessage, key: string, body: string): Answer {
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return error(403, "invalid_api_key");
    }
    if (bodies.has(key) && bodies.get(key) !== body) {
      return error(409, "invalid_idempotent_request");
    }
    bodies.set(key, body);
    const mail = JSON.parse(body) as MailBody;
    if (!ADDRESS.test(mail.from)) return error(422, "invalid_from_address");
    const { to, reply_to = "a@example.com", subject, text } = mail;
    if (![...to, reply_to].every((address) => ADDRESS.test(address)) || !subject || !text) {
      return error(422, "validation_error");
    }
    if (!accepted.has(key)) onAccepted({ ...mail, key });
    accepted.add(key);
    return { status: 200, body: { id: key } };
  }

  return startHttpServer({
    port,
    async handle(request, response) {
      const key = String(request.headers["idempotency-key"]);
      const payload = await read(request);
      const injected = fault({ ...(JSON.parse(payload) as MailBody), key });
      const answer = !injected || injected.accepts ? accept(request, key, payload) : undefined;
      if (injected && !injected.status) return void request.socket.destroy();
      const { status, body } = injected?.status
        ? error(injected.status, injected.name ?? "application_error")
        : (answer ?? error(500, "application_error"));
      if (injected?.retryAfter) response.setHeader("Retry-After", injected.retryAfter);
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    },
  });
}

function error(statusCode: number, name: string): Answer {
  return { status: statusCode, body: { statusCode, name, message: "The fake refuses this." } };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
