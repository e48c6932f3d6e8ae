/** @jest-environment node */
import type { Client } from "pg";
import { enquiry, superuserClient } from "../support/test-backend";

/** PostgreSQL's plans for the statements inside the queue functions, in a table with many notified and answered enquiries. */

let superuser: Client;
beforeAll(async () => {
  superuser = await superuserClient();
  await superuser.query(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_level = notice;
    begin;
    set local session_replication_role = replica;
    insert into public.enquiries
      (name, email, message, created_at, answered_at, notified_at, notification_due_at)
      select 'Amal', n || '@example.com', 'm', now() - n * interval '1 minute', now(), now(), null
      from generate_series(1, 20000) n;
    set local session_replication_role = origin;
    analyze public.enquiries`);
});
afterAll(async () => {
  await superuser.query("rollback");
  await superuser.end();
});

/** The plans of all statements that a query executes, also inside functions. */
async function plansOf(sql: string, values: unknown[] = []): Promise<string[]> {
  const plans: string[] = [];
  const collect = ({ message = "" }) => void plans.push(message);
  superuser.on("notice", collect);
  await superuser.query(sql, values);
  superuser.off("notice", collect);
  return plans.filter((plan) => plan.includes("Query Text:"));
}

async function claim(): Promise<string> {
  const { rows } = await superuser.query<{ notification: string }>(
    "select notification from private.claim_notification()",
  );
  return String(rows[0]?.notification);
}

beforeEach(async () => {
  await superuser.query(
    "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)",
    Object.values(enquiry()),
  );
});

test("claiming a notification reads no table in full", async () => {
  const plans = (await plansOf("select * from private.claim_notification()")).join("\n");
  expect(plans).toContain("enquiries_notification_due");
  expect(plans).toContain("enquiries_notification_key");
  expect(plans).not.toContain("Seq Scan on enquiries");
});

test.each([
  ["notified", "select private.mark_notified($1)"],
  ["failed", "select private.mark_failed($1, 'reason', true, 0)"],
  ["rejected", "select private.mark_rejected($1, 'reason')"],
])("marking a notification as %s uses the index of its key", async (_, sql) => {
  const plans = (await plansOf(sql, [await claim()])).join("\n");
  expect(plans).toContain("enquiries_notification_key");
  expect(plans).not.toContain("Seq Scan on enquiries");
});
