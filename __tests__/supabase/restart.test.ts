/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { startThrowawayBackend, type ThrowawayBackend } from "../../scripts/lib/throwaway-backend";
import { withClient } from "../../supabase/local/database";
import type { HttpServer } from "../../supabase/local/http-server";
import { type AcceptedMail, startMailService } from "../../supabase/local/mail-service";
import { sendRequests, setUpMail } from "../../supabase/local/outbox";
import { once, timesTold } from "../support/letters-harness";
import { apiClient, enquiry, type NewEnquiry } from "../support/test-backend";

const ENQUIRIES = 600;
const WRITERS = 30;

let backend: ThrowawayBackend;
let mail: HttpServer;
const mails: AcceptedMail[] = [];
beforeAll(async () => {
  backend = await startThrowawayBackend();
  mail = await startMailService({ apiKey: "key", onAccepted: (accepted) => mails.push(accepted) });
});
afterAll(async () => {
  await mail.stop();
  await backend.stop();
});

/** Sends an enquiry again until the response says that it is stored. Returns the number of attempts. */
async function sendUntilStored(api: SupabaseClient, row: NewEnquiry): Promise<number> {
  for (let attempts = 1; ; attempts += 1) {
    const { status } = await api.from("enquiries").insert(row);
    if (status === 201 || status === 409) return attempts;
    expect(status === 0 || status >= 500 ? "no answer" : status).toBe("no answer");
    await wait(100);
  }
}

/** Runs the job as if a quarter of an hour had passed since the last run. */
let clock = Date.now();
async function runJob(): Promise<void> {
  clock += 15 * 60_000;
  await withClient(backend.databaseUrl, async (client) => {
    await client.query("select private.send_letters($1)", [new Date(clock)]);
    await sendRequests(client, new Date(clock));
  }).catch(() => {});
}

/** PostgreSQL restarts all of its processes when one is killed, and empties the tables of pg_net. */
async function crash(): Promise<void> {
  const pid = await withClient(backend.databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where usename = 'authenticator' limit 1",
    );
    return Number(rows[0]?.pid);
  });
  process.kill(pid, "SIGKILL");
}

test("a crash of the database loses and doubles no enquiry of 30 writers, and no e-mail", async () => {
  await withClient(backend.databaseUrl, async (client) => {
    await client.query(
      "update private.enquiry_settings set per_client = 100000, per_hour = 100000",
    );
    const salon = { salon: "Test Salon", recipient: "salon@example.com" };
    await setUpMail(client, { url: `${mail.url}/emails`, apiKey: "key", ...salon });
  });
  const api = apiClient(backend.url);
  const rows = Array.from({ length: ENQUIRIES }, () => enquiry());
  const attempts: number[] = [];
  let crashing: Promise<void> | undefined;
  const left = rows.values();
  const writer = async () => {
    for (const row of left) {
      if (attempts.length > ENQUIRIES / 2) crashing ??= crash();
      attempts.push(await sendUntilStored(api, row));
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, writer));
  while (attempts.length < ENQUIRIES) await runJob();
  await writing;
  await crashing;
  for (let run = 0; run < 10; run += 1) await runJob();

  expect(Math.max(...attempts)).toBeGreaterThan(1);
  const stored = await withClient(backend.databaseUrl, (client) =>
    client.query<{ id: string }>("select id from public.enquiries"),
  );
  expect(stored.rows.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(timesTold(mails, rows)).toEqual(once(ENQUIRIES));
});
