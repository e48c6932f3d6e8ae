/** @jest-environment node */
import fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, startDatabase } from "../../supabase/local/database";
import {
  clear,
  type NotificationHarness,
  once,
  passMinutes,
  startNotificationHarness,
  timesNotified,
  until,
} from "../support/notification-harness";
import { apiClient, enquiry, ownerClient } from "../support/test-backend";

/** Tests faults while notifying. After each fault, the salon is notified of every enquiry once. */

jest.setTimeout(60_000);

let harness: NotificationHarness;
beforeAll(async () => {
  harness = await startNotificationHarness();
});
let restarted: Database | undefined;
afterAll(async () => {
  await restarted?.stop();
  await harness.stop();
});
beforeEach(() => clear(harness));

/** The state of all enquiries in the table. */
async function queueState() {
  const { rows } = await harness.owner.query<{
    notified: number;
    waiting: number;
    rejected: number;
  }>(
    `select count(notified_at)::int as notified, count(notification_due_at)::int as waiting,
       (count(*) filter (where notified_at is null and notification_due_at is null))::int as rejected
     from public.enquiries`,
  );
  return rows[0];
}

test("retries after 1, 5, 15 and 60 minutes while the service is down, then notifies once", async () => {
  const sent = await harness.insert(1);
  const requestedAt: number[] = [];
  let minute = 0;
  harness.setFault(() => {
    requestedAt.push(minute);
    return minute < 60 ? { status: 503, name: "application_error" } : undefined;
  });
  for (; minute < 85; minute += 1) await passMinutes(harness, 1);
  expect(requestedAt).toEqual([0, 1, 6, 21, 81]);
  expect(timesNotified(harness.mails, sent)).toEqual(once(1));
  expect(await queueState()).toEqual({ notified: 1, waiting: 0, rejected: 0 });
});

test("sends one e-mail for all enquiries that arrived while the service was down", async () => {
  harness.setFault(() => ({ status: 503 }));
  const sent = [];
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 3 === 0) sent.push(...(await harness.insert(1)));
    await passMinutes(harness, 1);
  }
  harness.setFault();
  await passMinutes(harness, 61);
  expect(timesNotified(harness.mails, sent)).toEqual(once(20));
  expect(harness.mails).toHaveLength(1);
  expect(await queueState()).toEqual({ notified: 20, waiting: 0, rejected: 0 });
});

test("gives up after three days of hourly retries, until a person restarts it", async () => {
  const sent = await harness.insert(1);
  const guide = fs.readFileSync("supabase/README.md", "utf8");
  harness.setFault(() => ({ status: 500 }));
  for (let hour = 0; hour < 100; hour += 1) {
    await harness.run();
    await harness.pass("1 hour");
  }
  expect(harness.requests).toHaveLength(1 + 4 + 72);
  expect(await queueState()).toEqual({ notified: 0, waiting: 0, rejected: 1 });
  expect(await harness.run("check")).toMatchObject({ overdue: 0, rejected: 1 });
  const { rows } = await harness.owner.query("select notification_failure from public.enquiries");
  expect(rows[0].notification_failure).toMatch(/^Given up after three days\. 500/);

  harness.setFault();
  const [, command = ""] = guide.match(/retry them: `(.*?)`/) ?? [];
  await harness.owner.query(command);
  await harness.run();
  expect(timesNotified(harness.mails, sent)).toEqual(once(1));
});

test("notifies once although every second call gets a 500", async () => {
  const sent = await harness.insert(9);
  harness.setFault((_, index) => (index % 2 ? { status: 500 } : undefined));
  await passMinutes(harness, 90);
  expect(timesNotified(harness.mails, sent)).toEqual(once(9));
  expect(await queueState()).toEqual({ notified: 9, waiting: 0, rejected: 0 });
});

test("waits for a Retry-After of one second within the run", async () => {
  const sent = await harness.insert(3);
  const limit = { status: 429, name: "rate_limit_exceeded", retryAfter: 1 };
  harness.setFault((_, index) => (index === 1 ? limit : undefined));
  expect(await harness.run()).toMatchObject({ accepted: 3, failed: 0 });
  expect(timesNotified(harness.mails, sent)).toEqual(once(3));
});

