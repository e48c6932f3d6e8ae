/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { startTemporaryBackend, type TemporaryBackend } from "../../scripts/lib/temporary-backend";
import { startOutbox } from "../../supabase/local/outbox";
import { insertEnquiry, ownerClient } from "../support/test-backend";

/** Tests the jobs that the migrations give to pg_cron. */

let backend: TemporaryBackend;
let owner: Client;
beforeAll(async () => {
  backend = await startTemporaryBackend({ settings: { fsync: "off" } });
  owner = await ownerClient(backend.databaseUrl);
});
afterAll(async () => {
  await owner?.end();
  await backend?.stop();
});

async function runJob(name: string): Promise<void> {
  const { rows } = await owner.query("select schedule, command from cron.job where jobname = $1", [
    name,
  ]);
  expect(rows).toMatchObject([{ schedule: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  await owner.query(rows[0].command);
}

test("each night deletes enquiries and letters of twelve months ago", async () => {
  for (const name of ["Old", "New"]) await insertEnquiry(owner, { name });
  await owner.query(
    `with letter as (
       insert into private.letters (kind, written_at, sent_at, due_at)
       values ('enquiries', now() - interval '13 months', now(), null) returning id
     )
     update public.enquiries set letter = letter.id, created_at = now() - case name
       when 'Old' then interval '12 months 1 day' else interval '12 months' - interval '1 day'
     end from letter`,
  );
  const stored = () =>
    owner.query(
      "select name, (select count(*)::int from private.letters) as letters from public.enquiries",
    );
  await runJob("delete old enquiries");
  await runJob("delete old letters");
  expect((await stored()).rows).toEqual([{ name: "New", letters: 1 }]);
  await owner.query("delete from public.enquiries");
  await runJob("delete old letters");
  expect((await owner.query("select from private.letters")).rowCount).toBe(0);
});

test.each(["0", "6 days", "-1 year"])("does not delete enquiries of the age %s", async (age) => {
  await expect(
    owner.query("select private.delete_enquiries_older_than($1)", [age]),
  ).rejects.toMatchObject({ code: "PT400" });
});

test("keeps seven days of pg_cron's log, with the runs that have no times", async () => {
  await owner.query(
    // pg_cron sets no times for a run that could not connect.
    `insert into cron.job_run_details (runid, start_time, end_time) values
       (1, null, null),
       (2, now() - interval '7 days 2 minutes', now() - interval '7 days 1 minute'),
       (3, now() - interval '7 days 1 minute', now() - interval '6 days 23 hours'),
       (4, null, null),
       (5, now(), null)`,
  );
  await runJob("delete old runs");
  const { rows } = await owner.query("select runid from cron.job_run_details order by runid");
  expect(rows.map(({ runid }) => runid)).toEqual(["3", "4", "5"]);
});

test("the local backend writes each e-mail to a file and prints its name", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-mail-"));
  const said: string[] = [];
  const outbox = await startOutbox({
    databaseUrl: backend.databaseUrl,
    salon: "Test Salon",
    recipient: "salon@example.com",
    folder,
    log: (line) => said.push(line),
  });
  const { email } = await insertEnquiry(owner, { name: "Amal 💅", message: "أهلاً" });
  for (let tenths = 0; tenths < 200 && said.length === 0; tenths += 1) await wait(100);
  await outbox.stop();

  const [file = ""] = fs.readdirSync(folder);
  expect(said).toEqual([expect.stringContaining(file)]);
  const eml = fs.readFileSync(path.join(folder, file), "utf8");
  fs.rmSync(folder, { recursive: true });
  const [head = ""] = eml.split("\n\n");
  expect(head).toContain(`\nReply-To: ${email}\n`);
  expect(head).toContain("\nSubject: Enquiry from Amal 💅\n");
  expect(eml).toContain("أهلاً");
});

test("only this machine can reach the local backend", async () => {
  const elsewhere = (url: string) => url.replace("127.0.0.1", "127.0.0.2");
  await expect(fetch(elsewhere(backend.url))).rejects.toThrow("fetch failed");
  const refused = { code: "ECONNREFUSED" };
  await expect(ownerClient(elsewhere(backend.databaseUrl))).rejects.toMatchObject(refused);
});
