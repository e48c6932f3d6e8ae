/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { startThrowawayBackend, type ThrowawayBackend } from "../../scripts/lib/throwaway-backend";
import { migrate } from "../../supabase/local/migrate";
import { enquiry, ownerClient } from "../support/test-backend";

/**
 * The calls that the hosted project makes on a schedule. The local PostgreSQL has no pg_cron, pg_net or Vault. These tests
 * create fakes of their functions, with the names and arguments in Supabase's documentation.
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

test("calls the function with its secret if a notification is due, and only then", async () => {
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

test("names the missing secrets and the workflow that stores them", async () => {
  await addEnquiry();
  await expect(call("notifications")).rejects.toMatchObject({
    message: expect.stringContaining("Vault does not contain"),
    hint: expect.stringContaining('the workflow "Publish"'),
  });
});

test("applies the migrations without the extensions, and warns which are missing", async () => {
  const warnings: string[] = [];
  owner.on("notice", ({ message }) => warnings.push(String(message)));
  const folder = path.resolve("supabase", "migrations");
  const [file] = fs.readdirSync(folder).filter((name) => name.includes("_notifications"));
  const sql = fs.readFileSync(path.join(folder, String(file)), "utf8");
  await owner.query(sql.slice(sql.lastIndexOf("do $$")));
  expect(warnings).toEqual([expect.stringContaining("pg_cron, pg_net, supabase_vault is missing")]);
  expect(await migrate(backend.databasePort)).toEqual([]);
});
