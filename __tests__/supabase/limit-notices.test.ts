/** @jest-environment node */
import {
  clear,
  type NotificationHarness,
  passMinutes,
  startNotificationHarness,
  timesNotified,
} from "../support/notification-harness";
import { apiClient, enquiry } from "../support/test-backend";

/** Tests the e-mail to the salon when the form reaches its hourly limit. */

jest.setTimeout(60_000);

const LIMIT = 40;

let harness: NotificationHarness;
beforeAll(async () => {
  harness = await startNotificationHarness();
});
afterAll(() => harness.stop());
beforeEach(async () => {
  await clear(harness);
  await harness.owner.query("update private.enquiry_settings set per_hour = $1", [LIMIT]);
});

/** Sends enquiries through the API at the same time and returns the sorted statuses. */
async function send(count: number): Promise<number[]> {
  const table = apiClient(harness.backend.url).from("enquiries");
  const responses = await Promise.all(
    Array.from({ length: count }, () => table.insert(enquiry({ locale: "en" }))),
  );
  return responses.map(({ status }) => status).sort();
}

const repeat = (count: number, status: number) => Array.from({ length: count }, () => status);
const limitMails = () => harness.mails.filter(({ subject }) => subject.includes("limit"));

test("sends one e-mail at the limit, regardless of the number of refused enquiries", async () => {
  expect(await send(LIMIT + 20)).toEqual([...repeat(LIMIT, 201), ...repeat(20, 429)]);
  await passMinutes(harness, 1);
  expect(await send(10)).toEqual(repeat(10, 429));
  await passMinutes(harness, 10);
  expect(limitMails()).toHaveLength(1);
  expect(limitMails()[0]).toMatchObject({
    to: ["salon@example.com"],
    subject: `The contact form reached its limit: ${LIMIT} enquiries in an hour`,
    text: expect.stringContaining("WhatsApp"),
    html: expect.stringContaining("per_hour"),
  });
});

test("notifies of the enquiries within the limit as usual", async () => {
  const sent = await harness.insert(LIMIT);
  await passMinutes(harness, 3);
  expect(timesNotified(harness.mails, sent)).toEqual(repeat(LIMIT, 1));
  expect(limitMails()).toHaveLength(1);
});

test("sends no e-mail below the limit", async () => {
  expect(await send(LIMIT - 1)).toEqual(repeat(LIMIT - 1, 201));
  await passMinutes(harness, 3);
  expect(limitMails()).toEqual([]);
});

test("a refused enquiry does not count", async () => {
  await harness.insert(LIMIT - 1);
  await expect(harness.insert(1, { name: "" })).rejects.toMatchObject({ code: "23514" });
  await passMinutes(harness, 3);
  expect(limitMails()).toEqual([]);
});

test("sends at most one e-mail an hour", async () => {
  await harness.insert(LIMIT);
  await passMinutes(harness, 30);
  await harness.owner.query("delete from public.enquiries");
  await harness.insert(LIMIT);
  await passMinutes(harness, 29);
  expect(limitMails()).toHaveLength(1);
  await harness.owner.query("delete from public.enquiries");
  await passMinutes(harness, 2);
  await harness.insert(LIMIT);
  await passMinutes(harness, 1);
  expect(limitMails()).toHaveLength(2);
  expect(new Set(limitMails().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test("retries while the mail service is down, and sends one e-mail", async () => {
  await harness.insert(LIMIT);
  harness.setFault((_, index) =>
    index === 0 ? { status: 500 } : index < 5 ? { silence: "break", accepts: true } : undefined,
  );
  await passMinutes(harness, 30);
  expect(limitMails()).toHaveLength(1);
  expect(await harness.run("check")).toMatchObject({ overdue: 0, rejected: 0 });
});

test("the health check reports a rejected e-mail", async () => {
  await harness.insert(LIMIT);
  await harness.owner.query("delete from public.enquiries");
  harness.setFault(() => ({ status: 422, name: "validation_error" }));
  await passMinutes(harness, 1);
  expect(await harness.run("check")).toMatchObject({ overdue: 0, rejected: 1 });
});

test("stores the enquiry if the notice cannot be stored", async () => {
  await harness.insert(LIMIT - 1);
  await harness.owner.query("begin");
  await harness.owner.query("drop table private.limit_notices");
  await harness.insert(1);
  const { rows } = await harness.owner.query("select count(*)::int from public.enquiries");
  await harness.owner.query("rollback");
  expect(rows).toEqual([{ count: LIMIT }]);
});
