/** @jest-environment node */
import fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startDatabase, type Database } from "../../supabase/local/database";
import {
  clear,
  liveThrough,
  once,
  startTestOffice,
  timesTold,
  until,
  type TestOffice,
} from "../support/letter-office";
import { apiClient, enquiry, ownerClient } from "../support/test-backend";

/** Whatever fails on the way of a letter: rows and letters are counted, and each enquiry is told of once. */

jest.setTimeout(60_000);

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice();
});
let restarted: Database | undefined;
afterAll(async () => {
  await restarted?.stop();
  await office.stop();
});
beforeEach(() => clear(office));

/** What the table says of all its enquiries. */
async function inTable() {
  const { rows } = await office.owner.query<{ told: number; waiting: number; refused: number }>(
    `select count(told_at)::int as told, count(letter_due_at)::int as waiting,
       (count(*) filter (where told_at is null and letter_due_at is null))::int as refused
     from public.enquiries`,
  );
  return rows[0];
}

test("a service that is down for an hour is asked after 1, 5, 15 and 60 minutes, then told once", async () => {
  const sent = await office.insert(1);
  const asked: number[] = [];
  let minute = 0;
  office.setFault(() => {
    asked.push(minute);
    return minute < 60 ? { status: 503, name: "application_error" } : undefined;
  });
  for (; minute < 85; minute += 1) await liveThrough(office, 1);
  expect(asked).toEqual([0, 1, 6, 21, 81]);
  expect(timesTold(office.mails, sent)).toEqual(once(1));
  expect(await inTable()).toEqual({ told: 1, waiting: 0, refused: 0 });
});

test("what comes in during such an hour is told in one letter when it is over", async () => {
  office.setFault(() => ({ status: 503 }));
  const sent = [];
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 3 === 0) sent.push(...(await office.insert(1)));
    await liveThrough(office, 1);
  }
  office.setFault();
  await liveThrough(office, 61);
  expect(timesTold(office.mails, sent)).toEqual(once(20));
  expect(office.mails).toHaveLength(1);
  expect(await inTable()).toEqual({ told: 20, waiting: 0, refused: 0 });
});

test("a service that answers nobody for three days is asked hourly, then no more, unless a person says so", async () => {
  const sent = await office.insert(1);
  const guide = fs.readFileSync("supabase/README.md", "utf8");
  office.setFault(() => ({ status: 500 }));
  for (let hour = 0; hour < 100; hour += 1) {
    await office.run();
    await office.pass("1 hour");
  }
  expect(office.requests).toHaveLength(1 + 4 + 72);
  expect(await inTable()).toEqual({ told: 0, waiting: 0, refused: 1 });
  expect(await office.run("check")).toMatchObject({ overdue: 0, refused: 1 });
  const { rows } = await office.owner.query("select letter_failure from public.enquiries");
  expect(rows[0].letter_failure).toMatch(/^Given up after three days\. 500/);

  office.setFault();
  const [, command = ""] = guide.match(/When the reason is gone: `(.*?)`/) ?? [];
  await office.owner.query(command);
  await office.run();
  expect(timesTold(office.mails, sent)).toEqual(once(1));
});

test("every second call answered with 500", async () => {
  const sent = await office.insert(9);
  office.setFault((_, index) => (index % 2 ? { status: 500 } : undefined));
  await liveThrough(office, 90);
  expect(timesTold(office.mails, sent)).toEqual(once(9));
  expect(await inTable()).toEqual({ told: 9, waiting: 0, refused: 0 });
});

test("429 for a second is waited for, within the run", async () => {
  const sent = await office.insert(3);
  const limit = { status: 429, name: "rate_limit_exceeded", retryAfter: 1 };
  office.setFault((_, index) => (index === 1 ? limit : undefined));
  expect(await office.run()).toMatchObject({ taken: 3, failed: 0 });
  expect(timesTold(office.mails, sent)).toEqual(once(3));
});

test("429 for ten minutes is waited for, and no longer than an hour whatever it says", async () => {
  const sent = await office.insert(1);
  office.setFault(() => ({ status: 429, name: "rate_limit_exceeded", retryAfter: 600 }));
  await liveThrough(office, 9);
  expect(office.requests).toHaveLength(1);
  office.setFault(() => ({ status: 429, name: "daily_quota_exceeded", retryAfter: 10_000_000 }));
  await liveThrough(office, 2);
  office.setFault();
  await liveThrough(office, 62);
  expect(timesTold(office.mails, sent)).toEqual(once(1));
  expect(office.requests).toHaveLength(3);
});

test("a letter whose answer was lost is accepted once", async () => {
  const sent = await office.insert(2);
  office.setFault(() => ({ silence: "break", accepts: true }));
  await liveThrough(office, 1);
  office.setFault();
  expect(await inTable()).toEqual({ told: 0, waiting: 2, refused: 0 });
  // Were they told anew, together with these, they would be told twice.
  const later = await office.insert(12);
  await liveThrough(office, 3);
  expect(timesTold(office.mails, [...sent, ...later])).toEqual(once(14));
  expect(await inTable()).toEqual({ told: 14, waiting: 0, refused: 0 });
});

