/** @jest-environment node */
import fs from "node:fs";
import type { Client } from "pg";
import type { MailFault } from "../../supabase/local/mail-service";
import {
  API_KEY,
  type LettersHarness,
  once,
  startLettersHarness,
  timesTold,
} from "../support/letters-harness";
import { insertEnquiry, ownerClient } from "../support/test-backend";

/** Tests that the salon gets an e-mail about each enquiry, and none twice. */

let harness: LettersHarness;
let superuser: Client;
beforeAll(async () => {
  harness = await startLettersHarness();
  superuser = await ownerClient(harness.backend.superuserUrl);
});
afterAll(async () => {
  await superuser?.end();
  await harness?.stop();
});
beforeEach(async () => {
  await sql("reset statement_timeout");
  await harness.clear();
});

const sql = (text: string) => harness.owner.query(text);

/** The letters in the order in which they were written. */
const letters = async () => (await sql("select * from private.letters order by written_at")).rows;

const subjects = () => harness.mails.map(({ subject }) => subject);

/** Runs a statement of a guide. */
function runFrom(guide: string, start: string, change = (statement: string) => statement) {
  const text = fs.readFileSync(guide, "utf8");
  const [statement = `${guide} does not contain: ${start}`] =
    text.match(new RegExp(`${start}[^;]*;`)) ?? [];
  return sql(change(statement));
}

/** Runs `work` with another session in a transaction, which is rolled back unless `work` commits it. */
async function withSession(work: (other: Client) => Promise<void>): Promise<void> {
  const other = await ownerClient(harness.backend.databaseUrl);
  other.on("error", () => {});
  try {
    await other.query("begin");
    await work(other);
  } finally {
    await other.end();
  }
}

const MINUTE = 60_000;
const lostRequest = { accepts: false };
const lostAnswer = { accepts: true };
const unavailable = { status: 503 };
const invalid = { status: 422, body: '{"statusCode":422,"name":"validation_error"}' };

describe("within a minute", () => {
  test("sends an e-mail about an enquiry, with the client's address as Reply-To", async () => {
    const [sent] = await harness.insert(1, { name: "Amal" });
    await harness.pass(1);
    expect(harness.mails).toMatchObject([
      {
        from: "Test Salon website <website@example.com>",
        to: ["salon@example.com"],
        reply_to: sent?.email,
        subject: "Enquiry from Amal",
        text: expect.stringContaining("Do you have an hour on Friday?"),
      },
    ]);
  });

  test("gives each letter an id for mail programs, which join letters with one subject", async () => {
    harness.setFault((_, index) => (index === 0 ? lostAnswer : undefined));
    for (let letter = 0; letter < 2; letter += 1) {
      await harness.insert(1, { name: "Fatima" });
      await harness.pass(1);
    }
    await harness.pass(1);
    expect(harness.requests).toHaveLength(3);
    const ids = (await letters()).map(({ id }) => ({ headers: { "X-Entity-Ref-ID": id } }));
    expect(harness.mails).toMatchObject(ids);
  });

  test("sends one e-mail about all new enquiries, at most 500", async () => {
    const sent = await harness.insert(501);
    await harness.pass(2);
    expect(subjects()).toEqual(["500 enquiries from the website", "Enquiry from Amal"]);
    expect(harness.mails[0]).not.toHaveProperty("reply_to");
    expect(timesTold(harness.mails, sent)).toEqual(once(501));
  });

  test("sends an e-mail about a new enquiry before letters that have waited", async () => {
    harness.setFault(() => unavailable);
    for (let letter = 0; letter < 5; letter += 1) {
      await harness.insert(1);
      await harness.pass(1);
    }
    harness.setFault();
    harness.setClock(Date.now() + 120 * MINUTE);
    const sent = await harness.insert(1);
    await harness.pass(1);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
    expect(harness.mails).toHaveLength(1);
  });

  test("sends the test e-mail of the set-up", async () => {
    await sql("delete from vault.secrets");
    await sql("update private.mail_settings set salon = null, sender = null, recipient = null");
    await sql(`select vault.create_secret('${API_KEY}', 'resend_api_key')`);
    await runFrom("supabase/README.md", "update private.mail_settings", (statement) =>
      statement.replaceAll("your-domain", "example.com"),
    );
    // The same text again is another letter.
    for (let letter = 0; letter < 2; letter += 1) {
      await runFrom("supabase/README.md", "insert into private.letters");
      await harness.pass(2);
    }
    const mail = { subject: "Test", to: ["salon@example.com"] };
    expect(harness.mails).toMatchObject([mail, mail]);
  });
});

