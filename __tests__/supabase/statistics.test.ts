/** @jest-environment node */
import type { Client } from "pg";
import { startTemporaryBackend, type TemporaryBackend } from "../../scripts/lib/temporary-backend";
import { setUpMail } from "../../supabase/local/outbox";
import { insertEnquiry, ownerClient } from "../support/test-backend";

/** Tests that the samples of the planner keep nothing of deleted rows. */

let backend: TemporaryBackend;
let superuser: Client;
beforeAll(async () => {
  backend = await startTemporaryBackend({ settings: { fsync: "off" } });
  superuser = await ownerClient(backend.superuserUrl);
});
afterAll(async () => {
  await superuser?.end();
  await backend?.stop();
});

const WORD = "zebra";

/** All tables with the word, in plain text or as bytes: those of PostgreSQL, too. */
async function tablesWithWord(): Promise<string[]> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind in ('r', 'p') order by 1",
  );
  const found = [];
  for (const { name } of tables) {
    const pattern = `${WORD}|${Buffer.from(WORD).toString("hex")}`;
    const { rowCount } = await superuser.query(
      `select from ${name} as row where row::text ~* $1 limit 1`,
      [pattern],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

test("deleted enquiries, clients and answers are in no table and in no statistics", async () => {
  for (let index = 0; index < 60; index += 1) {
    await insertEnquiry(superuser, {
      name: `${WORD} ${index}`,
      email: `${WORD}-${index}@example.com`,
      phone: `${WORD} ${index}`,
      message: `${WORD} ${index}`,
    });
  }
  await superuser.query(
    `insert into private.letters (kind, failure)
     select 'enquiries', '${WORD} ' || number from generate_series(1, 60) as number;
     insert into private.enquiry_clients (client)
     select convert_to('${WORD} ' || number, 'UTF8') from generate_series(1, 60) as number`,
  );
  await superuser.query("analyze");
  const tables = ["private.enquiry_clients", "private.letters", "enquiries"];
  expect(await tablesWithWord()).toEqual(expect.arrayContaining(tables));
  for (const table of tables) await superuser.query(`delete from ${table}`);
  await superuser.query("vacuum analyze");
  expect(await tablesWithWord()).toEqual([]);
});

test("requests that pg_net has not sent leave nothing in the statistics", async () => {
  await setUpMail(superuser, {
    url: "https://example.com",
    apiKey: WORD,
    salon: "Test Salon",
    recipient: "salon@example.com",
  });
  for (let letter = 0; letter < 2; letter += 1) {
    await insertEnquiry(superuser, { message: WORD });
    await superuser.query("select private.write_letters(now())");
  }
  for (let minute = 0; minute < 2; minute += 1) {
    await superuser.query("select private.send_letters()");
    await superuser.query("analyze");
  }
  expect(await tablesWithWord()).toContain("net.http_request_queue");
  for (const table of ["enquiries", "private.letters", "net.http_request_queue", "vault.secrets"]) {
    await superuser.query(`delete from ${table}`);
  }
  await superuser.query("vacuum analyze");
  expect(await tablesWithWord()).toEqual([]);
});

test("no column of what visitors write has statistics", async () => {
  const { rows } = await superuser.query(
    `select attname from pg_attribute
     where attrelid = 'enquiries'::regclass and has_column_privilege('anon', attrelid, attnum, 'insert')
       and attname not in ('id', 'locale') and attstattarget is distinct from 0`,
  );
  expect(rows).toEqual([]);
});
