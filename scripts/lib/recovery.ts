/** The rehearsal of docs/recovery.md: backs up enquiries with its commands, and restores them into a new database. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Client } from "pg";
import { startNotificationHarness } from "../../__tests__/support/notification-harness";
import { withClient } from "../../supabase/local/database";
import { type Context, root } from "./command";
import { startThrowawayBackend } from "./throwaway-backend";
import { UserError } from "./user-error";

/** pg_dump refuses a server that is newer than itself. The hosted project has this version (supabase/config.toml). */
const POSTGRES_VERSION = 17;

const ENQUIRIES = 2000;
const WAITING = 3;

/** Whether pg_dump and psql are installed, in a version that can back up the hosted project. */
export function hasPostgresClient(): boolean {
  return ["pg_dump", "psql"].every((program) => {
    const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
    return Number(stdout?.match(/\) (\d+)/)?.[1]) >= POSTGRES_VERSION;
  });
}

/**
 * Throws if a row differs after the restore, or if the salon is not notified of exactly the enquiries that were waiting.
 * Prints the number of rows and the times.
 */
export async function rehearseRecovery({ onEnd }: Pick<Context, "onEnd">): Promise<void> {
  const source = await startThrowawayBackend({ fsync: "off" });
  onEnd(source.stop);
  await withClient(source.databaseUrl, fill);
  const target = await startNotificationHarness();
  onEnd(target.stop);
  await target.owner.query("update private.enquiry_settings set per_hour = 500");

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-backup-"));
  onEnd(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const backup = run("pg_dump", folder, source.databaseUrl);
  const restore = run("psql", folder, target.backend.databaseUrl);

  const before = await withClient(source.databaseUrl, digest);
  const after = await digest(target.owner);
  if (after.rows !== ENQUIRIES || after.hash !== before.hash) {
    throw new UserError(`The restored rows differ: ${JSON.stringify({ before, after })}`);
  }
  await target.run();
  await target.run();
  const subjects = target.mails.map(({ subject }) => subject).sort();
  if (subjects.join() !== "Enquiry from Waiting 1,Enquiry from Waiting 2,Enquiry from Waiting 3") {
    throw new UserError(`The notifications after the restore are wrong: ${subjects.join(", ")}`);
  }
  console.log(
    `Backup ${backup} s, restore ${restore} s. ${after.rows} rows are equal, and ${WAITING} notifications were sent.`,
  );
}

/**
 * Stores enquiries of two hours. More of them are from the last hour than the hourly limit allows, and a few are not
 * notified yet.
 */
async function fill(client: Client): Promise<void> {
  await client.query("update private.enquiry_settings set per_hour = 1000000");
  await client.query(
    `insert into public.enquiries (name, email, phone, message, locale, created_at)
     select 'أمل "O''Neil" \\ ' || n, n || '@example.com', nullif('+965 ' || n % 3, '+965 0'),
       E'Lines:\\n\\\\N \\\\. 💅 ' || n, case n % 3 when 0 then 'en' when 1 then 'ar' end,
       now() - n * interval '3 seconds'
     from generate_series(1, $1::int) n`,
    [ENQUIRIES - WAITING],
  );
  await client.query(
    `update public.enquiries set notified_at = now(), notification_due_at = null,
       notification_attempts = 2, notification_key = id, notification_others = 4,
       answered_at = case when created_at < now() - interval '1 hour' then now() end`,
  );
  await client.query(
    `insert into public.enquiries (name, email, message)
     select 'Waiting ' || n, 'waiting' || n || '@example.com', 'm' from generate_series(1, $1::int) n`,
    [WAITING],
  );
}

/** Runs the command of docs/recovery.md that starts with the program. Returns the seconds that it took. */
function run(program: string, cwd: string, databaseUrl: string): string {
  const guide = fs.readFileSync(path.join(root, "docs", "recovery.md"), "utf8");
  const [command] = guide.match(new RegExp(`^ *${program} "\\$SUPABASE_DB_URL".*$`, "m")) ?? [];
  if (!command) throw new UserError(`docs/recovery.md contains no ${program} command.`);
  const begin = performance.now();
  const { status, stderr } = spawnSync("sh", ["-ec", command], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, SUPABASE_DB_URL: databaseUrl },
  });
  if (status !== 0) throw new UserError(`${command.trim()}\nfailed: ${stderr}`);
  return ((performance.now() - begin) / 1000).toFixed(1);
}

async function digest(client: Client): Promise<{ rows: number; hash: string }> {
  const { rows } = await client.query<{ rows: number; hash: string }>(
    `select count(*)::int as rows, md5(string_agg(enquiry::text, E'\\n' order by id)) as hash
     from public.enquiries enquiry`,
  );
  return rows[0] ?? { rows: 0, hash: "" };
}
