/** @jest-environment node */
import { everyPrivilege } from "../support/privileges";
import { attempt, insertEnquiry, ownerClient, ownerDuringTests } from "../support/test-backend";

const owner = ownerDuringTests();

const REFUSED = "42501";

// Specification 3, 5, 6: The enquiries table: what anon may do
test("a visitor may add an enquiry", async () => {
  expect(await attempt(owner, "anon", () => insertEnquiry(owner))).toBe("done");
});

test("the API has no privilege except that a visitor inserts the six fields", async () => {
  expect(await everyPrivilege(owner)).toEqual([
    "anon INSERT public.enquiries.email",
    "anon INSERT public.enquiries.id",
    "anon INSERT public.enquiries.locale",
    "anon INSERT public.enquiries.message",
    "anon INSERT public.enquiries.name",
    "anon INSERT public.enquiries.phone",
    "anon USAGE on schema public",
    "authenticated USAGE on schema public",
    "service_role USAGE on schema public",
  ]);
});

test("the API has no privilege on a table or sequence that somebody creates by hand", async () => {
  const before = await everyPrivilege(owner);
  await owner.query(
    "begin; create table public.copy as table public.enquiries; create sequence public.numbers",
  );
  expect(await everyPrivilege(owner)).toEqual(before);
});

describe.each(["anon", "authenticated"] as const)("%s is refused by the database", (role) => {
  /* The test above lists every privilege. These statements show what they mean, or need something else. */
  test.each([
    "select count(*) from public.enquiries",
    "alter table public.enquiries disable row level security",
    "create table public.mine (id int)",
    "select private.send_letters()",
    "select * from vault.decrypted_secrets",
    "select * from supabase_migrations.schema_migrations",
  ])("%s", async (sql) => {
    expect(await attempt(owner, role, () => owner.query(sql))).toBe(REFUSED);
  });

  test.each([
    "on conflict (id) do update set name = excluded.name",
    "on conflict (id) do nothing",
    "returning id",
  ])("an insert with %s", async (clause) => {
    expect(await attempt(owner, role, () => insertEnquiry(owner, {}, clause))).toBe(REFUSED);
  });
});

test("the role of the API cannot become the owner or the superuser", async () => {
  const api = await ownerClient(undefined, "authenticator");
  await expect(api.query("set role postgres")).rejects.toMatchObject({ code: REFUSED });
  await expect(api.query("set role supabase_admin")).rejects.toMatchObject({ code: REFUSED });
  await api.end();
});

test.each([
  { answered_at: new Date(0) },
  { created_at: "2020-01-01" },
  { letter: "00000000-0000-4000-8000-000000000000" },
])("the policy refuses an enquiry with %p even if a grant allows it", async (fields) => {
  await owner.query("begin");
  await owner.query("grant insert on public.enquiries to anon");
  await owner.query("set local role anon");
  await expect(insertEnquiry(owner, fields)).rejects.toMatchObject({ code: REFUSED });
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

test("every function has a search path, which names pg_temp last if the rights are its owner's", async () => {
  const { rows } = await owner.query(
    `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     and coalesce(array_to_string(proconfig, ''), '') !~ ('search_path=' || case when prosecdef then '.*, pg_temp$' else '' end)`,
  );
  expect(rows).toEqual([]);
});

test("no extension is in the schema that the API serves", async () => {
  const { rows } = await owner.query(
    "select extname from pg_extension where extnamespace = 'public'::regnamespace",
  );
  expect(rows).toEqual([]);
});
