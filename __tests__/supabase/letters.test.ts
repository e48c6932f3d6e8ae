/** @jest-environment node */
import fs from "node:fs";
import type { Client } from "pg";
import {
  API_KEY,
  type LettersHarness,
  once,
  startLettersHarness,
  timesTold,
} from "../support/letters-harness";
import { ownerClient } from "../support/test-backend";

/** Tests that the salon gets an e-mail about each enquiry, and none twice. */

let harness: LettersHarness;
let superuser: Client;
beforeAll(async () => {
  harness = await startLettersHarness();
  superuser = await ownerClient(
    harness.backend.databaseUrl.replace("//postgres:", "//supabase_admin:"),
  );
});
afterAll(async () => {
  await superuser.end();
  await harness.stop();
});
beforeEach(() => harness.clear());

/** The letters in the order in which they were written. */
async function letters() {
  const { rows } = await harness.owner.query("select * from private.letters order by written_at");
  return rows;
}

/** Runs a statement that supabase/README.md contains. */
async function runFromGuide(start: string): Promise<void> {
  const guide = fs.readFileSync("supabase/README.md", "utf8");
  const [statement = `The guide does not contain: ${start}`] =
    guide.match(new RegExp(`${start}[^;]*;`)) ?? [];
  await harness.owner.query(statement);
}

