/** Turns a request into the one statement that PostgreSQL runs. */
import { type ClientBase, escapeIdentifier } from "pg";
import { HttpError } from "./http-error";

/** The only schema that the API exposes. */
export const SCHEMA = "public";

/** A successful response. */
export interface RestResponse {
  status: number;
  body: string | undefined;
  headers: Record<string, string>;
}

/** A request for a table. */
export interface TableRequest {
  client: ClientBase;
  method: string;
  url: URL;
  /** The `Prefer` header. */
  prefer: string;
  table: string;
  body: string;
}

/** The columns of a table and their types (PostgREST's schema cache). */
type Columns = ReadonlyMap<string, string>;

/** Runs the statement of a request for a table. */
export async function runStatement(request: TableRequest): Promise<RestResponse> {
  const { client, method, table } = request;
  const columns = await columnsOf(client, table);
  const relation = relationOf(table);
  switch (method) {
    case "POST":
      return insert(request, columns);
    case "GET":
    case "HEAD": {
      const { rows } = await client.query(`select * from ${relation} where false`);
      return json(200, method === "HEAD" ? undefined : rows);
    }
    case "PATCH": {
      const names = bodyColumns(request, columns);
      const changes = names.map((name) => `${escapeIdentifier(name)} = null`).join(", ");
      if (changes) await client.query(`update ${relation} set ${changes} where false`);
      return { status: 204, body: undefined, headers: {} };
    }
    case "DELETE":
      await client.query(`delete from ${relation} where false`);
      return { status: 204, body: undefined, headers: {} };
    default:
      throw new HttpError(405, {
        code: "PGRST117",
        message: `Unsupported HTTP method: ${method}`,
      });
  }
}

/** Inserts rows, as visitors do. PostgreSQL parses the body, converts the values and checks them. */
async function insert(request: TableRequest, columns: Columns): Promise<RestResponse> {
  const { client, prefer, table, body } = request;
  const names = bodyColumns(request, columns);
  const list = names.map(escapeIdentifier).join(", ");
  const typed = names.map((name) => `${escapeIdentifier(name)} ${columns.get(name)}`).join(", ");
  const rows = body.trimStart().startsWith("[") ? "json_to_recordset" : "json_to_record";
  const representation = prefer.includes("return=representation");
  const source = names.length
    ? `(${list}) select ${list} from ${rows}($1) as body(${typed})`
    : "default values";
  const conflict = await conflictClause(request, names);
  const result = await client.query(
    `insert into ${relationOf(table)} ${source} ${conflict} returning ${representation ? "*" : "1"}`,
    names.length ? [body] : [],
  );
  if (representation) return json(201, result.rows);
  return { status: 201, body: undefined, headers: { "Content-Range": "*/*" } };
}

/** The clause of an upsert (`Prefer: resolution=…`): on the named columns, or on the primary key. */
async function conflictClause(
  { client, prefer, url, table }: TableRequest,
  names: readonly string[],
): Promise<string> {
  const resolution = prefer.match(/resolution=(merge|ignore)-duplicates/)?.[1];
  if (!resolution) return "";
  const named = url.searchParams.get("on_conflict")?.split(",");
  const key = named ?? (await primaryKey(client, table));
  const target = key.map(escapeIdentifier).join(", ");
  if (resolution === "ignore") return `on conflict (${target}) do nothing`;
  const changes = names.map((name) => {
    const column = escapeIdentifier(name);
    return `${column} = excluded.${column}`;
  });
  return `on conflict (${target}) do update set ${changes.join(", ")}`;
}

async function primaryKey(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    `select a.attname from pg_index i
     join pg_class c on c.oid = i.indrelid and c.relname = $1
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indisprimary`,
    [table, SCHEMA],
  );
  return rows.map(({ attname }) => attname);
}

async function columnsOf(client: ClientBase, table: string): Promise<Columns> {
  const { rows } = await client.query<{ attname: string; type: string }>(
    `select a.attname, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relname = $1 and c.relkind in ('r', 'v', 'p')
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = $2
     where a.attnum > 0 and not a.attisdropped`,
    [table, SCHEMA],
  );
  if (rows.length === 0) {
    throw new HttpError(404, {
      code: "PGRST205",
      message: `Could not find the table '${SCHEMA}.${table}' in the schema cache`,
    });
  }
  return new Map(rows.map(({ attname, type }) => [attname, type]));
}

/** The columns that a body (or `?columns=`) names. Throws if one is unknown. */
function bodyColumns({ url, table, body }: TableRequest, columns: Columns): string[] {
  const [first = {}] = objectsIn(body);
  const listed = url.searchParams.get("columns");
  const names = listed
    ? listed.split(",").map((name) => name.replace(/^"(.*)"$/, "$1"))
    : Object.keys(first);
  const unknown = names.find((name) => !columns.has(name));
  if (unknown !== undefined) {
    throw new HttpError(400, {
      code: "PGRST204",
      message: `Could not find the '${unknown}' column of '${table}' in the schema cache`,
    });
  }
  return names;
}

function objectsIn(body: string): object[] {
  const invalid = new HttpError(400, { code: "PGRST102", message: "Empty or invalid json" });
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw invalid;
  }
  return (Array.isArray(parsed) ? parsed : [parsed]).map((row: unknown) => {
    if (typeof row !== "object" || row === null) throw invalid;
    return row;
  });
}

/** rpc: PostgreSQL checks whether the role can execute the function, but does not run it. */
export async function checkCall(
  client: ClientBase,
  name: string,
  body: string,
): Promise<RestResponse> {
  const [given = {}] = objectsIn(body || "{}");
  const names = Object.keys(given);
  const { rows } = await client.query(
    `select p.oid
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.proname = $1 and n.nspname = $2 and p.prorettype <> 'trigger'::regtype`,
    [name, SCHEMA],
  );
  if (rows.length === 0) {
    throw new HttpError(404, {
      code: "PGRST202",
      message: `Could not find the function ${SCHEMA}.${name}(${names.join(", ")}) in the schema cache`,
    });
  }
  const nulls = names.map((argument) => `${escapeIdentifier(argument)} => null`).join(", ");
  await client.query(`select ${relationOf(name)}(${nulls}) where false`);
  return json(200, null);
}

function relationOf(name: string): string {
  return `${SCHEMA}.${escapeIdentifier(name)}`;
}

function json(status: number, value: unknown): RestResponse {
  return {
    status,
    body: value === undefined ? undefined : JSON.stringify(value),
    headers: { "Content-Type": "application/json; charset=utf-8" },
  };
}
