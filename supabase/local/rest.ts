/**
 * A fake of the API of a Supabase project: what an unmodified supabase-js needs to insert an enquiry.
 *
 * It decides nothing about data. It inserts the body with the role and the settings that PostgREST uses, into a real
 * PostgreSQL with the migrations of the hosted project, and answers with PostgREST's status codes and errors. Like the
 * platform, it maps the publishable key to the role `anon`, and sets `cf-connecting-ip` itself. Everything else gets
 * 501. `npx supabase@2 start` runs the real services in Docker.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { DatabaseError, escapeIdentifier, Pool } from "pg";
import { type HttpServer, startHttpServer } from "./http-server";
import { publishableKey } from "./keys";

class HttpError extends Error {
  readonly body: object;

  constructor(
    readonly status: number,
    body: { message: string; code?: string; details?: string; hint?: string },
  ) {
    super(body.message);
    this.body = { code: null, details: null, hint: null, ...body };
  }
}

/**
 * Starts the fake API. Port 0 means any free port. `databaseUrl` has the user `authenticator`, like the platform; a
 * request has the privileges of the role `anon`.
 */
export async function startRest(databaseUrl: string, port: number): Promise<HttpServer> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  // If a connection is lost, its request fails, and the next request opens another connection.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  const { url, stop } = await startHttpServer({
    port,
    handle: (request, response) => respond(pool, request, response),
  });
  return {
    url,
    async stop() {
      await stop();
      await pool.end();
    },
  };
}

async function respond(
  pool: Pool,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader("Access-Control-Allow-Origin", "*");
  try {
    if (request.method === "OPTIONS") {
      const headers = request.headers["access-control-request-headers"] ?? "*";
      response.setHeader("Access-Control-Allow-Headers", headers);
      response.setHeader("Access-Control-Allow-Methods", "POST");
      return void response.writeHead(200).end();
    }
    await insert(pool, request);
    response.writeHead(201).end();
  } catch (error) {
    const { status, body } = error instanceof HttpError ? error : httpErrorOf(error as Error);
    response
      .writeHead(status, { "Content-Type": "application/json; charset=utf-8" })
      .end(JSON.stringify(body));
  }
}

/** Inserts the body in one transaction, with the role and the settings that triggers read. */
async function insert(pool: Pool, request: IncomingMessage): Promise<void> {
  const { method, url = "", headers, socket } = request;
  const match = /^\/rest\/v1\/enquiries(?:\?columns=([^&]+))?$/.exec(url);
  if (method !== "POST" || !match) {
    throw new HttpError(501, { message: `The local API has no ${method} ${url}.` });
  }
  checkKey(request);
  const body = await text(request);
  const rows = parseRows(body);
  // supabase-js names the columns of an array: "id","name"
  const names = match[1]
    ? decodeURIComponent(match[1]).replaceAll('"', "").split(",")
    : Object.keys(Object(rows[0]));
  const columns = names.map(escapeIdentifier).join(", ");
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("begin");
    // PostgREST applies the settings of the role, such as its statement_timeout, to each request.
    await client.query(
      `select set_config(setting[1], setting[2], true) from pg_roles,
         unnest(rolconfig) as line, string_to_array(line, '=') as setting where rolname = 'anon'`,
    );
    await client.query(
      "select set_config('request.headers', $1, true), set_config('role', 'anon', true)",
      [JSON.stringify({ ...headers, "cf-connecting-ip": socket.remoteAddress })],
    );
    await client.query(
      `insert into public.enquiries (${columns})
       select ${columns} from json_populate_recordset(null::public.enquiries, $1)`,
      [body.trimStart().startsWith("[") ? body : `[${body}]`],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A publishable key is not a JWT. The gateway ignores it in `Authorization`; PostgREST refuses anything else there. */
function checkKey({ headers: { apikey, authorization } }: IncomingMessage): void {
  if (apikey === undefined) throw new HttpError(401, { message: "No API key found in request" });
  if (apikey !== publishableKey) throw new HttpError(401, { message: "Invalid API key" });
  if (authorization === undefined || authorization === `Bearer ${publishableKey}`) return;
  throw new HttpError(401, { code: "PGRST301", message: "Expected 3 parts in JWT; got 1" });
}

/** The rows of a body: an object or an array of objects. */
function parseRows(body: string): object[] {
  try {
    return [JSON.parse(body) as object | object[]].flat();
  } catch {
    throw new HttpError(400, { code: "PGRST102", message: "Empty or invalid json" });
  }
}

/** Converts an error of PostgreSQL, or of the connection to it, as PostgREST does for the role `anon`. */
function httpErrorOf(error: Error): HttpError {
  const { code = "", message, detail: details, hint } = error as DatabaseError;
  if (!(error instanceof DatabaseError) || /^(08|57P|53)/.test(code)) {
    return new HttpError(503, {
      code: "PGRST001",
      message: "Database client error.",
      details: message,
    });
  }
  // PostgREST finds an unknown column in its schema cache, before the database does.
  if (code === "42703") return new HttpError(400, { code: "PGRST204", message });
  return new HttpError(statusOf(code), {
    code,
    message,
    ...(details ? { details } : {}),
    ...(hint ? { hint } : {}),
  });
}

/** PostgREST's table of SQLSTATE to HTTP status, for the errors that an insert can cause. */
function statusOf(code: string): number {
  const custom = code.match(/^PT(\d{3})$/)?.[1];
  if (custom) return Number(custom);
  if (code === "42501") return 401;
  if (code === "23505") return 409;
  return /^(22|23|42)/.test(code) ? 400 : 500;
}