test("waits for a Retry-After of ten minutes, and at most an hour for a longer one", async () => {
  const sent = await harness.insert(1);
  harness.setFault(() => ({ status: 429, name: "rate_limit_exceeded", retryAfter: 600 }));
  await passMinutes(harness, 9);
  expect(harness.requests).toHaveLength(1);
  harness.setFault(() => ({ status: 429, name: "daily_quota_exceeded", retryAfter: 10_000_000 }));
  await passMinutes(harness, 2);
  harness.setFault();
  await passMinutes(harness, 62);
  expect(timesNotified(harness.mails, sent)).toEqual(once(1));
  expect(harness.requests).toHaveLength(3);
});

test("sends one e-mail although the response of the service was lost", async () => {
  const sent = await harness.insert(2);
  harness.setFault(() => ({ silence: "break", accepts: true }));
  await passMinutes(harness, 1);
  harness.setFault();
  expect(await queueState()).toEqual({ notified: 0, waiting: 2, rejected: 0 });
  // The first two must not share an e-mail with these: they would be in two e-mails.
  const later = await harness.insert(12);
  await passMinutes(harness, 3);
  expect(timesNotified(harness.mails, [...sent, ...later])).toEqual(once(14));
  expect(await queueState()).toEqual({ notified: 14, waiting: 0, rejected: 0 });
});

test.each([429, 503, 401, 403])(
  "sends a shared e-mail once although its response was lost and the retry got a %s",
  async (status) => {
    const sent = await harness.insert(12);
    harness.setFault(
      (_, index) => [{ silence: "break", accepts: true } as const, { status }][index],
    );
    await passMinutes(harness, 90);
    expect(harness.mails).toHaveLength(1);
    expect(timesNotified(harness.mails, sent)).toEqual(once(12));
    expect(await queueState()).toEqual({ notified: 12, waiting: 0, rejected: 0 });
  },
);

test("sends a shared e-mail once although the retry within the same run got a 503", async () => {
  const sent = await harness.insert(12);
  const lost = { status: 502, retryAfter: 1, accepts: true };
  harness.setFault((_, index) => [lost, { status: 503 }][index]);
  await passMinutes(harness, 90);
  expect(harness.mails).toHaveLength(1);
  expect(timesNotified(harness.mails, sent)).toEqual(once(12));
});

test("sends a shared e-mail once although the function was killed and the retry got a 503", async () => {
  const sent = await harness.insert(12);
  const lost = { silence: "hang", accepts: true } as const;
  harness.setFault((_, index) => [lost, { status: 503 }][index]);
  const killed = await harness.startAnother();
  const call = killed.call("notifications").catch(() => "connection lost");
  await until(() => harness.requests.length === 1);
  await killed.stop();
  await call;
  await harness.pass("1 minute");
  await passMinutes(harness, 90);
  expect(harness.mails).toHaveLength(1);
  expect(timesNotified(harness.mails, sent)).toEqual(once(12));
});

test("does not resend a shared e-mail that has changed since its response was lost", async () => {
  const sent = await harness.insert(12);
  harness.setFault(() => ({ silence: "break", accepts: true }));
  await passMinutes(harness, 1);
  harness.setFault();
  await harness.owner.query("delete from public.enquiries where id = $1", [sent[0]?.id]);
  await passMinutes(harness, 3);
  expect(harness.mails).toHaveLength(1);
  expect(await queueState()).toEqual({ notified: 11, waiting: 0, rejected: 0 });
});

test("gives up on a request after ten seconds", async () => {
  const sent = await harness.insert(1);
  harness.setFault((_, index) => (index === 0 ? { silence: "hang" } : undefined));
  expect(await harness.run()).toMatchObject({ failed: 1 });
  await harness.pass("1 minute");
  await harness.run();
  expect(timesNotified(harness.mails, sent)).toEqual(once(1));
});

