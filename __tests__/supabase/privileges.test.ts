/** @jest-environment node */
import type { Client } from "pg";
import { everyPrivilege } from "../support/privileges";
import { attempt, enquiry, ownerClient, type Role, testBackend } from "../support/test-backend";

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());

const REFUSED = "42501";
const INSERT =
  "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)";
const newRow = () => Object.values(enquiry());

/** The last test of visitors lists every privilege. These statements show what the privileges mean. */
const STATEMENTS = [
  "select count(*) from public.enquiries",
  "update public.enquiries set answered_at = now()",
  "delete from public.enquiries",
  "truncate public.enquiries",
  "lock table public.enquiries",
  "alter table public.enquiries disable row level security",
  "create trigger mine before insert on public.enquiries execute function public.trim_enquiry()",
  "create table public.mine (id int)",
  "select * from private.letters",
  "update private.mail_settings set recipient = 'me@example.com'",
  "select private.send_letters()",
  "select * from vault.decrypted_secrets",
  "select public.delete_enquiries_older_than('1 year')",
  "select * from supabase_migrations.schema_migrations",
];

// Specification 3, 5, 6: The enquiries table: what anon may do
test("a visitor may add an enquiry", async () => {
  expect(await attempt(owner, "anon", INSERT, { values: newRow() })).toBe("done");
});

test("an authenticated account may not add an enquiry", async () => {
  expect(await attempt(owner, "authenticated", INSERT, { values: newRow() })).toBe(REFUSED);
});

describe.each<Role>(["anon", "authenticated"])("%s is refused by the database", (role) => {
  test.each(STATEMENTS)("%s", async (sql) => {
    expect(await attempt(owner, role, sql)).toBe(REFUSED);
  });

  test.each(["created_at", "answered_at", "letter"])("inserting %s", async (column) => {
    const sql = `insert into public.enquiries (name, email, message, ${column})
      values ('Amal', 'amal@example.com', 'Hello', null)`;
    expect(await attempt(owner, role, sql)).toBe(REFUSED);
  });

  test.each(["on conflict (id) do update set name = excluded.name", "on conflict (id) do nothing"])(
    "an upsert with %s",
    async (clause) => {
      expect(await attempt(owner, role, `${INSERT} ${clause}`, { values: newRow() })).toBe(REFUSED);
    },
  );

  test("reading the row that it adds", async () => {
    expect(await attempt(owner, role, `${INSERT} returning id`, { values: newRow() })).toBe(
      REFUSED,
    );
  });
});

test("the role of the API cannot become the owner or the superuser", async () => {
  const api = await ownerClient(
    testBackend().databaseUrl.replace("//postgres:", "//authenticator:"),
  );
  await expect(api.query("set role postgres")).rejects.toMatchObject({ code: REFUSED });
  await expect(api.query("set role supabase_admin")).rejects.toMatchObject({ code: REFUSED });
  await api.end();
});

test("the policy refuses an answered enquiry even if a grant allows it", async () => {
  await owner.query("begin");
  await owner.query("grant insert on public.enquiries to anon");
  await owner.query("set local role anon");
  const answered = `insert into public.enquiries (name, email, message, answered_at)
    values ('Amal', 'amal@example.com', 'Hello', now())`;
  await expect(owner.query(answered)).rejects.toMatchObject({ code: REFUSED });
  await owner.query("rollback");
});

test("visitors have no privilege except inserting the six fields", async () => {
  expect(await everyPrivilege(owner)).toEqual([
    "anon INSERT public.enquiries.email",
    "anon INSERT public.enquiries.id",
    "anon INSERT public.enquiries.locale",
    "anon INSERT public.enquiries.message",
    "anon INSERT public.enquiries.name",
    "anon INSERT public.enquiries.phone",
    "anon USAGE on schema public",
    "authenticated USAGE on schema public",
  ]);
});

test("everyPrivilege reports a migration that does not revoke", async () => {
  await owner.query("begin; create table public.unrevoked (secret text)");
  const granted = await everyPrivilege(owner);
  await owner.query("rollback");
  expect(granted).toEqual(
    expect.arrayContaining([
      "anon DELETE public.unrevoked",
      "anon SELECT public.unrevoked.secret",
      "anon TRUNCATE public.unrevoked",
      "authenticated INSERT public.unrevoked.secret",
    ]),
  );
});

test("staff may read, answer and delete", async () => {
  for (const sql of [
    "select * from public.enquiries",
    "update public.enquiries set answered_at = now()",
    "delete from public.enquiries where created_at < now()",
    "select public.delete_enquiries_older_than('12 months')",
  ]) {
    expect(await attempt(owner, "service_role", sql)).toBe("done");
  }
});

test("every table has row-level security, and no policy is 'true'", async () => {
  const open = await owner.query(
    `select relname from pg_class where relkind = 'r' and not relrowsecurity
     and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  expect(open.rows).toEqual([]);
  const policies = await owner.query(
    "select with_check from pg_policies where schemaname = 'public'",
  );
  expect(policies.rows).toHaveLength(1);
  expect(policies.rows[0].with_check).not.toBe("true");
});
