/**
 * `npm run bench:insert`: what storing an enquiry costs with a million others in the table, without the queue of letters
 * and with it, a worker emptying it meanwhile. Two databases of one PostgreSQL, asked in turns, so that a busy machine
 * slows both. Prints p50 and p99 in milliseconds, commit to disk included.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { databaseUrl, withClient } from "../supabase/local/database";
import { migrate } from "../supabase/local/migrate";
import { command } from "./lib/command";
import { startThrowawayBackend } from "./lib/throwaway-backend";

const ROWS = Number(process.env["BENCH_ROWS"] || 1_000_000);
const TURNS = 30;
const INSERTS_A_TURN = 100;
/** How often the worker empties the queue; in the hosted project each minute. */
const EVERY_MS = 1000;

command(async ({ onEnd }) => {
  const backend = await startThrowawayBackend();
  onEnd(backend.stop);
  const { databasePort: port } = backend;
  const names = ["before", "after"] as const;
  for (const name of names) {
    await withClient(databaseUrl(port, "supabase_admin"), (client) =>
      client.query(`create database ${name}`),
    );
    const edit = (sql: string, file: string) =>
      name === "before" && file.includes("_letter") ? "" : sql;
    await migrate(port, { name, edit });
    console.log(`${name}: storing ${ROWS} rows …`);
    await withClient(databaseUrl(port, "postgres", name), fill);
  }

  const clients = { before: await connect(port, "before"), after: await connect(port, "after") };
  const times = { before: [] as number[], after: [] as number[] };
  const worker = startWorker(databaseUrl(port, "postgres", "after"));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of turn % 2 ? names : [...names].reverse()) {
      for (let index = 0; index < INSERTS_A_TURN; index += 1) {
        times[name].push(await timeInsert(clients[name]));
      }
    }
  }
  const told = await worker.end();
  await Promise.all(names.map((name) => clients[name].end()));
  console.table(
    names.map((name) => ({
      letters: name === "before" ? "none" : `queued, ${told} told meanwhile`,
      inserts: times[name].length,
      p50: percentile(times[name], 0.5),
      p99: percentile(times[name], 0.99),
    })),
  );
});

/** The worst case: a year of enquiries, all of them told and none answered. */
async function fill(client: Client): Promise<void> {
  await client.query("alter table public.enquiries disable trigger user");
  await client.query(
    `insert into public.enquiries (name, email, message, created_at)
     select 'Bench', 'bench' || n || '@example.com', repeat('m', 200), now() - interval '2 hours' - n * interval '30 seconds'
     from generate_series(1, $1::int) n`,
    [ROWS],
  );
  await client.query("alter table public.enquiries enable trigger user");
  const { rowCount } = await client.query(
    "select from information_schema.columns where table_name = 'enquiries' and column_name = 'told_at'",
  );
  if (rowCount) {
    await client.query("update public.enquiries set told_at = now(), letter_due_at = null");
  }
  await client.query(
    "update private.enquiry_settings set per_email = 100000, per_client = 100000, per_hour = 100000",
  );
  await client.query("vacuum full analyze public.enquiries");
}

async function connect(port: number, name: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl(port, "postgres", name) });
  await client.connect();
  return client;
}

async function timeInsert(client: Client): Promise<number> {
  const id = randomUUID();
  const begin = performance.now();
  await client.query(
    "insert into public.enquiries (id, name, email, message) values ($1, 'Bench', $2, 'Bench')",
    [id, `${id}@example.com`],
  );
  return performance.now() - begin;
}

/** Takes and marks letters until it is ended; tells how many enquiries they were of. */
function startWorker(url: string): { end: () => Promise<number> } {
  let isWorking = true;
  const working = withClient(url, async (client) => {
    let told = 0;
    while (isWorking) {
      const { rows } = await client.query<{ letter: string }>(
        "select letter from private.take_letter()",
      );
      const [first] = rows;
      if (first) await client.query("select private.mark_told($1)", [first.letter]);
      else await wait(EVERY_MS);
      told += rows.length;
    }
    return told;
  });
  return {
    end: () => {
      isWorking = false;
      return working;
    },
  };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(2));
}
