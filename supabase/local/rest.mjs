/**
 * A stand-in for PostgREST, the server before a Supabase project's database.
 *
 * What it is: just enough of its HTTP interface for an unmodified supabase-js to insert a row, so
 * that tests and local runs meet the hosted project's own migrations on a real PostgreSQL. It
 * decides nothing about data: it turns a request into one statement, runs it in one transaction as
 * the key's role with the settings PostgREST sets, and hands on what PostgreSQL answers. Errors
 * have PostgREST's status codes and bodies. Like the platform, it sets `cf-connecting-ip` itself.
 *
 * What it leaves out: reading and changing. GET, PATCH, DELETE and rpc become statements that
 * check every privilege and can touch no row (`where false`). Also filters, embedding, bodies of CSV or form fields,
 * pagination, statement timeouts per role, and everything beside /rest/v1 (auth, storage,
 * realtime). For the real thing, with Docker: `npx supabase start` in this project.
 */
import pg from "pg";
import { startHttpServer } from "./http-server.mjs";
import { verifyKey } from "./keys.mjs";

const SCHEMA = "public";
const MAX_BODY = 1024 * 1024;

/** An answer other than success, with a body as PostgREST words it. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {{ code?: string, message: string, details?: string | null, hint?: string | null }} body
   */
  constructor(status, body) {
    super(body.message);
    this.status = status;
    this.body = { code: null, details: null, hint: null, ...body };
  }
}

/**
 * Starts the stand-in before a database. `databaseUrl` is for the role `authenticator`, as on the
 * platform: what a request may do is what the role of its key may do.
 * @param {{ databaseUrl: string, port: number }} options
 */
export async function startRest({ databaseUrl, port }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // A lost connection (the database restarts) fails the request that uses it; the next opens another.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  const server = await startHttpServer({
    port,
    handle: (request, response) => answer(pool, request, response),
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await pool.end();
    },
  };
}

/**
 * @param {pg.Pool} pool
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(pool, request, response) {
  response.setHeader("Server", "zahrelle-rest-stand-in");
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (request.method === "OPTIONS") return preflight(request, response);
  try {
    const { status, body, headers } = await handle(pool, request);
    response.writeHead(status, headers).end(body);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : databaseRefusal(error, roleOf(request));
    response
      .writeHead(refusal.status, { "Content-Type": "application/json; charset=utf-8" })
      .end(JSON.stringify(refusal.body));
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function preflight(request, response) {
  response
    .writeHead(200, {
      "Access-Control-Allow-Methods": "GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS",
      "Access-Control-Allow-Headers": request.headers["access-control-request-headers"] ?? "*",
      "Access-Control-Max-Age": "3600",
      Vary: "Access-Control-Request-Headers",
    })
    .end();
}

/**
 * @param {pg.Pool} pool
 * @param {import("node:http").IncomingMessage} request
 */