describe("a fault delays only its letter, which arrives once:", () => {
  const html = "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n</html>";
  test.each([
    ["the service is down for an hour", Array(4).fill(unavailable)],
    ["no connection", [lostRequest, unavailable, lostRequest]],
    [
      "a connection that is lost after the service accepted it",
      [lostAnswer, unavailable, lostAnswer],
    ],
    ["a JSON that PostgreSQL cannot store", [{ status: 500, body: '{"name":"\\u0000"}' }]],
    // pg_net follows redirects.
    ["a page in place of an answer", [{ status: 200, body: html }]],
    ["a JSON without an id", [{ status: 200, body: '{"id":null,"message":"Sign in"}' }]],
  ])("%s", async (_, faults: MailFault[]) => {
    const first = await harness.insert(12);
    const left = faults.values();
    const isFirst = (text: string) => text.includes(String(first[0]?.email));
    harness.setFault(({ text }) => (isFirst(text) ? left.next().value : undefined));
    await harness.pass(1);
    const next = await harness.insert(1);
    await harness.pass(1);
    expect(timesTold(harness.mails, next)).toEqual(once(1));
    await harness.pass(90);
    expect(timesTold(harness.mails, [...first, ...next])).toEqual(once(13));
    // The second request is the next letter. Retries follow after 1, 5, 15 and 60 minutes, here a minute later: one request a
    // minute, and new letters first.
    expect(harness.requests).toEqual([0, 1, 2, 7, 22, 82].slice(0, faults.length + 2));
    expect(await letters()).toMatchObject(Array(2).fill({ sent_at: expect.any(Date) }));
  });

  // pg_net stores the bytes of an answer unchecked.
  test.each([
    [502, "e9", "502 \\351"],
    [200, "c3", "200 \\303"],
  ])("a %d with the bytes %s, which are no UTF-8", async (status, bytes, failure) => {
    const sent = await harness.insert(1);
    harness.setFault((_, index) => (index === 0 ? { status } : undefined));
    await harness.pass(1);
    await superuser.query(
      `create cast (bytea as text) without function;
       update net._http_response set content = '\\x${bytes}'::bytea::text where content is null;
       drop cast (bytea as text)`,
    );
    sent.push(...(await harness.insert(1)));
    await harness.pass(1);
    expect(await letters()).toMatchObject([{ sent_at: null, failure }, {}]);
    await harness.pass(3);
    expect(timesTold(harness.mails, sent)).toEqual(once(2));
  });
});

describe("sends one e-mail", () => {
  test("although the run is killed", async () => {
    const sent = await harness.insert(2);
    await withSession(async (killed) => {
      await harness.run(killed);
      await sql("select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory'");
    });
    await harness.pass(2);
    expect(timesTold(harness.mails, sent)).toEqual(once(2));
  });

  test("although two runs work at once, and storing an enquiry does not wait for them", async () => {
    const sent = await harness.insert(1);
    harness.setFault((_, index) => (index === 0 ? unavailable : undefined));
    await harness.pass(1);
    sent.push(...(await harness.insert(300)));
    await withSession(async (other) => {
      await harness.run(other);
      await sql("set statement_timeout = '2s'");
      await harness.run();
      sent.push(...(await harness.insert(1)));
      // The browser repeats an enquiry whose response was lost.
      const repeated = harness.insert(1, { id: String(sent[0]?.id) });
      await expect(repeated).rejects.toMatchObject({ code: "23505" });
      await Promise.all([other.query("commit"), harness.run()]);
    });
    await harness.pass(4);
    expect(timesTold(harness.mails, sent)).toEqual(once(302));
    expect(harness.mails).toHaveLength(3);
  });

  test("although an old answer has the number of its request", async () => {
    const sent = await harness.insert(1);
    await harness.run();
    await sql(
      `insert into net._http_response (id, status_code, content, created)
       select request, 200, '{"id":""}', attempted_at - interval '1 second' from private.letters`,
    );
    await harness.pass(2);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
  });

  test("a minute later about an enquiry that another session has locked", async () => {
    const [locked, ...others] = await harness.insert(3);
    await withSession(async (other) => {
      await other.query("select from public.enquiries where id = $1 for update", [locked?.id]);
      await sql("set statement_timeout = '2s'");
      await harness.pass(1);
    });
    expect(timesTold(harness.mails, others)).toEqual(once(2));
    await harness.pass(1);
    expect(subjects()).toEqual(["2 enquiries from the website", "Enquiry from Amal"]);
  });

  test("a day later, when the API key is corrected", async () => {
    await harness.setUp({ apiKey: "re_wrong" });
    const sent = await harness.insert(3);
    await harness.pass(24 * 60, 10);
    expect(harness.mails).toEqual([]);
    await harness.setUp();
    await harness.pass(70);
    expect(timesTold(harness.mails, sent)).toEqual(once(3));
  });

  test("with its Reply-To, when a sender that the service refuses is corrected", async () => {
    const [sent] = await harness.insert(1);
    harness.setFault(({ from }) => (from.includes("@mistyped.") ? invalid : undefined));
    await sql("update private.mail_settings set sender = 'website@mistyped.example' where id");
    await harness.pass(2);
    await harness.setUp();
    await harness.pass(30);
    expect(harness.mails).toMatchObject([{ reply_to: sent?.email }]);
  });

  test("once the mail settings exist", async () => {
    const sent = await harness.insert(1);
    await sql("update private.mail_settings set sender = null");
    await harness.pass(3);
    expect(await letters()).toMatchObject([{ failure: expect.stringContaining("mail_settings") }]);
    await harness.setUp();
    await harness.pass(1);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
  });

  test.each([-3 * 24 * 60, -20, 3 * 24 * 60])(
    "although the clock is set by %d minutes",
    async (minutes) => {
      const tried = await harness.insert(1);
      harness.setFault(() => unavailable);
      await harness.pass(4);
      const written = await harness.insert(1);
      await sql("select private.write_letters(max(created_at)) from public.enquiries");
      harness.setFault();
      harness.setClock(Date.now() + minutes * MINUTE);
      const fresh = await harness.insert(1);
      await harness.pass(5);
      expect(timesTold(harness.mails, [...tried, ...written, ...fresh])).toEqual(once(3));
    },
  );
});

