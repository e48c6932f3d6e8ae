/**
 * `npm run soak`: 2,000 enquiries from 50 writers at once, the database restarted in the middle.
 * Every enquiry that was acknowledged as stored must be there exactly once.
 */
import { randomUUID } from "node:crypto";
import { command, requireFreePort, Stop } from "./lib/command.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { startThrowawayBackend } from "./lib/throwaway-backend.mjs";

const ENQUIRIES = 2000;
const WRITERS = 50;
const DATABASE_PORT = 54342;
const PATIENCE_MS = 60_000;

command(async (context) => {
  requireNode();
  await ensureInstalled(context);
  await requireFreePort(DATABASE_PORT, "the soak's database", "End it and try again.");
  const { createClient } = await import("@supabase/supabase-js");
  const { withClient } = await import("../supabase/local/database.mjs");
  const backend = await startThrowawayBackend(context, { databasePort: DATABASE_PORT });
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 1000000, per_hour = 1000000"),
  );

  const api = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  /** @type {string[]} */
  const acknowledged = [];
  const tally = { attempts: 0, retries: 0, conflicts: 0 };
  let next = 0;
  /** @type {Promise<void> | undefined} */
  let restart;

  async function writer() {
    while (next < ENQUIRIES) {
      next += 1;
      if (next === ENQUIRIES / 2) restart = restartDatabase(backend, context);
      await sendUntilStored(api, acknowledged, tally);
    }
  }
  console.log(
    `${ENQUIRIES} enquiries, ${WRITERS} writers, database restarted after ${ENQUIRIES / 2} …`,
  );
  const begin = performance.now();
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await restart;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);

  const stored = await withClient(backend.databaseUrl, async (client) => {
    const { rows } = await client.query("select id from public.enquiries");
    return rows.map((row) => row.id);
  });
  const lost = acknowledged.filter((id) => !stored.includes(id));
  const unknown = stored.filter((id) => !acknowledged.includes(id));
  console.log(
    `attempts ${tally.attempts}, retries ${tally.retries}, found stored already (409) ${tally.conflicts}; ` +
      `acknowledged ${acknowledged.length}, rows ${stored.length}, lost ${lost.length}, not acknowledged ${unknown.length}; ${seconds} s`,
  );
  const holds =
    acknowledged.length === ENQUIRIES && stored.length === ENQUIRIES && lost.length === 0;
  if (!holds)
    throw new Stop("The soak failed: an enquiry was lost, doubled or never acknowledged.");
  console.log("Every acknowledged enquiry is there exactly once.");
});

/**
 * As the site does it: one id for all attempts; 409 means that it is stored.
 * @param {import("@supabase/supabase-js").SupabaseClient} api
 * @param {string[]} acknowledged
 * @param {{ attempts: number, retries: number, conflicts: number }} tally
 */
async function sendUntilStored(api, acknowledged, tally) {
  const id = randomUUID();
  const row = { id, name: "Soak", email: `${id}@example.com`, phone: null, message: "Soak" };
  const deadline = Date.now() + PATIENCE_MS;
  for (let attempt = 0; Date.now() < deadline; attempt += 1) {
    tally.attempts += 1;
    if (attempt > 0) tally.retries += 1;
    const { error, status } = await api.from("enquiries").insert(row);
    if (status === 409) tally.conflicts += 1;
    if (!error || status === 409) {
      acknowledged.push(id);
      return;
    }
    const isRefusal = status >= 400 && status < 500;
    if (isRefusal) throw new Stop(`An enquiry was refused: ${status} ${error.message}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Stops PostgreSQL under the running writers and starts it again on the same data.
 * @param {Awaited<ReturnType<typeof startThrowawayBackend>>} backend
 * @param {import("./lib/command.mjs").Context} context
 */
async function restartDatabase(backend, { onEnd }) {
  const { startDatabase } = await import("../supabase/local/database.mjs");
  await backend.stopDatabase();
  const database = await startDatabase({ dataDir: backend.dataDir, port: DATABASE_PORT });
  onEnd(database.stop);
}
