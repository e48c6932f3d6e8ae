/**
 * A fake of the API of a Supabase project: what an unmodified supabase-js needs to insert an enquiry.
 *
 * It decides nothing about data. It inserts the body with the role and the settings that PostgREST uses, into a real
 * PostgreSQL with the migrations of the hosted project, and answers with PostgREST's status codes and errors. Like the
 * platform, it maps the publishable key to the role `anon`, and sets `cf-connecting-ip` itself. Everything else gets
 * 501. `npx supabase start` runs the real services in Docker.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { escapeIdentifier, Pool, type PoolClient } from "pg";
import { HttpError, httpErrorOf } from "./http-error";
import { type HttpServer, startHttpServer } from "./http-server";
import { publishableKey } from "./keys";

/** The `Server` header of its responses. */
export const SERVER_NAME = "zahrelle-fake-api";

/**
 * Starts the fake API. Port 0 means any free port. `databaseUrl` has the user `authenticator`, like the platform; a
 * request has the privileges of the role `anon`.
 */
export async function startRest({
  databaseUrl,
  port,
}: {
  databaseUrl: string;
  port: number;
}): Promise<HttpServer> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  // If a connection is lost, its request fails, and the next request opens another connection.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  const server = await startHttpServer({
    port,
    handle: (request, response) => respond(pool, request, response),
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await pool.end();
    },
  };
}

async function respond(
  pool: Pool,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader("Server", SERVER_NAME);
  response.setHeader("Access-Control-Allow-Origin", "*");
  try {
    if (request.method === "OPTIONS") return preflight(request, response);
    await insert(pool, request);
    response.writeHead(201).end();
  } catch (error) {
    const { status, body } = error instanceof HttpError ? error : httpErrorOf(error);
    response
      .writeHead(status, { "Content-Type": "application/json; charset=utf-8" })
      .end(JSON.stringify(body));
  }
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(200, {
      "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS",
      "Access-Control-Allow-Headers": request.headers["access-control-request-headers"] ?? "*",
      "Access-Control-Max-Age": "3600",
      Vary: "Access-Control-Request-Headers",
    })
    .end();
}

async function insert(pool: Pool, request: IncomingMessage): Promise<void> {
  const { method, url = "" } = request;
  if (method !== "POST" || url !== "/rest/v1/enquiries") {
    throw new HttpError(501, { message: `The local API has no ${method} ${url}.` });
  }
  checkKey(request);
  const body = await text(request);
  const columns = Object.keys(parseObject(body)).map(escapeIdentifier).join(", ");
  const row = "json_populate_record(null::public.enquiries, $1)";
  await asVisitor(pool, request, (client) =>
    client.query(`insert into public.enquiries (${columns}) select ${columns} from ${row}`, [body]),
  );
}

/** A publishable key is not a JWT. The gateway ignores it in `Authorization`; PostgREST refuses anything else there. */
function checkKey({ headers: { apikey, authorization } }: IncomingMessage): void {
  if (apikey === undefined) {
    throw new HttpError(401, { message: "No API key found in request" });
  }
  if (apikey !== publishableKey) throw new HttpError(401, { message: "Invalid API key" });
  if (authorization === undefined || authorization === `Bearer ${publishableKey}`) return;
  throw new HttpError(401, { code: "PGRST301", message: "Expected 3 parts in JWT; got 1" });
}

function parseObject(body: string): object {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed;
  } catch {
    /* The same error as for another value. */
  }
  throw new HttpError(400, { code: "PGRST102", message: "Empty or invalid json" });
}

/** Runs a statement in one transaction, with the role and the settings that triggers read. */
async function asVisitor(
  pool: Pool,
  { headers, socket }: IncomingMessage,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  const own = JSON.stringify({ ...headers, "cf-connecting-ip": socket.remoteAddress });
  let broken: Error | undefined;
  try {
    await client.query("begin");
    await client.query(
      "select set_config('request.headers', $1, true), set_config('role', 'anon', true)",
      [own],
    );
    await work(client);
    await client.query("commit");
  } catch (error) {
    broken = await client.query("rollback").then(
      () => undefined,
      (failure: Error) => failure,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}
