/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { startThrowawayBackend, type ThrowawayBackend } from "../../scripts/lib/throwaway-backend";
import { type Database, startDatabase, withClient } from "../../supabase/local/database";
import { apiClient, enquiry } from "../support/test-backend";

const ENQUIRIES = 600;
const WRITERS = 30;

let backend: ThrowawayBackend;
let restarted: Database | undefined;
beforeAll(async () => {
  backend = await startThrowawayBackend();
});
afterAll(async () => {
  await restarted?.stop();
  await backend.stop();
});

/** Sends an enquiry again, with the same id, until the response says that it is stored. Returns the number of attempts. */
async function sendUntilStored(api: SupabaseClient, id: string): Promise<number> {
  for (let attempts = 1; ; attempts += 1) {
    const { status } = await api.from("enquiries").insert(enquiry({ id }));
    if (status === 201 || status === 409) return attempts;
    expect(status === 0 || status >= 500 ? "no answer" : status).toBe("no answer");
    await wait(100);
  }
}

/** Stops PostgreSQL, and starts it again on the same data and port. */
async function restart(): Promise<void> {
  const { dataDir, databasePort } = backend;
  await backend.stopDatabase();
  restarted = await startDatabase({ dataDir, choosePort: async () => databasePort });
}

test("a restart of the database loses and doubles no enquiry of 30 concurrent writers", async () => {
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  const api = apiClient(backend.url);
  const ids = Array.from({ length: ENQUIRIES }, () => enquiry().id);
  const attempts: number[] = [];
  let restarting: Promise<void> | undefined;
  const left = ids.values();
  const writer = async () => {
    for (const id of left) {
      if (attempts.length > ENQUIRIES / 2) restarting ??= restart();
      attempts.push(await sendUntilStored(api, id));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await restarting;

  expect(Math.max(...attempts)).toBeGreaterThan(1);
  const { rows } = await withClient(backend.databaseUrl, (client) =>
    client.query<{ id: string }>("select id from public.enquiries"),
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
});