describe("a refused letter", () => {
  test("is sent at once without its Reply-To, and once if this answer is lost", async () => {
    const [sent] = await harness.insert(1);
    harness.setFault((_, index) => [invalid, lostAnswer, unavailable][index]);
    await harness.pass(10);
    expect(harness.requests).toEqual([0, 1, 2, 7]);
    expect(harness.mails).toHaveLength(1);
    expect(harness.mails[0]).not.toHaveProperty("reply_to");
    expect(harness.mails[0]?.text).toContain(sent?.email);
    expect(harness.mails[0]?.text).toContain('"Reply" does not reach');
  });

  test("is tried later with and without its Reply-To, as often as another one", async () => {
    await harness.insert(1);
    harness.setFault(() => invalid);
    await harness.pass(90);
    expect(harness.requests).toEqual([0, 1, 2, 3, 8, 9, 24, 25, 85, 86]);
    expect(await letters()).toMatchObject([{ failure: `422 ${invalid.body}` }]);
  });
});

test("a letter is given up after three days", async () => {
  await harness.insert(1);
  harness.setFault(() => unavailable);
  await harness.pass(1);
  await sql("update public.enquiries set answered_at = now()");
  await harness.pass(4 * 24 * 60, 60);
  expect(harness.requests).toHaveLength(76);
  expect(harness.requests.at(-1)).toBeGreaterThanOrEqual(3 * 24 * 60);
  const failure = "given up after three days: 503";
  expect(await letters()).toMatchObject([{ due_at: null, failure }]);
});

test("the guide sends the enquiries of letters that wait or were given up again, in one e-mail", async () => {
  harness.setFault(() => unavailable);
  const sent = [];
  for (let letter = 0; letter < 3; letter += 1) {
    sent.push(...(await harness.insert(1)));
    await harness.pass(1);
  }
  await sql(
    "update private.letters set due_at = null where due_at = (select min(due_at) from private.letters)",
  );
  const [answered] = sent.splice(1, 1);
  await sql(`update public.enquiries set answered_at = now() where id = '${answered?.id}'`);
  harness.setFault();
  await runFrom("supabase/README.md", "update public.enquiries set letter");
  sent.push(...(await harness.insert(1)));
  await harness.pass(90);
  expect(subjects()[0]).toBe("3 enquiries from the website");
  expect(timesTold(harness.mails, sent)).toEqual(once(3));
});

test("a deleted enquiry is not in the queue of a pg_net that stands still, after the next attempt", async () => {
  const start = Date.parse("2026-03-01T07:00:00Z");
  harness.setClock(start);
  const [deleted, kept] = await harness.insert(2);
  await harness.run();
  await sql(`delete from public.enquiries where id = '${deleted?.id}'`);
  harness.setClock(start + MINUTE);
  await harness.run();
  const { rows } = await sql(
    "select convert_from(body, 'UTF8') as body from net.http_request_queue",
  );
  expect(rows).toEqual([{ body: expect.stringContaining(String(kept?.email)) }]);
});

