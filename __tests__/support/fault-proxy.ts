/**
 * Proxy between the site and its API. Injects the faults that tests add, and forwards everything else unchanged. POST
 * /__faults adds a Fault, DELETE /__faults removes all, and GET /__faults returns the requests that reached the API:
 * Exchange[].
 */
import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type HttpServer, startHttpServer } from "../../supabase/local/http-server";

/** A fault for requests whose body contains `match` (an e-mail address), so that concurrent tests do not interfere. */
export interface Fault {
  match: string;
  /** How many requests it affects: 1 by default, 0 for all. */
  times?: number;
  /** Responds with this status without forwarding the request. */
  status?: number;
  /** Closes the connection without forwarding the request. */
  reset?: boolean;
  /** Delays the request by this many milliseconds. */
  delayMs?: number;
  /** Forwards the request, but closes the connection before the response. */
  dropResponse?: boolean;
}

/** A request that reached the API, with the status of its response. */
export interface Exchange {
  method: string;
  body: string;
  status: number;
}

/** Starts the proxy in front of an API, by default on a free port. `headers` are added to every forwarded request. */
export async function startFaultProxy({
  target,
  headers = {},
  port = 0,
}: {
  target: string;
  headers?: Record<string, string>;
  port?: number;
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
    const forwarded = await forward(target, request, body, headers);
    if (method !== "OPTIONS") seen.push({ method, body, status: forwarded.status });
    if (fault?.dropResponse) return void socket.destroy();
    response.writeHead(forwarded.status, forwarded.headers).end(forwarded.body);
  }

  return startHttpServer({ port, handle });
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
      (received) => {
        const { statusCode: status = 502, headers } = received;
        read(received).then((text) => resolve({ status, headers, body: text }), reject);
      },
    );
    onward.on("error", reject);
    onward.end(body);
  });
}
