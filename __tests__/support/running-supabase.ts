/**
 * A running Supabase (`npx supabase@2 start`). The tests use it if SUPABASE_API_URL and SUPABASE_DATABASE_URL are set:
 * scripts/verify-supabase.ts.
 */
import { once } from "node:events";
import http from "node:http";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { startTemporaryBackend, type TemporaryBackend } from "../../scripts/lib/temporary-backend";
import { withClient } from "../../supabase/local/database";
import { type HttpServer, startHttpServer } from "../../supabase/local/http-server";

interface RunningSupabase {
  apiUrl: string;
  databaseUrl: string;
}

/**
 * Forwards requests to a local Supabase with the header that Cloudflare sets for a hosted project. In front of a local
 * one nothing sets it, and clients could.
 */
function startAddressProxy(apiUrl: string): Promise<HttpServer> {
  return startHttpServer({
    port: 0,
    async handle(request, response) {
      const { method, url = "/" } = request;
      const headers = { ...request.headers, "cf-connecting-ip": "203.0.113.1" };
      const onward = http.request(new URL(url, apiUrl), { method, headers });
      request.pipe(onward);
      const [answer] = (await once(onward, "response")) as [http.IncomingMessage];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      await pipeline(answer, response);
    },
  });
}

/** The running Supabase, if the environment names one. Throws if it is not on this machine: the tests delete all rows. */
function runningSupabase(): RunningSupabase | undefined {
  const { SUPABASE_API_URL: apiUrl, SUPABASE_DATABASE_URL: databaseUrl } = process.env;
  if (!apiUrl || !databaseUrl) return undefined;
  for (const url of [apiUrl, databaseUrl]) {
    if (["127.0.0.1", "localhost"].includes(new URL(url).hostname)) continue;
    throw new Error(`The tests delete all enquiries and run only on this machine, not on ${url}.`);
  }
  return { apiUrl, databaseUrl };
}

/**
 * A database for tests: a new one, or the running Supabase. For the latter, `stop` deletes all enquiries and restores
 * the limits and the table's constraints.
 */
export async function startTestDatabase(): Promise<TemporaryBackend> {
  const running = runningSupabase();
  if (!running) return startTemporaryBackend({ settings: { fsync: "off" } });
  const { apiUrl, databaseUrl } = running;
  const rules = await withClient(databaseUrl, rulesOfTable);
  const api = await startAddressProxy(apiUrl);
  return {
    url: api.url,
    databaseUrl,
    superuserUrl: databaseUrl, // It has none; the tests that need one are in LOCAL_ONLY.
    databasePort: Number(new URL(databaseUrl).port),
    dataDir: "",
    applied: [],
    async stop() {
      await withClient(databaseUrl, (client) => restore(client, rules));
      await api.stop();
    },
  };
}

type Rules = { name: string; rule: string }[];

async function rulesOfTable(client: Client): Promise<Rules> {
  const { rows } = await client.query<Rules[number]>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = 'public.enquiries'::regclass`,
  );
  return rows;
}

async function restore(client: Client, rules: Rules): Promise<void> {
  await client.query("delete from public.enquiries");
  await client.query(
    "update private.enquiry_settings set per_email = default, per_client = default, per_hour = default",
  );
  const kept = new Set((await rulesOfTable(client)).map(({ name }) => name));
  for (const { name, rule } of rules.filter((each) => !kept.has(each.name))) {
    await client.query(`alter table public.enquiries add constraint ${name} ${rule}`);
  }
}