test("an answered enquiry gets no letter", async () => {
  const sent = await harness.insert(2);
  await sql(`update public.enquiries set answered_at = now() where id = '${sent[0]?.id}'`);
  await harness.pass(1);
  expect(timesTold(harness.mails, sent)).toEqual([0, 1]);
});

test("an enquiry is stored even if letters cannot be written", async () => {
  await withSession(async (other) => {
    await other.query("drop table private.letters cascade");
    const { email } = await insertEnquiry(other);
    const { rows } = await other.query("select email from public.enquiries");
    expect(rows).toEqual([{ email }]);
  });
});

describe("a deleted enquiry", () => {
  test("is not in the next attempt, which the service takes for another e-mail", async () => {
    harness.setFault((_, index) => (index === 0 ? lostAnswer : undefined));
    const [deleted] = await harness.insert(3);
    await harness.pass(1);
    await sql(`delete from public.enquiries where id = '${deleted?.id}'`);
    await harness.pass(2);
    expect(subjects()).toEqual(["3 enquiries from the website", "2 enquiries from the website"]);
  });

  test("ends its letter if there are no others", async () => {
    harness.setFault(() => unavailable);
    harness.setClock(Date.now() - 120 * MINUTE);
    await harness.insert(1);
    await harness.pass(1);
    await sql("delete from public.enquiries");
    await harness.pass(10);
    expect(harness.requests).toHaveLength(1);
    expect(await letters()).toMatchObject([{ due_at: null, failure: "nothing to send" }]);
    await sql("select private.check_letters()");
  });
});

test.each([2, 3])("after %d letters in a day, the next one waits", async (count) => {
  await sql(`update private.mail_settings set letters_a_day = ${count}`);
  for (let letter = 0; letter < 4; letter += 1) {
    await harness.insert(1);
    await harness.pass(1);
  }
  expect(harness.mails).toHaveLength(count);
});

describe("a flood", () => {
  test("is named in the subject of its e-mail, also in a later attempt", async () => {
    await sql("update private.enquiry_settings set per_hour = 20");
    harness.setClock("2026-03-01T12:00:00Z");
    await harness.insert(19);
    await harness.pass(1);
    await harness.insert(1);
    harness.setFault((_, index) =>
      index === 1 ? lostAnswer : index < 5 ? unavailable : undefined,
    );
    await harness.pass(90);
    expect(harness.requests).toHaveLength(6);
    expect(subjects()).toEqual([
      "19 enquiries from the website",
      "Enquiry from Amal (the form has reached its hourly limit)",
    ]);
  });

  test("costs at most 48 e-mails a day, and each enquiry is in one", async () => {
    const sent = [];
    for (let hour = 0; hour < 24; hour += 0.1) {
      sent.push(...(await harness.insert(1)));
      await harness.pass(6, 6);
    }
    expect(harness.requests.filter((minute) => minute < 150)).toHaveLength(25);
    expect(harness.mails.length).toBeGreaterThan(40);
    expect(harness.mails.length).toBeLessThanOrEqual(48);
    await harness.pass(60, 6);
    expect(timesTold(harness.mails, sent)).toEqual(once(sent.length));
  });
});

describe("the reminder", () => {
  const reminders = () => harness.mails.filter(({ subject }) => subject.endsWith("for an answer"));

  test("lists once a day, at 9:30 in Kuwait, what is unanswered for a day", async () => {
    harness.setClock("2026-03-01T06:30:00Z");
    const [old, , answered] = await harness.insert(3);
    await sql(`update public.enquiries set answered_at = now() where id = '${answered?.id}'`);
    harness.setClock("2026-03-01T06:31:00Z");
    const [recent] = await harness.insert(1);
    harness.setClock("2026-03-02T06:28:00Z");
    await harness.pass(2);
    expect(reminders()).toEqual([]);
    await harness.pass(24 * 60 - 10, 10);
    expect(reminders().map(({ subject }) => subject)).toEqual([
      "2 enquiries are waiting for an answer",
    ]);
    expect(reminders()[0]?.text).toMatch(/^These enquiries /);
    expect(reminders()[0]?.text).toContain(`| ${old?.email}`);
    expect(reminders()[0]?.text).not.toContain(answered?.email);
    expect(reminders()[0]?.text).not.toContain(recent?.email);
    await harness.pass(30, 10);
    expect(reminders().at(-1)?.subject).toBe("3 enquiries are waiting for an answer");
  });

  test("lists the newest hundred, none of more than 30 days ago, and is not sent if none is left", async () => {
    harness.setClock("2026-01-30T06:29:00Z");
    const [forgotten] = await harness.insert(1);
    await harness.pass(1);
    harness.setClock("2026-02-10T06:30:00Z");
    await harness.insert(120);
    harness.setClock("2026-02-27T06:30:00Z");
    const [newest] = await harness.insert(1);
    harness.setClock("2026-03-01T06:30:00Z");
    await harness.pass(2);
    const [mail] = reminders();
    expect(mail?.subject).toBe("121 enquiries are waiting for an answer");
    const lines = String(mail?.text)
      .split("\n")
      .filter((line) => line.includes(" | "));
    expect(lines).toHaveLength(100);
    expect(lines[0]).toContain(newest?.email);
    expect(mail?.text).toMatch(/\nAnd 21 more\.$/);
    expect(mail?.text).not.toContain(forgotten?.email);
    await sql("delete from public.enquiries where created_at > '2026-02-01'");
    await harness.pass(24 * 60, 10);
    expect(reminders()).toHaveLength(1);
  });
});

