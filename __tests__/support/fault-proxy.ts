/**
 * Stands between the site and its API and does what networks and servers do at their worst, when a test asks for it.
 * Everything else passes through untouched.
 *
 * Tests speak to it over HTTP:
 *   POST   /__faults  a Fault: adds one
 *   DELETE /__faults  removes all
 *   GET    /__faults  what reached the API: Exchange[]
 */
import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type HttpServer, startHttpServer } from "../../supabase/local/http-server";

/** What befalls the requests whose body holds `match` (an e-mail address): tests that run at once do not meet. */
export interface Fault {
  match: string;
  /** How many requests it befalls: 1 by default, 0 for every one. */
  times?: number;
  /** Answered here with this status; nothing reaches the API. */
  status?: number;
  /** The connection breaks before anything reaches the API. */
  reset?: boolean;
  /** The request waits so many milliseconds, then goes on. */
  delayMs?: number;
  /** The API stores it and answers; the connection breaks before the answer arrives. */
  dropAnswer?: boolean;
}

/** A request that reached the API, with the status of its answer. */
export interface Exchange {
  method: string;
  body: string;
  status: number;
}

/** Starts the proxy before an API, on any free port. `headers` are set in every request that goes on. */
export async function startFaultProxy({
  target,
  headers = {},
}: {
  target: string;
  headers?: Record<string, string>;
}): Promise<HttpServer> {
  let faults: (Fault & { left: number })[] = [];
  let seen: Exchange[] = [];

  function takeFault(body: string): Fault | undefined {
    const fault = faults.find((each) => body.includes(each.match) && each.left > 0);
    if (fault) fault.left -= 1;
    return fault;
  }

  function control(method: string, response: http.ServerResponse, body: string): void {
    if (method === "POST") {
      const fault = JSON.parse(body) as Fault;
      faults.push({ ...fault, left: fault.times === 0 ? Infinity : (fault.times ?? 1) });
    }
    if (method === "DELETE") {
      faults = [];
      seen = [];
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(seen));
  }

  async function handle(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const { method = "GET", url, socket } = request;
    const body = await read(request);
    if (url === "/__faults") return control(method, response, body);
    const fault = method === "OPTIONS" ? undefined : takeFault(body);
    if (fault?.delayMs) await wait(fault.delayMs);
    if (fault?.reset) return void socket.destroy();
    if (fault?.status) return refuse(response, fault.status);
    const answer = await forward(target, request, body, headers);
    if (method !== "OPTIONS") seen.push({ method, body, status: answer.status });
    if (fault?.dropAnswer) return void socket.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  return startHttpServer({ port: 0, handle });
}

function refuse(response: http.ServerResponse, status: number): void {
  const message = "A fault that a test asked for";
  response
    .writeHead(status, {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
    })
    .end(JSON.stringify({ code: null, details: null, hint: null, message }));
}

async function read(message: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

interface Forwarded {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

function forward(
  target: string,
  request: http.IncomingMessage,
  body: string,
  headers: Record<string, string>,
): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const onward = http.request(
      new URL(request.url ?? "/", target),
      { method: request.method, headers: { ...request.headers, ...headers } },
      (answer) => {
        const { statusCode: status = 502, headers } = answer;
        read(answer).then((text) => resolve({ status, headers, body: text }), reject);
      },
    );
    onward.on("error", reject);
    onward.end(body);
  });
}