const silence = { accepts: false };
const lostAnswer = { accepts: true };

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

  test("sends one e-mail about forty enquiries", async () => {
    const sent = await harness.insert(40);
    await harness.pass(10);
    expect(harness.mails.map(({ subject }) => subject)).toEqual(["40 enquiries from the website"]);
    expect(harness.mails[0]).not.toHaveProperty("reply_to");
    expect(timesTold(harness.mails, sent)).toEqual(once(40));
  });

  test("sends an e-mail about a new enquiry before letters that have waited", async () => {
    harness.setFault(() => ({ status: 503 }));
    for (let letter = 0; letter < 5; letter += 1) {
      await harness.insert(1);
      await harness.pass(1);
    }
    harness.setFault();
    harness.setClock(Date.now() + 2 * 60 * 60_000);
    const sent = await harness.insert(1);
    await harness.pass(1);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
  });

  test("sends the test e-mail of the set-up", async () => {
    await harness.owner.query(
      "delete from vault.secrets; update private.mail_settings set salon = null, sender = null, recipient = null",
    );
    const guide = fs.readFileSync("supabase/README.md", "utf8");
    const [, setUp = ""] = guide.match(/```sql\n(\s*select vault\.create_secret[^`]*)```/) ?? [];
    await harness.owner.query(
      setUp.replace("re_…", API_KEY).replaceAll("your-domain", "example.com"),
    );
    await harness.pass(1);
    expect(harness.mails).toMatchObject([{ subject: "Test", to: ["salon@example.com"] }]);
  });
});

test("deletes the text of a letter that is sent", async () => {
  await harness.insert(1);
  await harness.pass(2);
  expect(await letters()).toMatchObject([
    { subject: null, text: null, reply_to: null, due_at: null, sent_at: expect.any(Date) },
  ]);
});

describe("sends one e-mail", () => {
  test("after 1, 5, 15 and 60 minutes while the service is down", async () => {
    const sent = await harness.insert(1);
    harness.setFault((_, index) => (index < 4 ? { status: 503 } : undefined));
    await harness.pass(90);
    expect(harness.requests).toEqual([0, 1, 6, 21, 81]);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
  });

  test.each([
    ["before the service accepts it", silence],
    ["after the service accepted it", lostAnswer],
  ])("although the connection is lost %s", async (_, fault) => {
    const sent = await harness.insert(12);
    harness.setFault((__, index) => [fault, { status: 503 }, fault][index]);
    await harness.pass(30);
    expect(harness.requests).toHaveLength(4);
    expect(timesTold(harness.mails, sent)).toEqual(once(12));
  });

  test("although the run is killed", async () => {
    const sent = await harness.insert(2);
    const killed = await ownerClient(harness.backend.databaseUrl);
    killed.on("error", () => {});
    await killed.query("begin");
    await harness.run(killed);
    await harness.owner.query(
      "select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory'",
    );
    await harness.pass(2);
    expect(timesTold(harness.mails, sent)).toEqual(once(2));
  });

  test("although two runs work at once", async () => {
    const sent = await harness.insert(300);
    const other = await ownerClient(harness.backend.databaseUrl);
    await other.query("begin");
    await harness.run(other);
    await harness.run();
    await harness.insert(1);
    await Promise.all([other.query("commit"), harness.run()]);
    await harness.pass(1);
    await other.end();
    expect(timesTold(harness.mails, sent)).toEqual(once(300));
    expect(harness.mails).toHaveLength(2);
  });

  test("although pg_net loses its requests and starts its numbers again", async () => {
    const crash = "truncate net.http_request_queue, net._http_response restart identity";
    await superuser.query(crash);
    const lost = await harness.insert(1);
    await harness.run();
    await superuser.query(crash);
    // The request of this letter gets the number of the lost one.
    const other = await harness.insert(1);
    await harness.pass(10);
    expect(timesTold(harness.mails, [...lost, ...other])).toEqual(once(2));
    expect(harness.requests).toEqual([0, 5]);
  });

  test("after the Retry-After of a 429", async () => {
    const sent = await harness.insert(1);
    const limited = { status: 429, name: "rate_limit_exceeded", retryAfter: 7200 };
    harness.setFault((_, index) => (index === 0 ? limited : undefined));
    await harness.pass(130);
    // The run of the next minute reads the answer.
    expect(harness.requests).toEqual([0, 121]);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
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

  test("when a sender that Resend refuses is corrected", async () => {
    const sent = await harness.insert(1);
    await harness.owner.query("update private.mail_settings set sender = 'website@salon'");
    await harness.pass(3);
    expect(await letters()).toMatchObject([{ failure: "422 invalid_from_address" }]);
    await harness.setUp();
    await harness.pass(30);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
    expect(harness.mails[0]).toHaveProperty("reply_to");
  });

  test.each([
    ["the connection", lostAnswer, "select 1"],
    ["pg_net", undefined, "truncate net._http_response"],
  ])("although %s loses an answer and then a setting changes", async (_, fault, loss) => {
    const sent = await harness.insert(1);
    harness.setFault((__, index) => (index === 0 ? fault : undefined));
    await harness.pass(1);
    await harness.owner.query(loss);
    await harness.setUp({ recipient: "other@example.com" });
    await harness.pass(10);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
    expect(await letters()).toMatchObject([{ sent_at: expect.any(Date) }]);
  });

  test.each([-3 * 24 * 60, -20, 3 * 24 * 60])(
    "although the clock is set by %d minutes",
    async (minutes) => {
      const tried = await harness.insert(1);
      harness.setFault(() => ({ status: 503 }));
      await harness.pass(4);
      harness.setFault();
      harness.setClock(Date.now() + minutes * 60_000);
      const fresh = await harness.insert(1);
      await harness.pass(5);
      expect(timesTold(harness.mails, [...tried, ...fresh])).toEqual(once(2));
    },
  );

  test("once the mail settings exist", async () => {
    const sent = await harness.insert(1);
    await harness.owner.query("update private.mail_settings set sender = null");
    await harness.pass(3);
    expect(await letters()).toMatchObject([{ failure: expect.stringContaining("mail_settings") }]);
    await harness.setUp();
    await harness.pass(1);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
  });
});

describe("a refused letter", () => {
  const invalid = { status: 422, name: "validation_error" };

  test("is sent without its Reply-To", async () => {
    const [sent] = await harness.insert(1, { email: "amal@salon" });
    await harness.pass(2);
    expect(harness.mails).toHaveLength(1);
    expect(harness.mails[0]).not.toHaveProperty("reply_to");
    expect(harness.mails[0]?.text).toContain(sent?.email);
    expect(harness.mails[0]?.text).toContain('"Reply" does not reach');
  });

  test("is not sent a third time, and is a problem until its enquiry is answered", async () => {
    await harness.insert(1);
    harness.setFault(() => invalid);
    await harness.pass(90);
    expect(harness.requests).toEqual([0, 1]);
    const problems = () =>
      harness.owner.query("select problem, reason from private.letter_problems");
    expect((await problems()).rows).toEqual([
      { problem: "refused", reason: "422 validation_error" },
    ]);
    await harness.owner.query("update public.enquiries set answered_at = now()");
    expect((await problems()).rows).toEqual([]);
    await harness.owner.query("select private.check_letters()");
  });

  test("does not delay the others", async () => {
    const [first] = await harness.insert(1);
    harness.setFault(({ text }) => (text.includes(String(first?.email)) ? invalid : undefined));
    await harness.pass(1);
    const others = await harness.insert(5);
    await harness.pass(1);
    expect(timesTold(harness.mails, others)).toEqual(once(5));
  });

  test("is given up after three days, until a person sends it again", async () => {
    const sent = await harness.insert(1);
    await harness.owner.query("update public.enquiries set answered_at = now()");
    harness.setFault(() => ({ status: 500 }));
    await harness.pass(4 * 24 * 60, 5);
    expect(harness.requests).toHaveLength(76);
    expect(harness.requests.at(-1)).toBeGreaterThanOrEqual(3 * 24 * 60);
    const failure = "given up after three days: 500 application_error";
    expect(await letters()).toMatchObject([{ due_at: null, failure }]);
    harness.setFault();
    await runFromGuide("update private.letters");
    await harness.pass(2);
    expect(timesTold(harness.mails, sent)).toEqual(once(1));
  });
});

describe("storing an enquiry", () => {
  test("does not wait for a run", async () => {
    const [stored] = await harness.insert(20);
    const other = await ownerClient(harness.backend.databaseUrl);
    await other.query("begin");
    await harness.run(other);
    await harness.owner.query("set statement_timeout = '2s'");
    const during = await harness.insert(1);
    // The browser repeats an enquiry whose response was lost.
    await expect(harness.insert(1, { id: String(stored?.id) })).rejects.toMatchObject({
      code: "23505",
    });
    await harness.owner.query("reset statement_timeout");
    await other.query("commit");
    await other.end();
    await harness.pass(2);
    expect(timesTold(harness.mails, during)).toEqual(once(1));
  });

  test("does not need letters", async () => {
    await harness.owner.query("begin; drop table private.letters cascade");
    const [sent] = await harness.insert(1);
    const { rows } = await harness.owner.query("select email from public.enquiries");
    await harness.owner.query("rollback");
    expect(rows).toEqual([{ email: sent?.email }]);
  });
});

describe("deleting an enquiry", () => {
  test("deletes its text in a letter that is not sent, which is written again for the others", async () => {
    harness.setFault(() => ({ status: 503 }));
    const [first, ...others] = await harness.insert(3);
    await harness.pass(1);
    await harness.owner.query("delete from public.enquiries where id = $1", [first?.id]);
    expect(await letters()).toEqual([]);
    harness.setFault();
    await harness.pass(2);
    expect(timesTold(harness.mails, [...others, ...(first ? [first] : [])])).toEqual([1, 1, 0]);
  });

  test("does not send a letter that is sent again for the others", async () => {
    const [first] = await harness.insert(2);
    await harness.pass(2);
    await harness.owner.query("delete from public.enquiries where id = $1", [first?.id]);
    await harness.pass(2);
    expect(harness.mails).toHaveLength(1);
  });
});

describe("the notice of the hourly limit", () => {
  const notices = () => harness.mails.filter(({ subject }) => subject.includes("limit"));
  beforeEach(() => harness.owner.query("update private.enquiry_settings set per_hour = 20"));

  test("is sent once for a flood, besides the e-mail about the enquiries", async () => {
    const sent = await harness.insert(20);
    await expect(harness.insert(1)).rejects.toMatchObject({ code: "PT429" });
    await harness.pass(61);
    expect(timesTold(harness.mails, sent)).toEqual(once(20));
    expect(notices()).toMatchObject([
      {
        subject: "The contact form reached its limit: 20 enquiries in an hour",
        text: expect.stringContaining("per_hour = 40;"),
      },
    ]);
  });

  test("is sent at most once an hour, and not below the limit", async () => {
    await harness.insert(19);
    await harness.pass(1);
    expect(notices()).toEqual([]);
    await harness.insert(1);
    await harness.pass(59);
    expect(notices()).toHaveLength(1);
    await harness.owner.query("update public.enquiries set created_at = now() + interval '1 hour'");
    await harness.pass(5);
    expect(notices()).toHaveLength(2);
  });
});

describe("the reminder", () => {
  const reminders = () => harness.mails.filter(({ subject }) => subject.endsWith("for an answer"));

  test("lists once a day, at 9:30 in Kuwait, what is unanswered for a day", async () => {
    harness.setClock("2026-03-01T06:30:00Z");
    const [old, , answered] = await harness.insert(3);
    await harness.owner.query("update public.enquiries set answered_at = now() where id = $1", [
      answered?.id,
    ]);
    harness.setClock("2026-03-01T06:31:00Z");
    const [recent] = await harness.insert(1);
    harness.setClock("2026-03-02T06:28:00Z");
    await harness.pass(2);
    expect(reminders()).toEqual([]);
    await harness.pass(24 * 60 - 10, 10);
    expect(reminders().map(({ subject }) => subject)).toEqual(["2 enquiries wait for an answer"]);
    expect(reminders()[0]?.text).toContain(`| ${old?.email}`);
    expect(reminders()[0]?.text).not.toContain(answered?.email);
    expect(reminders()[0]?.text).not.toContain(recent?.email);
    await harness.pass(30, 10);
    expect(reminders().at(-1)?.subject).toBe("3 enquiries wait for an answer");
  });

  test("is not sent if every enquiry is answered, and its text goes with a deleted enquiry", async () => {
    harness.setClock("2026-03-01T06:30:00Z");
    await harness.insert(1);
    await harness.pass(2);
    harness.setFault(() => ({ status: 503 }));
    harness.setClock("2026-03-02T06:30:00Z");
    await harness.pass(1);
    expect(await letters()).toHaveLength(2);
    await harness.owner.query("delete from public.enquiries");
    await harness.pass(5);
    expect(await letters()).toMatchObject([{ kind: "enquiries" }]);
  });
});

describe("the nightly check", () => {
  async function problems() {
    await superuser.query("set role supabase_read_only_user");
    const { rows } = await superuser.query("select * from private.letter_problems order by since");
    await superuser.query("reset role");
    return rows;
  }

  test("reports letters and enquiries that have waited for more than an hour", async () => {
    harness.setFault(() => ({ status: 503 }));
    harness.setClock(Date.now() - 61 * 60_000);
    await harness.insert(1);
    await harness.pass(2);
    const [waiting] = await harness.insert(1);
    harness.setClock(Date.now() - 50 * 60_000);
    await harness.insert(1);
    expect(await problems()).toMatchObject([
      { problem: "overdue", reason: "503 application_error" },
    ]);
    await expect(harness.owner.query("select private.check_letters()")).rejects.toThrow(
      /^overdue since .*: 503 application_error$/,
    );
    await harness.owner.query(
      "update public.enquiries set created_at = now() - interval '61 minutes' where id = $1",
      [waiting?.id],
    );
    expect(await problems()).toContainEqual(
      expect.objectContaining({ id: waiting?.id, reason: expect.stringContaining("pg_cron") }),
    );
  });
});
