/** @jest-environment node */
import { ownerDuringTests } from "../support/test-backend";

/** Tests that pg_cron and pg_net refuse the same locally (supabase/local/fakes.sql) as on Supabase. */

const owner = ownerDuringTests();

test.each([
  ["select cron.schedule('x', 'every minute', 'select 1')", /invalid schedule/],
  [
    "insert into cron.job (schedule, command) values ('* * * * *', 'select 1')",
    /permission denied/,
  ],
  ["update cron.job set schedule = '* * * * *'", /permission denied/],
  ["delete from cron.job", /permission denied/],
  // The words of pg_net depend on its version.
  ["select net.http_post('not a url')", /./],
  [
    `select net.http_post('https://example.com', headers := '{"content-type": "application/json; charset=utf-8"}')`,
    /Content-Type/,
  ],
])("refuses %s", async (sql, reason) => {
  await expect(owner.query(sql)).rejects.toThrow(reason);
});

test.each(["30 seconds", "*/5 6-9 1,15 * *"])("schedules a job: %s", async (schedule) => {
  await owner.query("select cron.schedule('a test', $1, 'select 1')", [schedule]);
  const { rows } = await owner.query("select schedule from cron.job where jobname = 'a test'");
  expect(rows).toEqual([{ schedule }]);
});