async function handle(pool, request) {
  const url = new URL(request.url ?? "/", "http://localhost");
  const [, target] = url.pathname.match(/^\/rest\/v1\/(.+)$/) ?? [];
  if (!target) throw new Refusal(404, { message: "no Route matched with those values" });
  const claims = authenticate(request);
  checkSchema(request);
  const body = await readBody(request);
  if (isWrite(request) && !target.startsWith("rpc/")) checkContentType(request);

  const client = await connect(pool);
  let broken;
  try {
    await client.query("begin");
    await enterRequest(client, request, url, claims);
    const result = target.startsWith("rpc/")
      ? await callNothing(client, target.slice(4), body)
      : await runStatement(client, request, url, decodeURIComponent(target), body);
    await client.query("commit");
    return result;
  } catch (error) {
    broken = await client.query("rollback").then(
      () => undefined,
      (/** @type {Error} */ failure) => failure,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * The gateway wants an `apikey`, PostgREST a bearer token; supabase-js sends the key as both.
 * @param {import("node:http").IncomingMessage} request
 */
function authenticate(request) {
  const apikey = request.headers.apikey;
  if (typeof apikey !== "string") {
    throw new Refusal(401, {
      message: "No API key found in request",
      hint: "No `apikey` request header or url param was found.",
    });
  }
  if ("refused" in verifyKey(apikey)) {
    throw new Refusal(401, {
      message: "Invalid API key",
      hint: "Double check your Supabase `anon` or `service_role` API key.",
    });
  }
  const token = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1] ?? apikey;
  const verified = verifyKey(token);
  if ("refused" in verified) {
    throw new Refusal(401, { code: "PGRST301", message: verified.refused });
  }
  return verified.claims;
}

/** @param {import("node:http").IncomingMessage} request */
function roleOf(request) {
  try {
    return authenticate(request).role;
  } catch {
    return "anon";
  }
}

/** @param {import("node:http").IncomingMessage} request */
function checkSchema(request) {
  const reading = request.method === "GET" || request.method === "HEAD";
  const schema = request.headers[reading ? "accept-profile" : "content-profile"] ?? SCHEMA;
  if (schema === SCHEMA) return;
  throw new Refusal(406, {
    code: "PGRST106",
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${SCHEMA}`,
  });
}

/** @param {import("node:http").IncomingMessage} request */
function isWrite({ method = "" }) {
  return ["POST", "PUT", "PATCH"].includes(method);
}

/**
 * A body without a type is taken for JSON. The code is that of a body that cannot be parsed, with 400: that is what
 * PostgREST answers (src/PostgREST/ApiRequest/Payload.hs), though its documentation long named 415.
 * @param {import("node:http").IncomingMessage} request
 */
function checkContentType(request) {
  const [type] = (request.headers["content-type"] ?? "application/json").split(";");
  if (type === "application/json") return;
  throw new Refusal(400, { code: "PGRST102", message: `Content-Type not acceptable: ${type}` });
}

/** @param {import("node:http").IncomingMessage} request */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Refusal(413, { message: "Request body too large" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** @param {pg.Pool} pool */
async function connect(pool) {
  try {
    return await pool.connect();
  } catch (error) {
    throw new Refusal(503, {
      code: "PGRST001",
      message: "Database client error. Retrying the connection.",
      details: /** @type {Error} */ (error).message,
    });
  }
}

/**
 * The role and the settings that triggers and policies read, for this transaction only.
 * @param {pg.PoolClient} client
 * @param {import("node:http").IncomingMessage} request
 * @param {URL} url
 * @param {{ role: string }} claims
 */
async function enterRequest(client, request, url, claims) {
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

/**
 * @param {pg.PoolClient} client
 * @param {import("node:http").IncomingMessage} request
 * @param {URL} url
 * @param {string} table
 * @param {string} body
 */
async function runStatement(client, request, url, table, body) {
  const columns = await columnsOf(client, table);
  const relation = `${SCHEMA}.${pg.escapeIdentifier(table)}`;
  switch (request.method) {
    case "POST":
      return insert(client, request, url, table, columns, body);
    case "GET":
    case "HEAD": {
      const { rows } = await client.query(`select * from ${relation} where false`);
      return json(200, request.method === "HEAD" ? undefined : rows);
    }
    case "PATCH": {
      const names = await bodyColumns(client, url, table, columns, body);
      const changes = names.map((name) => `${pg.escapeIdentifier(name)} = null`).join(", ");
      if (changes) await client.query(`update ${relation} set ${changes} where false`);
      return { status: 204, body: undefined, headers: {} };
    }
    case "DELETE":
      await client.query(`delete from ${relation} where false`);
      return { status: 204, body: undefined, headers: {} };
    default:
      throw new Refusal(405, {
        code: "PGRST117",
        message: `Unsupported HTTP method: ${request.method}`,
      });
  }
}

/**
 * The one thing visitors do. The body goes to PostgreSQL as it came: it parses the JSON, converts
 * the values and judges them.
 * @param {pg.PoolClient} client
 * @param {import("node:http").IncomingMessage} request
 * @param {URL} url
 * @param {string} table
 * @param {Map<string, string>} columns
 * @param {string} body
 */
async function insert(client, request, url, table, columns, body) {
  const prefer = String(request.headers.prefer ?? "");
  const names = await bodyColumns(client, url, table, columns, body);
  const list = names.map((name) => pg.escapeIdentifier(name)).join(", ");
  const typed = names.map((name) => `${pg.escapeIdentifier(name)} ${columns.get(name)}`).join(", ");
  const rows = body.trimStart().startsWith("[") ? "json_to_recordset" : "json_to_record";
  const representation = prefer.includes("return=representation");
  const source = names.length
    ? `(${list}) select ${list} from ${rows}($1) as body(${typed})`
    : "default values";
  const conflict = await conflictClause(client, prefer, url, table, names);
  const result = await client.query(
    `insert into ${SCHEMA}.${pg.escapeIdentifier(table)} ${source} ${conflict} returning ${representation ? "*" : "1"}`,
    names.length ? [body] : [],
  );
  if (representation) return json(201, result.rows);
  return { status: 201, body: undefined, headers: { "Content-Range": "*/*" } };
}

/**
 * Upsert: `Prefer: resolution=…`, on the named columns or else the primary key.
 * @param {pg.PoolClient} client
 * @param {string} prefer
 * @param {URL} url
 * @param {string} table
 * @param {string[]} names
 */
async function conflictClause(client, prefer, url, table, names) {
  const resolution = prefer.match(/resolution=(merge|ignore)-duplicates/)?.[1];
  if (!resolution) return "";
  const named = url.searchParams.get("on_conflict")?.split(",");
  const key = named ?? (await primaryKey(client, table));
  const target = key.map((name) => pg.escapeIdentifier(name)).join(", ");
  if (resolution === "ignore") return `on conflict (${target}) do nothing`;
  const changes = names.map((name) => {
    const column = pg.escapeIdentifier(name);
    return `${column} = excluded.${column}`;
  });
  return `on conflict (${target}) do update set ${changes.join(", ")}`;
}

/**
 * @param {pg.PoolClient} client
 * @param {string} table
 * @returns {Promise<string[]>}
 */
async function primaryKey(client, table) {
  const { rows } = await client.query(
    `select a.attname from pg_index i
     join pg_class c on c.oid = i.indrelid and c.relname = $1
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indisprimary`,
    [table, SCHEMA],
  );
  return rows.map((row) => row.attname);
}

/**
 * Names and types of a table's columns: what PostgREST calls its schema cache.
 * @param {pg.PoolClient} client
 * @param {string} table
 * @returns {Promise<Map<string, string>>}
 */
async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select a.attname, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relname = $1 and c.relkind in ('r', 'v', 'p')
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
     where a.attnum > 0 and not a.attisdropped`,
    [table, SCHEMA],
  );
  if (rows.length === 0) {
    throw new Refusal(404, {
      code: "PGRST205",
      message: `Could not find the table '${SCHEMA}.${table}' in the schema cache`,
    });
  }
  return new Map(rows.map((row) => [row.attname, row.type]));
}

/**
 * The columns that a body (or `?columns=`) names, all of them known.
 * @param {pg.PoolClient} client
 * @param {URL} url
 * @param {string} table
 * @param {Map<string, string>} columns
 * @param {string} body
 */
async function bodyColumns(client, url, table, columns, body) {
  let parsed;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new Refusal(400, { code: "PGRST102", message: "Empty or invalid json" });
  }
  const rows = Array.isArray(parsed) ? parsed : [parsed];
  if (rows.some((row) => typeof row !== "object" || row === null)) {
    throw new Refusal(400, { code: "PGRST102", message: "Empty or invalid json" });
  }
  const listed = url.searchParams.get("columns");
  const names = listed
    ? listed.split(",").map((name) => name.replace(/^"(.*)"$/, "$1"))
    : Object.keys(rows[0] ?? {});
  const unknown = names.find((name) => !columns.has(name));
  if (unknown !== undefined) {
    throw new Refusal(400, {
      code: "PGRST204",
      message: `Could not find the '${unknown}' column of '${table}' in the schema cache`,
    });
  }
  return names;
}

/**
 * rpc: PostgreSQL checks whether the role may execute the function; it is never run.
 * @param {pg.PoolClient} client
 * @param {string} name
 * @param {string} body
 */
async function callNothing(client, name, body) {
  const names = Object.keys(JSON.parse(body || "{}"));
  const { rows } = await client.query(
    `select p.oid::regprocedure::text as signature, pg_get_function_identity_arguments(p.oid) as arguments
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.proname = $1 and n.nspname = $2 and p.prorettype <> 'trigger'::regtype`,
    [name, SCHEMA],
  );
  if (rows.length === 0) {
    throw new Refusal(404, {
      code: "PGRST202",
      message: `Could not find the function ${SCHEMA}.${name}(${names.join(", ")}) in the schema cache`,
    });
  }
  const nulls = names.map((argument) => `${pg.escapeIdentifier(argument)} => null`).join(", ");
  await client.query(`select ${SCHEMA}.${pg.escapeIdentifier(name)}(${nulls}) where false`);
  return json(200, null);
}

/**
 * @param {number} status
 * @param {unknown} value
 */
function json(status, value) {
  return {
    status,
    body: value === undefined ? undefined : JSON.stringify(value),
    headers: { "Content-Type": "application/json; charset=utf-8" },
  };
}

/**
 * PostgREST's table of SQLSTATE to HTTP status, as far as an insert can meet it.
 * @param {unknown} error
 * @param {string} role
 */
function databaseRefusal(error, role) {
  const { code = "", message, detail, hint } = /** @type {pg.DatabaseError} */ (error);
  const connectionLost = !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P|53)/.test(code);
  if (connectionLost) {
    return new Refusal(503, {
      code: "PGRST001",
      message: "Database client error. Retrying the connection.",
      details: message,
    });
  }
  return new Refusal(statusOf(code, role), {
    code,
    message,
    details: detail ?? null,
    hint: hint ?? null,
  });
}

/**
 * @param {string} code
 * @param {string} role
 */
function statusOf(code, role) {
  const custom = code.match(/^PT(\d{3})$/)?.[1];
  if (custom) return Number(custom);
  if (code === "42501") return role === "anon" ? 401 : 403;
  if (code === "23503" || code === "23505") return 409;
  if (code === "25006") return 405;
  if (code === "42883" || code === "42P01") return 404;
  if (/^(40|2D|38|39|3B|F0|HV|P0|XX)/.test(code) && code !== "P0001") return 500;
  if (/^(54|55)/.test(code)) return 500;
  return 400;
}
