/** @jest-environment node */
import fs from "node:fs";
import type { Client } from "pg";
import { enquiry, insertEnquiry, type NewEnquiry, ownerClient } from "../support/test-backend";

/** Tests how staff delete the data of one person. */

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());
beforeEach(() => owner.query("begin"));
afterEach(() => owner.query("rollback"));

const store = (fields: Partial<NewEnquiry>) => insertEnquiry(owner, fields);

/** Deletes with the SQL statement of supabase/README.md. */
async function forget(contact: string): Promise<void> {
  const guide = fs.readFileSync("supabase/README.md", "utf8");
  const [statement = ""] = guide.match(/delete from public\.enquiries where id in .*;/) ?? [];
  await owner.query(statement.replace("amal@example.com", contact));
}

/** The given enquiries that are still in the table. */
async function stored(enquiries: readonly NewEnquiry[]): Promise<NewEnquiry[]> {
  const { rows } = await owner.query<{ id: string }>("select id from public.enquiries");
  return enquiries.filter(({ id }) => rows.some((row) => row.id === id));
}

test("deletes the enquiries of an e-mail address", async () => {
  const email = `${enquiry().id}@example.com`;
  const hers = [await store({ email }), await store({ email: ` ${email.toUpperCase()}` })];
  const other = await store({ email: `x${email}` });
  await forget(email.toUpperCase());
  expect(await stored([...hers, other])).toEqual([other]);
});

test("deletes the enquiries of a phone number in any spelling", async () => {
  const hers = [];
  for (const phone of ["21234567", "+965 21234567", "(00965) 21234567", "٢١٢٣٤٥٦٧"]) {
    hers.push(await store({ phone }));
  }
  const others = [await store({ phone: "121234567" }), await store({ phone: "1234567" })];
  await forget("+965-21234567");
  expect(await stored([...hers, ...others])).toEqual(others);
});

test.each(["", "12", "Amal", "%", "+965"])("refuses %p as a contact", async (contact) => {
  await store({});
  await expect(forget(contact)).rejects.toMatchObject({
    code: "PT400",
    hint: expect.stringContaining("seven digits or more"),
  });
});

test.each(["supabase/README.md", "docs/recovery.md"])(
  "each statement of %s that changes rows has a condition, which projects with safeupdate need",
  (guide) => {
    const text = fs.readFileSync(guide, "utf8");
    const statements = text.match(/\b(update|delete from) \w+\.[^;]*;/g) ?? [];
    expect(statements).not.toEqual([]);
    expect(statements.filter((statement) => !statement.includes(" where "))).toEqual([]);
  },
);
