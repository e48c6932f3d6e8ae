/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/lib/ports";
import { type Backend, startBackend } from "../../supabase/local/backend";
import { databaseUrl, withClient } from "../../supabase/local/database";
import { insertEnquiry } from "../support/test-backend";

/** Tests who can reach the local database. */

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-access-"));
fs.chmodSync(dir, 0o755); // If this process is root, PostgreSQL runs as another user, which needs access.
const dataDir = path.join(dir, "database");
let backend: Backend | undefined;

/** Starts it again, with other settings of PostgreSQL. */
async function restart(settings: Record<string, string> = {}): Promise<Backend> {
  await backend?.stop();
  backend = await startBackend({
    dataDir,
    chooseDatabasePort: freePort,
    chooseApiPort: async () => 0,
    settings: { fsync: "off", ...settings },
  });
  return backend;
}

afterAll(async () => {
  await backend?.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

const connect = (url: string) => withClient(url, async () => "connected");

test("each start gives the superuser a password that nobody else knows", async () => {
  const first = await restart();
  await expect(connect(first.superuserUrl)).resolves.toBe("connected");
  const { databasePort, superuserUrl } = await restart();
  const { password } = new URL(first.superuserUrl);
  for (const known of [password, "postgres", ""]) {
    const url = databaseUrl(databasePort, "supabase_admin", known);
    await expect(connect(url)).rejects.toThrow(/password/);
  }
  const wrong = databaseUrl(databasePort, "authenticator", "wrong");
  await expect(connect(wrong)).rejects.toMatchObject({ code: "28P01" });
  await expect(connect(superuserUrl)).resolves.toBe("connected");
});

test("the rows stay, and older code, which knows no password, can start the same folder", async () => {
  const { databaseUrl: url } = await restart();
  const { id } = await withClient(url, (client) => insertEnquiry(client));
  /* As older code did: the rules of the data directory. */
  const { databasePort } = await restart({ hba_file: path.join(dataDir, "pg_hba.conf") });
  const older = databaseUrl(databasePort, "supabase_admin");
  const stored = (address: string) =>
    withClient(address, (client) => client.query("select id from public.enquiries"));
  expect((await stored(older)).rows).toEqual([{ id }]);
  expect((await stored((await restart()).databaseUrl)).rows).toEqual([{ id }]);
});

/* Everybody on this machine knows the password of postgres. */
test("the superuser runs nothing that postgres has written, also in a database of older code", async () => {
  await withClient((await restart()).superuserUrl, (client) =>
    client.query(
      `alter routine cron.schedule set search_path = '';
       alter table cron.job_run_details owner to supabase_admin; grant all on cron.job_run_details to postgres`,
    ),
  );
  const { databaseUrl: url } = await restart();
  await withClient(url, (client) =>
    client.query(`
      create schema evil;
      create function evil.rise(text) returns boolean language plpgsql as $$
        begin
          if current_user = 'supabase_admin' then alter role postgres superuser; end if;
          return true;
        end $$;
      create function evil.to_regnamespace(name text) returns regnamespace language sql
        as $$ select pg_catalog.to_regnamespace(name) where evil.rise(name) $$;
      create type evil.run as enum ('1');
      create function evil.run_id(evil.run) returns bigint language sql as $$ select 1 where evil.rise('') $$;
      create cast (evil.run as bigint) with function evil.run_id as implicit;
      create domain pg_temp.text as pg_catalog.text check (evil.rise(value));
      select cron.schedule('evil', '* * * * *', 'select 1');
      insert into cron.job_run_details (runid) values (1);
      create table evil.runs (id evil.run references cron.job_run_details (runid));
      insert into evil.runs values ('1');
      alter database postgres set search_path = evil, pg_catalog`),
  );
  const { rows } = await withClient((await restart()).databaseUrl, (client) =>
    client.query("select rolname from pg_catalog.pg_roles where rolsuper"),
  );
  expect(rows).toEqual([{ rolname: "supabase_admin" }]);
});
