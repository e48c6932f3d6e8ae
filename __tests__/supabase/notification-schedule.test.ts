/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { startThrowawayBackend, type ThrowawayBackend } from "../../scripts/lib/throwaway-backend";
import { migrate } from "../../supabase/local/migrate";
import { enquiry, ownerClient } from "../support/test-backend";

/**
 * Tests the scheduled calls of the hosted project. The local PostgreSQL has no pg_cron, pg_net or Vault. The tests
 * create fakes of their functions, with the documented names and arguments.
 */

jest.setTimeout(60_000);

let backend: ThrowawayBackend;
let owner: Client;
beforeAll(async () => {
  backend = await startThrowawayBackend({ fsync: "off" });
  owner = await ownerClient(backend.databaseUrl);
});
afterAll(async () => {
  await owner.end();
  await backend.stop();
});
beforeEach(async () => {
  await owner.query("begin");
  await owner.query(`
    create schema vault;
    create table vault.decrypted_secrets (id uuid, name text, decrypted_secret text);
    create function vault.create_secret(secret text, name text) returns uuid language sql as
      $$ insert into vault.decrypted_secrets values (gen_random_uuid(), name, secret) returning id $$;
    create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql as
      $$ update vault.decrypted_secrets set decrypted_secret = new_secret where id = secret_id $$;
    create schema net;
    create table net.calls (url text, body jsonb, headers jsonb, timeout int);
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
      timeout_milliseconds int default 5000
    ) returns bigint language sql as
      $$ insert into net.calls values (url, body, headers, timeout_milliseconds) returning 1 $$`);
});
afterEach(() => owner.query("rollback"));

const MIGRATIONS = path.resolve("supabase", "migrations");
const ADDRESS = "https://ref.supabase.co/functions/v1/notify-salon";
const connect = (secret: string) =>
  owner.query("select private.connect_notify_salon($1, $2, 'a password')", [ADDRESS, secret]);
const call = (task: string) => owner.query("select private.call_notify_salon($1)", [task]);

async function calls() {
  return (await owner.query("select url, body, headers from net.calls")).rows;
}

async function addEnquiry(): Promise<void> {
  await owner.query(
    "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)",
    Object.values(enquiry()),
  );
}

test("calls the function with its secret only if a notification is due", async () => {
  await connect("first");
  await connect("second");
  await call("notifications");
  expect(await calls()).toEqual([]);
  await addEnquiry();
  await call("notifications");
  expect(await calls()).toEqual([
    {
      url: ADDRESS,
      body: { task: "notifications" },
      headers: { "Content-Type": "application/json", "X-Notify-Secret": "second" },
    },
  ]);
});

test("requests the reminder even if no notification is due", async () => {
  await connect("secret");
  await call("reminder");
  expect(await calls()).toMatchObject([{ body: { task: "reminder" } }]);
});

test("deletes the enquiries that are older than twelve months each night", async () => {
  await owner.query(
    `insert into public.enquiries (name, email, message, created_at) values
       ('Old', 'old@example.com', 'm', now() - interval '12 months 1 day'),
       ('New', 'new@example.com', 'm', now() - interval '12 months' + interval '1 day')`,
  );
  const { times, command } = await scheduledJob("delete old enquiries");
  expect(times).toMatch(/^\d+ \d+ \* \* \*$/);
  await owner.query(command);
  const { rows } = await owner.query("select name from public.enquiries");
  expect(rows).toEqual([{ name: "New" }]);
});

test("keeps seven days of pg_cron's log, with the runs that have no times", async () => {
  const { times, command } = await scheduledJob("delete old runs");
  expect(times).toMatch(/^\d+ \d+ \* \* \*$/);
  // pg_cron sets no times for a run that could not connect.
  await owner.query(`
    create table cron.job_run_details (runid bigint, start_time timestamptz, end_time timestamptz);
    insert into cron.job_run_details values
      (1, null, null),
      (2, now() - interval '7 days 2 minutes', now() - interval '7 days 1 minute'),
      (3, now() - interval '7 days 1 minute', now() - interval '6 days 23 hours'),
      (4, null, null),
      (5, now(), null)`);
  await owner.query(command);
  const { rows } = await owner.query("select runid from cron.job_run_details order by runid");
  expect(rows.map(({ runid }) => runid)).toEqual(["3", "4", "5"]);
});

/** A job as the migrations give it to pg_cron. */
async function scheduledJob(name: string): Promise<{ times: string; command: string }> {
  await owner.query(`
    create schema cron;
    create table cron.jobs (name text, times text, command text);
    create function cron.schedule(name text, times text, command text) returns bigint language sql as
      $$ insert into cron.jobs values (name, times, command) returning 1 $$`);
  for (const file of fs.readdirSync(MIGRATIONS).filter((each) => each.endsWith(".sql"))) {
    const sql = fs.readFileSync(path.join(MIGRATIONS, file), "utf8");
    for (const [call] of sql.matchAll(/cron\.schedule\([^;]*\);/g))
      await owner.query(`select ${call}`);
  }
  const { rows } = await owner.query("select times, command from cron.jobs where name = $1", [
    name,
  ]);
  return rows[0];
}

test("names the missing secrets and the workflow that stores them", async () => {
  await addEnquiry();
  await expect(call("notifications")).rejects.toMatchObject({
    message: expect.stringContaining("Vault does not contain"),
    hint: expect.stringContaining('the workflow "Publish"'),
  });
});

test("applies the migrations without the extensions and warns", async () => {
  const warnings: string[] = [];
  owner.on("notice", ({ message }) => warnings.push(String(message)));
  const [file] = fs.readdirSync(MIGRATIONS).filter((name) => name.includes("_notifications"));
  const sql = fs.readFileSync(path.join(MIGRATIONS, String(file)), "utf8");
  await owner.query(sql.slice(sql.lastIndexOf("do $$")));
  expect(warnings).toEqual([expect.stringContaining("pg_cron, pg_net, supabase_vault is missing")]);
  expect(await migrate(backend.databasePort)).toEqual([]);
});
