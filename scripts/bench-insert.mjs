/**
 * `npm run bench:database`: what an insert costs with a million enquiries in the table, rules,
 * limits and commit included. Prints medians; nothing passes or fails by them.
 */
import { randomUUID } from "node:crypto";
import { command, requireFreePort } from "./lib/command.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { startThrowawayBackend } from "./lib/throwaway-backend.mjs";

const ROWS = 1_000_000;
const INSERTS = 1000;
const DATABASE_PORT = 54342;

command(async (context) => {
  requireNode();
  await ensureInstalled(context);
  await requireFreePort(DATABASE_PORT, "the measurement's database", "End it and try again.");
  const { withClient } = await import("../supabase/local/database.mjs");
  const backend = await startThrowawayBackend(context, { databasePort: DATABASE_PORT });

  await withClient(backend.databaseUrl, async (client) => {
    await measure(client, "empty table", backend);
    console.log(`Filling the table with ${ROWS.toLocaleString("en-GB")} enquiries …`);
    await fill(client);
    await measure(client, `${ROWS.toLocaleString("en-GB")} rows`, backend);
  });
});

/**
 * Three years of enquiries.
 * @param {import("pg").Client} client
 */
async function fill(client) {
  await client.query("truncate public.enquiries");
  await client.query("alter table public.enquiries disable trigger user");
  await client.query(
    `insert into public.enquiries (name, email, phone, message, created_at)
     select 'Amal', 'visitor' || n % 50000 || '@example.com', '+965 3000 0000',
            repeat('Do you have an hour on Friday? ', 6),
            now() - interval '1 hour' - n * interval '94 seconds'
     from generate_series(1, $1::int) n`,
    [ROWS],
  );
  await client.query("alter table public.enquiries enable trigger user");
  await client.query("vacuum analyze public.enquiries");
}

/**
 * @param {import("pg").Client} client
 * @param {string} title
 * @param {{ url: string, anonKey: string }} backend
 */
async function measure(client, title, backend) {
  // All inserts come from a few addresses; the cap of the hour stays, and is kept nearly reached
  // from outside the measured time, since the most that a check counts is what costs most.
  await client.query("update private.enquiry_settings set per_client = 1000000, per_hour = 500");
  await client.query("delete from private.enquiry_clients");
  const inSql = [];
  for (let index = 0; index < INSERTS; index += 1) {
    await keepHourJustUnderCap(client);
    inSql.push(await timeInsert(client, index));
  }
  const { createClient } = await import("@supabase/supabase-js");
  const api = createClient(backend.url, backend.anonKey, { auth: { persistSession: false } });
  const overHttp = [];
  for (let index = 0; index < INSERTS; index += 1) {
    await keepHourJustUnderCap(client);
    const begin = performance.now();
    const { error } = await api.from("enquiries").insert(newEnquiry());
    if (error) throw new Error(error.message);
    overHttp.push(performance.now() - begin);
  }
  console.log(
    `${title}: insert and commit ${summary(inSql)}; through supabase-js ${summary(overHttp)}`,
  );
}

/**
 * Ages all but the newest 499 of the last hour.
 * @param {import("pg").Client} client
 */
async function keepHourJustUnderCap(client) {
  await client.query(
    `update public.enquiries set created_at = now() - interval '2 years'
     where id in (
       select id from public.enquiries where created_at > now() - interval '1 hour'
       order by created_at desc offset 499
     )`,
  );
}

function newEnquiry() {
  const id = randomUUID();
  return {
    id,
    name: "Amal",
    email: `${id}@example.com`,
    phone: null,
    message: "An hour on Friday?",
  };
}

/**
 * One insert as anon with its commit, as PostgREST sends it.
 * @param {import("pg").Client} client
 * @param {number} index
 */
async function timeInsert(client, index) {
  const headers = JSON.stringify({ "cf-connecting-ip": `203.0.113.${index % 250}` });
  const begin = performance.now();
  await client.query("begin");
  await client.query(
    "select set_config('request.headers', $1, true), set_config('role', 'anon', true)",
    [headers],
  );
  await client.query(
    "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)",
    Object.values(newEnquiry()),
  );
  await client.query("commit");
  return performance.now() - begin;
}

/** @param {number[]} times */
function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
