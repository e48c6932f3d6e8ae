/**
 * A fake of PostgREST, the API of a Supabase project's database.
 *
 * It implements enough of the HTTP interface for an unmodified supabase-js to insert a row. Tests and local runs
 * therefore use the migrations of the hosted project on a real PostgreSQL. It makes no decisions about data: it turns a
 * request into one statement (statements.ts), runs it in one transaction with the role of the key and the settings of
 * PostgREST, and returns the result from PostgreSQL. Errors have PostgREST's status codes and bodies. Like the
 * platform, it sets `cf-connecting-ip` itself.
 *
 * It does not read or change rows: GET, PATCH, DELETE and rpc become statements that check every privilege and affect
 * no row (`where false`). It also has no filters, embedding, CSV or form bodies, pagination or statement timeouts per
 * role, and nothing outside /rest/v1 (auth, storage, realtime). `npx supabase start` runs the real services in Docker.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Pool, type PoolClient } from "pg";
import { HttpError, httpErrorOf, unreachable } from "./http-error";
import { type HttpServer, startHttpServer } from "./http-server";
import { type Claims, verifyKey } from "./keys";
import { checkCall, type RestResponse, runStatement, SCHEMA } from "./statements";

/** The `Server` header of its responses. */
export const SERVER_NAME = "zahrelle-fake-api";

const MAX_BODY = 1024 * 1024;

/**
 * Starts the fake API. Port 0 means any free port. `databaseUrl` has the user `authenticator`, like the platform; a
 * request has the privileges of the role of its key.
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
  if (request.method === "OPTIONS") return preflight(request, response);
  try {
    const { status, body, headers } = await runRequest(pool, request);
    response.writeHead(status, headers).end(body);
  } catch (error) {
    const httpError = error instanceof HttpError ? error : httpErrorOf(error, roleOf(request));
    response
      .writeHead(httpError.status, { "Content-Type": "application/json; charset=utf-8" })
      .end(JSON.stringify(httpError.body));
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

async function runRequest(pool: Pool, request: IncomingMessage): Promise<RestResponse> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const [, target] = url.pathname.match(/^\/rest\/v1\/(.+)$/) ?? [];
  if (!target) throw new HttpError(404, { message: "no Route matched with those values" });
  const claims = authenticate(request);
  checkSchema(request);
  const body = await readBody(request);
  const isCall = target.startsWith("rpc/");
  if (!isCall) checkContentType(request);

  return inTransaction(pool, async (client) => {
    await enterRequest(client, request, url, claims);
    if (isCall) return checkCall(client, target.slice("rpc/".length), body);
    const { method = "", headers } = request;
    const prefer = String(headers.prefer ?? "");
    return runStatement({
      client,
      method,
      url,
      prefer,
      table: decodeURIComponent(target),
      body,
    });
  });
}

/** The gateway requires an `apikey`, PostgREST a bearer token. supabase-js sends the key as both. */
function authenticate(request: IncomingMessage): Claims {
  const { apikey, authorization } = request.headers;
  if (typeof apikey !== "string") {
    throw new HttpError(401, {
      message: "No API key found in request",
      hint: "No `apikey` request header or url param was found.",
    });
  }
  if ("refused" in verifyKey(apikey)) {
    throw new HttpError(401, {
      message: "Invalid API key",
      hint: "Double check your Supabase `anon` or `service_role` API key.",
    });
  }
  const token = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? apikey;
  const verified = verifyKey(token);
  if ("refused" in verified) {
    throw new HttpError(401, { code: "PGRST301", message: verified.refused });
  }
  return verified.claims;
}

function roleOf(request: IncomingMessage): string {
  try {
    return authenticate(request).role;
  } catch {
    return "anon";
  }
}

function checkSchema({ method, headers }: IncomingMessage): void {
  const reading = method === "GET" || method === "HEAD";
  const schema = headers[reading ? "accept-profile" : "content-profile"] ?? SCHEMA;
  if (schema === SCHEMA) return;
  throw new HttpError(406, {
    code: "PGRST106",
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${SCHEMA}`,
  });
}

/**
 * A body without a type counts as JSON. Another type gets 400 and the code of a body that cannot be parsed, as in
 * PostgREST (src/PostgREST/ApiRequest/Payload.hs), although its documentation said 415 for a long time.
 */
function checkContentType({ method = "", headers }: IncomingMessage): void {
  if (!["POST", "PUT", "PATCH"].includes(method)) return;
  const [type] = (headers["content-type"] ?? "application/json").split(";");
  if (type === "application/json") return;
  throw new HttpError(400, { code: "PGRST102", message: `Content-Type not acceptable: ${type}` });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new HttpError(413, { message: "Request body too large" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function inTransaction(
  pool: Pool,
  work: (client: PoolClient) => Promise<RestResponse>,
): Promise<RestResponse> {
  const client = await pool.connect().catch((error: Error) => {
    throw unreachable(error.message);
  });
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
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

/** Sets the role, and the settings that triggers and policies read, for this transaction. */
async function enterRequest(
  client: PoolClient,
  request: IncomingMessage,
  url: URL,
  claims: Claims,
): Promise<void> {
  const headers = { ...request.headers, "cf-connecting-ip": request.socket.remoteAddress };
  await client.query(
    `select set_config('search_path', '"public", "extensions"', true),
            set_config('request.jwt.claims', $2, true),
            set_config('request.method', $3, true),
            set_config('request.path', $4, true),
            set_config('request.headers', $5, true),
            set_config('role', $1, true)`,
    [
      claims.role,
      JSON.stringify(claims),
      request.method,
      url.pathname.replace("/rest/v1", ""),
      JSON.stringify(headers),
    ],
  );
}
