/**
 * Stands between the site and its API and does what networks and servers do at their worst, when
 * a test asks for it. Everything else passes through untouched.
 *
 * Tests speak to it over HTTP:
 *   POST   /__faults  { match, times?, status?, reset?, delayMs?, dropAnswer? }  adds one
 *   DELETE /__faults                                                             removes all
 *   GET    /__faults                                                   what reached the API: [{ method, body, status }]
 *
 * `match` is a piece of the request's body (an e-mail address): tests that run at once do not
 * disturb each other. `times` is how many requests it befalls (default 1, 0 = every one).
 *   status      answered here, nothing reaches the API (500, 503, 429 …)
 *   reset       the connection breaks before anything reaches the API
 *   delayMs     the request waits, then goes on
 *   dropAnswer  the API stores it and answers; the connection breaks before the answer arrives
 *
 *   node __tests__/support/fault-proxy.mjs --target http://127.0.0.1:54331 --port 54333
 */
import http from "node:http";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { startHttpServer } from "../../supabase/local/http-server.mjs";

/**
 * @typedef {object} Fault
 * @property {string} match
 * @property {number} [times]
 * @property {number} [status]
 * @property {boolean} [reset]
 * @property {number} [delayMs]
 * @property {boolean} [dropAnswer]
 */

/**
 * Starts the proxy; port 0 takes any free port.
 * @param {{ target: string, port: number }} options
 */
export async function startFaultProxy({ target, port }) {
  /** @type {(Fault & { left: number })[]} */
  let faults = [];
  /** @type {{ method: string, body: string, status: number }[]} */
  let seen = [];

  /** @param {string} body */
  function takeFault(body) {
    const fault = faults.find((each) => body.includes(each.match) && each.left > 0);
    if (fault) fault.left -= 1;
    return fault;
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   * @param {string} body
   */
  function control(request, response, body) {
    if (request.method === "POST") {
      /** @type {Fault} */
      const fault = JSON.parse(body);
      faults.push({ ...fault, left: fault.times === 0 ? Infinity : (fault.times ?? 1) });
    }
    if (request.method === "DELETE") {
      faults = [];
      seen = [];
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(seen));
  }

  /**
   * @param {http.IncomingMessage} request
   * @param {http.ServerResponse} response
   */
  async function handle(request, response) {
    const body = await read(request);
    if (request.url === "/__faults") return control(request, response, body);
    const fault = request.method === "OPTIONS" ? undefined : takeFault(body);
    if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.reset) return void request.socket.destroy();
    if (fault?.status) {
      const answer = {
        code: null,
        details: null,
        hint: null,
        message: "A fault that a test asked for",
      };
      response
        .writeHead(fault.status, {
          "Content-Type": "application/json",
          "Access-Control-Allow-Origin": "*",
        })
        .end(JSON.stringify(answer));
      return;
    }
    const answer = await forward(target, request, body);
    if (request.method !== "OPTIONS") {
      seen.push({ method: request.method ?? "", body, status: answer.status });
    }
    if (fault?.dropAnswer) return void request.socket.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  return startHttpServer({ port, handle });
}

/** @param {http.IncomingMessage} message */
async function read(message) {
  const chunks = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * @param {string} target
 * @param {http.IncomingMessage} request
 * @param {string} body
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: string }>}
 */
function forward(target, request, body) {
  return new Promise((resolve, reject) => {
    const onward = http.request(
      new URL(request.url ?? "/", target),
      { method: request.method, headers: request.headers },
      async (answer) => {
        resolve({
          status: answer.statusCode ?? 502,
          headers: answer.headers,
          body: await read(answer),
        });
      },
    );
    onward.on("error", reject);
    onward.end(body);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: { target: { type: "string" }, port: { type: "string" } },
  });
  const proxy = await startFaultProxy({
    target: values.target ?? "http://127.0.0.1:54321",
    port: Number(values.port ?? 0),
  });
  console.log(proxy.url);
}
