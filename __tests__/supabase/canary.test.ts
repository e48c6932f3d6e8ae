/** @jest-environment node */
import { type CanaryCheck, checkCanary } from "../../scripts/lib/smoke-test";
import { CANARY_EMAIL } from "../../supabase/functions/notify-salon/canary";
import type { HttpServer } from "../../supabase/local/http-server";
import { startRest } from "../../supabase/local/rest";
import { type Fault, startFaultProxy } from "../support/fault-proxy";
import {
  clear,
  type NotificationHarness,
  startNotificationHarness,
} from "../support/notification-harness";
import { apiClient, enquiry, testBackend } from "../support/test-backend";

jest.setTimeout(60_000);

let harness: NotificationHarness;
let rest: HttpServer;
/** Proxies of the API and of the function, which inject faults. */
let api: HttpServer;
let notifySalon: HttpServer;
beforeAll(async () => {
  harness = await startNotificationHarness();
  const url = harness.backend.databaseUrl.replace("//postgres:", "//authenticator:");
  rest = await startRest({ databaseUrl: url, port: 0 });
  api = await startFaultProxy({ target: rest.url });
  notifySalon = await startFaultProxy({ target: harness.notifySalon.url });
});
afterAll(async () => {
  for (const each of [api, notifySalon, rest, harness]) await each.stop();
});
beforeEach(async () => {
  await clear(harness);
  for (const { url } of [api, notifySalon]) await fetch(`${url}/__faults`, { method: "DELETE" });
});

async function addFault({ url }: HttpServer, fault: Fault): Promise<void> {
  await fetch(`${url}/__faults`, { method: "POST", body: JSON.stringify(fault) });
}

function canary(fields: Partial<CanaryCheck> = {}): Promise<string | undefined> {
  return checkCanary({
    url: api.url,
    key: testBackend().anonKey,
    notifyUrl: notifySalon.url,
    secret: harness.notifySalon.secret,
    timeoutMs: 20_000,
    pauseMs: 100,
    ...fields,
  });
}

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

/** Lasts longer than it takes to delete the canary. */
const LOST_DELETION: Fault = { match: '"canary"', times: 10, dropResponse: true };

test.each<[string, () => HttpServer, Fault]>([
  ["the function responds with 503", () => notifySalon, { match: "task", times: 2, status: 503 }],
  ["the function is slow to start", () => notifySalon, { match: "task", times: 2, reset: true }],
  [
    "the first response of the function is lost",
    () => notifySalon,
    { match: "task", dropResponse: true },
  ],
  ["the response after the deletion is lost", () => notifySalon, LOST_DELETION],
  ["the API responds with 503", () => api, { match: CANARY_EMAIL, times: 2, status: 503 }],
  ["the response of the API is lost", () => api, { match: CANARY_EMAIL, dropResponse: true }],
])("passes although %s", async (_, server, fault) => {
  await addFault(server(), fault);
  expect(await withSchedule(canary())).toBeUndefined();
  expect(await storedEmails()).toEqual([]);
});

test("passes although strangers have used the address and every limit", async () => {
  await harness.insert(5, { email: CANARY_EMAIL });
  await harness.owner.query(
    "update private.enquiry_settings set per_email = 5, per_client = 0, per_hour = 5",
  );
  expect(await withSchedule(canary())).toBeUndefined();
  expect(await storedEmails()).toEqual(Array.from({ length: 5 }, () => CANARY_EMAIL));
});

test("an announced enquiry is exempt from the limits once", async () => {
  const { id } = await harness.run("announce-canary");
  await harness.owner.query("update private.enquiry_settings set per_hour = 0");
  const table = apiClient(testBackend().anonKey, rest.url).from("enquiries");
  const { status } = await table.insert(enquiry({ id: String(id) }));
  expect(status).toBe(201);
  await harness.run();
  expect(await harness.run("canary")).toMatchObject({ deleted: expect.arrayContaining([id]) });
  expect((await table.insert(enquiry({ id: String(id) }))).status).toBe(429);
  expect((await table.insert(enquiry())).status).toBe(429);
});

test("fails without a notification and leaves the canary to the nightly check", async () => {
  expect(await canary({ timeoutMs: 300 })).toMatch(/no notification was sent/);
  expect(await storedEmails()).toEqual([CANARY_EMAIL]);
});

test("fails with a wrong secret", async () => {
  expect(await canary({ timeoutMs: 300, secret: "wrong" })).toMatch(/responded with 401/);
});

test("fails if the form stores nothing", async () => {
  expect(await canary({ timeoutMs: 300, key: "wrong" })).toMatch(/was not stored: 401/);
});
