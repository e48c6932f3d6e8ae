/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { enquiry, type NewEnquiry, ownerClient, testBackend } from "../support/test-backend";

/** Tests `npm run enquiries -- forget`, which deletes the data of one person. */

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());

async function store(fields: Partial<NewEnquiry>): Promise<NewEnquiry> {
  const row = enquiry(fields);
  await owner.query(
    "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)",
    Object.values(row),
  );
  return row;
}

/** The given enquiries that are still in the table. */
async function stored(enquiries: readonly NewEnquiry[]): Promise<NewEnquiry[]> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from public.enquiries where id = any ($1)",
    [enquiries.map(({ id }) => id)],
  );
  return enquiries.filter(({ id }) => rows.some((row) => row.id === id));
}

function forget(...args: string[]) {
  const script = path.resolve("scripts", "enquiries.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", script, "forget", ...args],
    { encoding: "utf8", env: { ...process.env, SUPABASE_DB_URL: testBackend().databaseUrl } },
  );
  return { status, output: stdout + stderr };
}

test("lists the enquiries of an e-mail address, and deletes them only with --yes", async () => {
  const email = `${enquiry().id}@example.com`;
  const hers = [await store({ email, message: "First" }), await store({ email: ` ${email}` })];
  const other = await store({ email: `x${email}` });

  const listed = forget(email.toUpperCase());
  expect(listed).toEqual({ status: 0, output: expect.stringContaining("First") });
  expect(listed.output).toContain(`2 enquiries of ${email.toUpperCase()}. Add --yes to delete.`);
  expect(await stored(hers)).toEqual(hers);

  const deleted = forget(email.toUpperCase(), "--yes");
  expect(deleted).toEqual({ status: 0, output: expect.stringContaining("Deleted: 2 enquiries") });
  for (const { id } of hers) expect(deleted.output).toContain(id);
  expect(deleted.output).not.toContain(other.id);
  expect(await stored([...hers, other])).toEqual([other]);
});

/** Deletes with the SQL statement of supabase/README.md. */
async function forgetInSqlEditor(contact: string) {
  const guide = fs.readFileSync("supabase/README.md", "utf8");
  const [statement = ""] = guide.match(/delete from public\.enquiries where id in .*;/) ?? [];
  await owner.query(statement.replace("amal@example.com", contact));
}

test("deletes the enquiries of a phone number in any spelling", async () => {
  /* A local number never starts with "00", which is the international prefix. */
  const digits = `2${String(Date.now()).slice(-7)}`;
  const arabic = digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  const hers = [];
  for (const phone of [digits, `+965 ${digits}`, `(00965) ${digits}`, arabic]) {
    hers.push(await store({ phone }));
  }
  const others = [await store({ phone: `1${digits}` }), await store({ phone: digits.slice(1) })];

  await forgetInSqlEditor(`+965-${digits}`);
  expect(await stored([...hers, ...others])).toEqual(others);
});

test("deletes nothing for an unknown contact", async () => {
  const kept = await store({ phone: "12" });
  expect(forget(`x${kept.email}`, "--yes")).toEqual({
    status: 0,
    output: `No enquiry of x${kept.email} is stored.\n`,
  });
  expect(await stored([kept])).toEqual([kept]);
});

test.each(["", "12", "Amal", "%", "+965"])("refuses %p as a contact", async (contact) => {
  await expect(forgetInSqlEditor(contact)).rejects.toMatchObject({
    code: "PT400",
    hint: expect.stringContaining("seven digits or more"),
  });
});

test("explains a refused contact and deletes nothing", async () => {
  const kept = await store({ name: "Amal", phone: "12" });
  const { status, output } = forget("Amal", "--yes");
  expect([status, output]).toEqual([1, expect.stringContaining("seven digits or more")]);
  expect(await stored([kept])).toEqual([kept]);
});

test("prints the usage without a contact", () => {
  expect(forget()).toEqual({
    status: 1,
    output: expect.stringContaining("forget <e-mail address"),
  });
});
