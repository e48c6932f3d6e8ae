/**
 * A Supabase that runs already (`npx supabase start`), which the tests use instead of a backend of their own when
 * SUPABASE_API_URL and SUPABASE_DATABASE_URL name it: `npm run verify:supabase`.
 */
import { withClient } from "../../supabase/local/database";
import { signKey } from "../../supabase/local/keys";
import { startFaultProxy } from "./fault-proxy";
import { startThrowawayBackend, type ThrowawayBackend } from "../../scripts/lib/throwaway-backend";

export interface RunningSupabase {
  apiUrl: string;
  databaseUrl: string;
  /** Every local Supabase has the same JWT secret. */
  anonKey: string;
}

/**
 * Cloudflare sets this header before a hosted project. Nothing sets it before a local one, where a client could choose
 * its own address.
 */
export const CLIENT_ADDRESS = { "cf-connecting-ip": "203.0.113.1" };

/** The running Supabase, if the environment names one. Throws if it is not on this machine: the tests delete all rows. */
export function runningSupabase(): RunningSupabase | undefined {
  const { SUPABASE_API_URL: apiUrl, SUPABASE_DATABASE_URL: databaseUrl } = process.env;
  if (!apiUrl || !databaseUrl) return undefined;
  for (const url of [apiUrl, databaseUrl]) {
    if (["127.0.0.1", "localhost"].includes(new URL(url).hostname)) continue;
    throw new Error(`The tests delete all enquiries and run only on this machine, not on ${url}.`);
  }
  return { apiUrl, databaseUrl, anonKey: signKey("anon") };
}

/** A database for tests that need all of it: a new one, or the running Supabase, whose limits `stop` resets. */
export async function startTestDatabase(): Promise<ThrowawayBackend> {
  const running = runningSupabase();
  if (!running) return startThrowawayBackend({ fsync: "off" });
  const { apiUrl, databaseUrl, anonKey } = running;
  const api = await startFaultProxy({ target: apiUrl, headers: CLIENT_ADDRESS });
  return {
    url: api.url,
    anonKey,
    databaseUrl,
    databasePort: Number(new URL(databaseUrl).port),
    dataDir: "",
    shared: true,
    applied: [],
    stopDatabase: () => Promise.reject(new Error("A running Supabase is not stopped by a test.")),
    async stop() {
      await resetLimits(databaseUrl);
      await api.stop();
    },
  };
}

async function resetLimits(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      "update private.enquiry_settings set per_email = default, per_client = default, per_hour = default",
    ),
  );
}
