/** @jest-environment node */
import { checkCanary } from "../../scripts/lib/smoke-test";
import { CANARY_EMAIL } from "../../supabase/functions/notify-salon/canary";
import type { HttpServer } from "../../supabase/local/http-server";
import { startRest } from "../../supabase/local/rest";
import {
  clear,
  type NotificationHarness,
  startNotificationHarness,
} from "../support/notification-harness";
import { testBackend } from "../support/test-backend";

jest.setTimeout(60_000);

let harness: NotificationHarness;
let api: HttpServer;
beforeAll(async () => {
  harness = await startNotificationHarness();
  const url = harness.backend.databaseUrl.replace("//postgres:", "//authenticator:");
  api = await startRest({ databaseUrl: url, port: 0 });
});
afterAll(async () => {
  await api.stop();
  await harness.stop();
});
beforeEach(() => clear(harness));

const canary = (timeoutMs = 20_000) =>
  checkCanary({
    url: api.url,
    key: testBackend().anonKey,
    notifyUrl: harness.notifySalon.url,
    secret: harness.notifySalon.secret,
    timeoutMs,
    pauseMs: 100,
  });

/** Calls the function as pg_cron does, while the check runs. */
async function withSchedule<T>(check: Promise<T>): Promise<T> {
  let isDone = false;
  const done = check.finally(() => (isDone = true));
  while (!isDone) await harness.run();
  return done;
}

async function storedEmails(): Promise<string[]> {
  const { rows } = await harness.owner.query<{ email: string }>(
    "select email from public.enquiries order by email",
  );
  return rows.map(({ email }) => email);
}

test("stores a canary, sends its notification to no salon, and deletes it", async () => {
  const [other] = await harness.insert(1);
  expect(await withSchedule(canary())).toBeUndefined();
  expect(harness.mails.map(({ to }) => to)).toEqual(
    expect.arrayContaining([["salon@example.com"], [CANARY_EMAIL]]),
  );
  expect(harness.mails).toHaveLength(2);
  expect(await storedEmails()).toEqual([other?.email]);
});

test("fails without a notification and leaves the canary to the nightly check", async () => {
  expect(await canary(300)).toMatch(/no notification was sent/);
  expect(await storedEmails()).toEqual([CANARY_EMAIL]);
});

test("fails with a wrong secret", async () => {
  const check = checkCanary({
    url: api.url,
    key: testBackend().anonKey,
    notifyUrl: harness.notifySalon.url,
    secret: "wrong",
  });
  expect(await check).toMatch(/responded with 401/);
});

test("fails if the form stores nothing", async () => {
  await harness.owner.query("update private.enquiry_settings set per_hour = 0");
  expect(await canary()).toMatch(/was not stored: 429/);
  await harness.owner.query("update private.enquiry_settings set per_hour = 100000");
});