test.each([
  ["before sending", false],
  ["between sending and marking", true],
])("notifies once although the function is killed %s", async (_, accepts) => {
  const sent = await harness.insert(3);
  harness.setFault((__, index) => (index === 1 ? { silence: "hang", accepts } : undefined));
  const killed = await harness.startAnother();
  const call = killed.call("notifications").catch(() => "connection lost");
  await until(() => harness.requests.length === 2);
  await killed.stop();
  expect(await call).toBe("connection lost");
  expect(await queueState()).toEqual({ notified: 1, waiting: 2, rejected: 0 });
  await passMinutes(harness, 3);
  expect(timesNotified(harness.mails, sent)).toEqual(once(3));
  expect(await queueState()).toEqual({ notified: 3, waiting: 0, rejected: 0 });
});

test("sends one e-mail when two functions work on 500 enquiries at once", async () => {
  const sent = await harness.insert(500);
  const other = await harness.startAnother();
  await Promise.all([
    harness.run(),
    other.call("notifications"),
    harness.run(),
    other.call("notifications"),
  ]);
  expect(timesNotified(harness.mails, sent)).toEqual(once(500));
  expect(harness.mails).toHaveLength(1);
  expect(await queueState()).toEqual({ notified: 500, waiting: 0, rejected: 0 });
});

test("sends each e-mail once when two functions work on 500 notifications at once", async () => {
  const sent = await harness.insert(500);
  // The state after 500 first attempts with unknown results.
  await harness.owner.query(
    "update public.enquiries set notification_key = id, notification_others = 0",
  );
  const other = await harness.startAnother();
  await Promise.all([harness.run(), other.call("notifications")]);
  expect(timesNotified(harness.mails, sent)).toEqual(once(500));
  expect(harness.requests).toHaveLength(500);
  expect(await queueState()).toEqual({ notified: 500, waiting: 0, rejected: 0 });
});

test.each(["3 days", "-3 days", "-20 minutes"])(
  "neither delays nor gives up when the clock is set by %s",
  async (interval) => {
    const tried = await harness.insert(1);
    harness.setFault(() => ({ status: 503 }));
    await harness.run();
    harness.setFault();
    await harness.pass(interval);
    const fresh = await harness.insert(1);
    await harness.pass("1 minute");
    await passMinutes(harness, 21);
    expect(timesNotified(harness.mails, [...tried, ...fresh])).toEqual(once(2));
    expect(await queueState()).toEqual({ notified: 2, waiting: 0, rejected: 0 });
  },
);

test("stores an enquiry without waiting for a claim in progress", async () => {
  await harness.insert(20);
  const holder = await ownerClient(harness.backend.databaseUrl);
  await holder.query("begin");
  await holder.query("select * from private.claim_notification()");
  await harness.owner.query("set statement_timeout = '2s'");
  const sent = await harness.insert(1);
  await harness.owner.query("reset statement_timeout");
  await holder.query("rollback");
  await holder.end();
  await harness.run();
  expect(timesNotified(harness.mails, sent)).toEqual(once(1));
});

test("notifies once of each of 300 enquiries from 50 writers when the database restarts", async () => {
  const { backend } = harness;
  const rows = Array.from({ length: 300 }, () => enquiry());
  const queue = [...rows];
  let restarting: Promise<Database> | undefined;
  let isWriting = true;

  async function restart(): Promise<Database> {
    await backend.stopDatabase();
    const choosePort = async () => backend.databasePort;
    return startDatabase({ dataDir: backend.dataDir, choosePort });
  }
  /** Sends like the site: one id for all attempts; 409 means stored. */
  async function write(): Promise<void> {
    const api = apiClient(backend.url);
    for (let row = queue.pop(); row; row = queue.pop()) {
      if (queue.length === 150) restarting = restart();
      for (let status = 0; status !== 201 && status !== 409;) {
        ({ status } = await api.from("enquiries").insert(row));
        if (status >= 500 || status === 0) await wait(100);
      }
    }
  }
  async function work(): Promise<void> {
    while (isWriting) {
      await harness.run().catch(() => {});
      await wait(50);
    }
  }
  const working = work();
  await Promise.all(Array.from({ length: 50 }, write));
  isWriting = false;
  await working;
  restarted = await restarting;
  await harness.reconnect();
  await passMinutes(harness, 8);
  expect(timesNotified(harness.mails, rows)).toEqual(once(300));
  expect(await queueState()).toEqual({ notified: 300, waiting: 0, rejected: 0 });
});
