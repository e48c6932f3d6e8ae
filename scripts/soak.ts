/**
 * `npm run soak`: 50 concurrent writers send 2,000 enquiries while the database restarts. Every acknowledged enquiry must
 * be stored exactly once.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { startDatabase, withClient } from "../supabase/local/database";
import { command, type Context } from "./lib/command";
import { startThrowawayBackend, type ThrowawayBackend } from "./lib/throwaway-backend";
import { UserError } from "./lib/user-error";

const ENQUIRIES = 2000;
const WRITERS = 50;
const TIMEOUT_MS = 60_000;

interface Tally {
  attempts: number;
  retries: number;
  conflicts: number;
  acknowledged: string[];
}

command(async (context) => {
  const backend = await startThrowawayBackend();
  context.onEnd(backend.stop);
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 1000000, per_hour = 1000000"),
  );
  console.log(
    `${ENQUIRIES} enquiries, ${WRITERS} writers, the database restarts after ${ENQUIRIES / 2} …`,
  );
  const begin = performance.now();
  const tally = await writeAll(context, backend);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);

  const { rows } = await withClient(backend.databaseUrl, (client) =>
    client.query<{ id: string }>("select id from public.enquiries"),
  );
  const stored = new Set(rows.map(({ id }) => id));
  const acknowledged = new Set(tally.acknowledged);
  const lost = [...acknowledged].filter((id) => !stored.has(id));
  const unknown = [...stored].filter((id) => !acknowledged.has(id));
  console.log(
    `attempts ${tally.attempts}, retries ${tally.retries}, already stored (409) ${tally.conflicts}; ` +
      `acknowledged ${acknowledged.size}, rows ${rows.length}, lost ${lost.length}, not acknowledged ${unknown.length}; ${seconds} s`,
  );
  if (acknowledged.size !== ENQUIRIES || rows.length !== ENQUIRIES || lost.length > 0) {
    throw new UserError(
      "The soak failed: an enquiry was lost, stored twice or never acknowledged.",
    );
  }
  console.log("Every acknowledged enquiry is stored exactly once.");
});

async function writeAll(context: Context, backend: ThrowawayBackend): Promise<Tally> {
  const api = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  const tally: Tally = { attempts: 0, retries: 0, conflicts: 0, acknowledged: [] };
  let next = 0;
  let restart: Promise<void> | undefined;
  async function writer() {
    while (next < ENQUIRIES) {
      next += 1;
      if (next === ENQUIRIES / 2) restart = restartDatabase(context, backend);
      await sendUntilStored(api, tally);
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await restart;
  return tally;
}

/** Like the site: one id for all attempts; 409 means that the enquiry is stored. */
async function sendUntilStored(api: SupabaseClient, tally: Tally): Promise<void> {
  const id = randomUUID();
  const row = { id, name: "Soak", email: `${id}@example.com`, phone: null, message: "Soak" };
  const deadline = Date.now() + TIMEOUT_MS;
  for (let attempt = 0; Date.now() < deadline; attempt += 1) {
    tally.attempts += 1;
    if (attempt > 0) tally.retries += 1;
    const { error, status } = await api.from("enquiries").insert(row);
    if (status === 409) tally.conflicts += 1;
    if (!error || status === 409) {
      tally.acknowledged.push(id);
      return;
    }
    const isRefusal = status >= 400 && status < 500;
    if (isRefusal) throw new UserError(`An enquiry was refused: ${status} ${error.message}`);
    await wait(200);
  }
}

/** Stops PostgreSQL while the writers run, and starts it again on the same data and port. */
async function restartDatabase({ onEnd }: Context, backend: ThrowawayBackend): Promise<void> {
  const { dataDir, databasePort } = backend;
  await backend.stopDatabase();
  const database = await startDatabase({ dataDir, choosePort: async () => databasePort });
  onEnd(database.stop);
}