describe("the check of the letters", () => {
  /** The message of the check: one line for each problem. */
  const problems = () =>
    sql("select private.check_letters()").then(
      () => "",
      (error: Error) => error.message,
    );

  test("reports letters and enquiries that have waited for more than an hour", async () => {
    harness.setFault(() => ({ status: 502, body: "<p>amal@example.com</p>" }));
    harness.setClock(Date.now() - 61 * MINUTE);
    await harness.insert(1);
    await harness.pass(3);
    harness.setClock(Date.now() - 50 * MINUTE);
    await harness.insert(1);
    expect(await problems()).toMatch(/^since .*: 502$/);
    await sql("update public.enquiries set created_at = now() - interval '61 minutes'");
    expect(await problems()).toMatch(/: 502\nsince .* no letter: .*pg_cron/);
  });

  test("reports a letter that was given up, until its enquiry is answered", async () => {
    harness.setClock(Date.now() - 61 * MINUTE);
    await harness.insert(1);
    await harness.run();
    await sql("update private.letters set due_at = null");
    expect(await problems()).toMatch(/no answer$/);
    await sql("update public.enquiries set answered_at = now()");
    expect(await problems()).toBe("");
  });

  test.each(["per_email = 0", "per_client = 0", "per_hour = 0", "per_hour = 2"])(
    "reports that the form accepts no enquiries: %s",
    async (setting) => {
      await harness.insert(2);
      expect(await problems()).toBe("");
      await sql(`update private.enquiry_settings set ${setting}`);
      expect(await problems()).toMatch(/^the form .* private.enquiry_settings$/);
    },
  );

  test("reports that the row of the limits is missing", async () => {
    await withSession(async (other) => {
      await other.query("delete from private.enquiry_settings");
      await expect(other.query("select private.check_letters()")).rejects.toThrow(
        /the form .* private.enquiry_settings/,
      );
    });
  });

  test("reports enquiries and clients that no job has deleted", async () => {
    await harness.insert(3);
    await sql("update public.enquiries set answered_at = now()");
    const set = (age: string, seen: string) =>
      sql(
        `update public.enquiries set created_at = now() - interval '${age}';
         delete from private.enquiry_clients;
         insert into private.enquiry_clients (client, seen_at) values ('', now() - interval '${seen}')`,
      );
    await set("12 months 23 hours", "59 minutes");
    expect(await problems()).toBe("");
    await set("12 months 25 hours", "61 minutes");
    expect(await problems()).toMatch(
      /^since .*: enquiries are not deleted: .*"delete old enquiries"\nsince .*: clients are not forgotten: .*"$/,
    );
    await sql("delete from private.enquiry_clients");
  });

  test("reports letters that a restore has lost, until they are written again", async () => {
    const [, answered] = await harness.insert(2);
    await harness.run();
    await expect(sql("delete from private.letters")).rejects.toMatchObject({ code: "23503" });
    await sql(`update public.enquiries set answered_at = now() where id = '${answered?.id}'`);
    // A dump turns the triggers off, and with them the foreign keys.
    await superuser.query(
      `set session_replication_role = replica;
       update public.enquiries set letter = gen_random_uuid();
       reset session_replication_role`,
    );
    expect(await problems()).toMatch(/^since .*: the letter is lost: see docs\/recovery.md$/);
    await runFrom("docs/recovery.md", "update public.enquiries");
    expect(await problems()).toBe("");
    // Another restore adds the foreign key to the rows.
    await sql(
      `alter table public.enquiries drop constraint enquiries_letter_fkey;
       alter table public.enquiries add foreign key (letter) references private.letters`,
    );
    await harness.pass(1);
    expect(subjects().at(-1)).toBe("Enquiry from Amal");
  });
});