test("a letter that has changed since its answer was lost is not sent again", async () => {
  const sent = await office.insert(12);
  office.setFault(() => ({ silence: "break", accepts: true }));
  await liveThrough(office, 1);
  office.setFault();
  await office.owner.query("delete from public.enquiries where id = $1", [sent[0]?.id]);
  await liveThrough(office, 3);
  expect(office.mails).toHaveLength(1);
  expect(await inTable()).toEqual({ told: 11, waiting: 0, refused: 0 });
});

test("a service that does not answer is left after ten seconds", async () => {
  const sent = await office.insert(1);
  office.setFault((_, index) => (index === 0 ? { silence: "hang" } : undefined));
  expect(await office.run()).toMatchObject({ failed: 1 });
  await office.pass("1 minute");
  await office.run();
  expect(timesTold(office.mails, sent)).toEqual(once(1));
});

test.each([
  ["before sending", false],
  ["between sending and marking", true],
])("a function killed %s loses and doubles nothing", async (_, accepts) => {
  const sent = await office.insert(3);
  office.setFault((__, index) => (index === 1 ? { silence: "hang", accepts } : undefined));
  const doomed = await office.hire();
  const call = doomed.call("letters").catch(() => "broken off");
  await until(() => office.requests.length === 2);
  await doomed.stop();
  expect(await call).toBe("broken off");
  expect(await inTable()).toEqual({ told: 1, waiting: 2, refused: 0 });
  await liveThrough(office, 3);
  expect(timesTold(office.mails, sent)).toEqual(once(3));
  expect(await inTable()).toEqual({ told: 3, waiting: 0, refused: 0 });
});

test("two workers at once on 500 enquiries send one letter", async () => {
  const sent = await office.insert(500);
  const other = await office.hire();
  await Promise.all([office.run(), other.call("letters"), office.run(), other.call("letters")]);
  expect(timesTold(office.mails, sent)).toEqual(once(500));
  expect(office.mails).toHaveLength(1);
  expect(await inTable()).toEqual({ told: 500, waiting: 0, refused: 0 });
});

test("two workers at once on 500 letters send each once", async () => {
  const sent = await office.insert(500);
  // As after 500 first attempts of which nobody knows the end.
  await office.owner.query("update public.enquiries set letter_key = id, letter_others = 0");
  const other = await office.hire();
  await Promise.all([office.run(), other.call("letters")]);
  expect(timesTold(office.mails, sent)).toEqual(once(500));
  expect(office.requests).toHaveLength(500);
  expect(await inTable()).toEqual({ told: 500, waiting: 0, refused: 0 });
});

test.each(["3 days", "-3 days", "-20 minutes"])(
  "a clock that is set by %s delays nothing and gives up nothing",
  async (interval) => {
    const tried = await office.insert(1);
    office.setFault(() => ({ status: 503 }));
    await office.run();
    office.setFault();
    await office.pass(interval);
    const fresh = await office.insert(1);
    await office.pass("1 minute");
    await liveThrough(office, 21);
    expect(timesTold(office.mails, [...tried, ...fresh])).toEqual(once(2));
    expect(await inTable()).toEqual({ told: 2, waiting: 0, refused: 0 });
  },
);

test("the database is held by another: storing an enquiry does not wait for a letter", async () => {
  await office.insert(20);
  const holder = await ownerClient(office.backend.databaseUrl);
  await holder.query("begin");
  await holder.query("select * from private.take_letter()");
  await office.owner.query("set statement_timeout = '2s'");
  const sent = await office.insert(1);
  await office.owner.query("reset statement_timeout");
  await holder.query("rollback");
  await holder.end();
  await office.run();
  expect(timesTold(office.mails, sent)).toEqual(once(1));
});

test("300 enquiries from 50 writers, with the database restarted in the middle: 300 told, each once", async () => {
  const { backend } = office;
  const rows = Array.from({ length: 300 }, () => enquiry());
  const queue = [...rows];
  let restarting: Promise<Database> | undefined;
  let isWriting = true;

  async function restart(): Promise<Database> {
    await backend.stopDatabase();
    const choosePort = async () => backend.databasePort;
    return startDatabase({ dataDir: backend.dataDir, choosePort });
  }
  /** As the site does it: one id for all attempts; 409 means that it is stored. */
  async function write(): Promise<void> {
    const api = apiClient(backend.anonKey, backend.url);
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
      await office.run().catch(() => {});
      await wait(50);
    }
  }
  const working = work();
  await Promise.all(Array.from({ length: 50 }, write));
  isWriting = false;
  await working;
  restarted = await restarting;
  await office.reconnect();
  await liveThrough(office, 8);
  expect(timesTold(office.mails, rows)).toEqual(once(300));
  expect(await inTable()).toEqual({ told: 300, waiting: 0, refused: 0 });
});
