/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runInstall } from "deno/install_api.cjs";
import { checkNotifications } from "../../scripts/lib/notification-check";
import type { AcceptedMail } from "../../supabase/local/mail-service";
import { startLocalNotifications } from "../../supabase/local/notifications";
import {
  clear,
  type NotificationHarness,
  once,
  passMinutes,
  startNotificationHarness,
  timesNotified,
  until,
} from "../support/notification-harness";
import { type NewEnquiry, ownerClient } from "../support/test-backend";

jest.setTimeout(60_000);

let harness: NotificationHarness;
beforeAll(async () => {
  harness = await startNotificationHarness();
});
afterAll(() => harness.stop());
beforeEach(() => clear(harness));

/** Stores an enquiry and returns the e-mail about it. */
async function mailOf(fields: Partial<NewEnquiry>): Promise<[AcceptedMail, NewEnquiry]> {
  const [sent] = await harness.insert(1, fields);
  await harness.run();
  const [mail] = harness.mails;
  if (!sent || !mail) throw new Error("There is no e-mail.");
  return [mail, sent];
}

test("passes the type check of Deno", () => {
  const { status, stderr } = spawnSync(
    runInstall(),
    ["check", "supabase/functions/notify-salon/index.ts"],
    { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  );
  expect([status, stderr]).toEqual([0, expect.stringContaining("notify-salon")]);
});

describe("the e-mail about an enquiry", () => {
  test("contains the visitor's name, and her address as Reply-To", async () => {
    const [mail, sent] = await mailOf({ name: "Amal Al-Sabah" });
    expect(mail).toMatchObject({
      subject: "Enquiry from Amal Al-Sabah",
      to: ["salon@example.com"],
      reply_to: sent.email,
      idempotencyKey: sent.id,
    });
  });

  test("contains her message unchanged, as text and as HTML", async () => {
    const message = `  Hello,\n\nis "Friday" <free> & quiet? 💅\n- Amal`;
    const [{ text, html }] = await mailOf({ message });
    expect(text).toContain(message.trim());
    expect(html).toContain(
      "Hello,<br><br>is &quot;Friday&quot; &lt;free&gt; &amp; quiet? 💅<br>- Amal",
    );
  });

  test("contains the time in Kuwait and the number of other unanswered enquiries", async () => {
    const others = await harness.insert(3);
    await harness.run();
    await harness.owner.query("update public.enquiries set answered_at = now() where id = $1", [
      others[0]?.id,
    ]);
    const [sent] = await harness.insert(1);
    await harness.owner.query(
      "update public.enquiries set created_at = '2026-11-20T22:05:00Z' where id = $1",
      [sent?.id],
    );
    await harness.run();
    const text = harness.mails.at(-1)?.text;
    expect(text).toContain("Saturday, 21 November 2026 at 01:05 (Kuwait)");
    expect(text).toContain("2 other enquiries wait for an answer.");
  });

  test.each([
    ["+965 9999 8888", "+96599998888"],
    ["9999-8888", "+96599998888"],
    ["(00965) 99998888", "+96599998888"],
    ["96599998888", "+96599998888"],
    ["٩٩٩٩ ٨٨٨٨", "+96599998888"],
    ["\u202d+44 20 7946 0018\u202c", "+442079460018"],
  ])("turns %s into a phone link and a WhatsApp link with a greeting", async (phone, number) => {
    const [{ text, html }] = await mailOf({ phone, name: "Amal & Co" });
    const greeting = encodeURIComponent(
      "Hello Amal & Co, this is Test Salon. Thank you for your message.",
    );
    const chat = `https://wa.me/${number.slice(1)}?text=${greeting}`;
    expect(html).toContain(`<a href="tel:${number}">`);
    expect(html).toContain(`<a href="${chat.replaceAll("'", "&#39;")}">`);
    expect(text).toContain(`WhatsApp: ${chat}`);
  });

  test.each(["ask for Amal, ext. 5", "0501234567", "1"])(
    "shows %s, which is not a phone number, without a link",
    async (phone) => {
      const [{ text, html }] = await mailOf({ phone });
      expect(text).toContain(phone);
      expect(html).toContain(phone);
      expect(html).not.toMatch(/tel:|wa\.me/);
    },
  );

  test("is right to left and has an Arabic greeting if the message is Arabic", async () => {
    const [{ text, html }] = await mailOf({
      name: "أمل",
      message: "1. هل لديكم موعد؟\nThank you",
      phone: "99998888",
    });
    expect(html).toContain('<div dir="rtl"');
    expect(text).toContain(encodeURIComponent("مرحباً أمل، معك Test Salon"));
  });

  test("removes direction marks from the name", async () => {
    const [{ subject, text, html }] = await mailOf({ name: "\u202eAmal\u2066 أمل\u200f" });
    expect(subject).toBe("Enquiry from Amal أمل\u200f");
    expect(text).toContain("Name: \u2068Amal أمل\u200f\u2069");
    expect(html).toContain("<bdi>Amal أمل\u200f</bdi>");
  });

  test("escapes headers, recipients and markup in the input", async () => {
    // The table refuses this name. The function must not rely on that.
    const constraint = "alter table public.enquiries drop constraint enquiries_name_characters";
    await harness.owner.query(constraint);
    const name = `A"'>\r\nBcc: all@example.com\u2028<img src=x onerror=alert(1)> 💅`;
    const [mail] = await mailOf({
      name,
      message: `</div><script>alert(1)</script><a href="https://example.com">x</a>`,
      phone: `"><img src=x>`,
      email: "a?bcc=all&cc='b@example.com",
    });
    expect(mail.subject).toBe(
      `Enquiry from A"'> Bcc: all@example.com <img src=x onerror=alert(1)> 💅`,
    );
    expect(Object.keys(mail).sort()).toEqual(
      ["from", "html", "id", "idempotencyKey", "reply_to", "subject", "text", "to"].sort(),
    );
    expect(mail.to).toEqual(["salon@example.com"]);
    expect(mail.html).toContain('href="mailto:a%3Fbcc%3Dall%26cc%3D&#39;b@example.com"');
    const tags = mail.html.match(/<\/?\w+/g) ?? [];
    const known = ["html", "head", "meta", "body", "p", "bdi", "div", "br", "a"];
    expect(tags.map((tag) => tag.replace(/\W/g, "")).filter((tag) => !known.includes(tag))).toEqual(
      [],
    );
  });

  test("contains the longest message in full, without pictures or links to the site", async () => {
    const message = "💅".repeat(4000);
    const [{ text, html }] = await mailOf({ message, name: "💅".repeat(100) });
    expect(text).toContain(message);
    expect(html).toContain(message);
    expect(html).not.toMatch(/<img|src=|https?:/);
  });

  test("has no Reply-To if the mail service rejects the address", async () => {
    const [mail, sent] = await mailOf({ email: "amal@salon" });
    expect(mail.reply_to).toBeUndefined();
    expect(mail.text).toContain(sent.email);
    expect(mail.text).toContain('"Reply" does not reach');
  });
});

describe("many enquiries at once", () => {
  test("ten enquiries are notified in ten e-mails", async () => {
    const sent = await harness.insert(10);
    await harness.run();
    expect(harness.mails).toHaveLength(10);
    expect(timesNotified(harness.mails, sent)).toEqual(once(10));
  });

  test("eleven enquiries share one e-mail with a line each", async () => {
    const message = `One\nTwo <b>${"x".repeat(200)}`;
    const sent = await harness.insert(11, { message, phone: "99998888" });
    await harness.run();
    expect(harness.mails.map(({ subject }) => subject)).toEqual(["11 enquiries from the website"]);
    const [mail] = harness.mails;
    const lines = mail?.text.split("\n").filter((line) => line.includes("(Kuwait)"));
    expect(lines).toHaveLength(11);
    expect(mail?.html.match(/<li>/g)).toHaveLength(11);
    expect(mail?.html).not.toContain("<b>");
    for (const [index, line] of (lines ?? []).entries()) {
      expect(line).toContain(sent[index]?.email);
      expect(line).toContain("One Two <b>xxx");
    }
  });
});

test("an enquiry is in the queue once its transaction commits", async () => {
  const other = await ownerClient(harness.backend.databaseUrl);
  await other.query("begin");
  await other.query(
    "insert into public.enquiries (name, email, message) values ('Amal', 'amal@example.com', 'm')",
  );
  expect(await harness.run()).toMatchObject({ accepted: 0 });
  await other.query("commit");
  await other.end();
  expect(await harness.run()).toMatchObject({ accepted: 1 });
});

describe("a rejection", () => {
  test("of a shared e-mail is followed by one e-mail per enquiry", async () => {
    const sent = await harness.insert(12);
    harness.setFault((_, index) => (index === 0 ? { status: 413 } : undefined));
    await passMinutes(harness, 3);
    expect(timesNotified(harness.mails, sent)).toEqual(once(12));
  });

  test("for an invalid enquiry is not retried, and is reported until the enquiry is answered", async () => {
    const [sent] = await harness.insert(1);
    harness.setFault(() => ({ status: 422, name: "validation_error" }));
    expect(await harness.run()).toMatchObject({ rejected: 1 });
    harness.setFault();
    await passMinutes(harness, 70);
    expect(harness.mails).toEqual([]);
    const { rows } = await harness.owner.query("select notification_failure from public.enquiries");
    expect(rows[0].notification_failure).toMatch(/^422 validation_error: /);
    expect(await harness.run("check")).toMatchObject({ overdue: 0, rejected: 1 });
    await harness.owner.query("update public.enquiries set answered_at = now() where id = $1", [
      sent?.id,
    ]);
    expect(await harness.run("check")).toMatchObject({ rejected: 0 });
  });

  test.each([
    [401, "missing_api_key"],
    [403, "invalid_api_key"],
    [422, "invalid_from_address"],
  ])("for a wrong setting (%s %s) is retried", async (status, name) => {
    const sent = await harness.insert(1);
    harness.setFault(() => ({ status, name }));
    expect(await harness.run()).toMatchObject({ failed: 1 });
    harness.setFault();
    await passMinutes(harness, 3);
    expect(timesNotified(harness.mails, sent)).toEqual(once(1));
  });

  test("of one e-mail does not delay the others", async () => {
    const sent = await harness.insert(8);
    harness.setFault((key) => (key.startsWith(sent[2]?.id ?? "") ? { status: 500 } : undefined));
    await passMinutes(harness, 10);
    expect(timesNotified(harness.mails, sent)).toEqual(
      once(8).map((one, at) => (at === 2 ? 0 : one)),
    );
  });
});

describe("the reminder", () => {
  test("lists enquiries that are unanswered for more than a day, once a day", async () => {
    const [first, second, answered] = await harness.insert(3);
    await harness.run();
    await harness.pass("2 days");
    await harness.insert(1);
    await harness.run();
    await harness.owner.query("update public.enquiries set answered_at = now() where id = $1", [
      answered?.id,
    ]);
    harness.mails.length = 0;
    for (let call = 0; call < 3; call += 1) {
      expect(await harness.run("reminder")).toMatchObject({ unanswered: 2, outcome: "accepted" });
    }
    expect(harness.mails).toHaveLength(1);
    const [mail] = harness.mails;
    expect(mail?.subject).toBe("2 enquiries wait for an answer");
    expect(mail?.text).toContain(first?.email);
    expect(mail?.text).toContain(second?.email);
    expect(mail?.text.match(/\(Kuwait\)/g)).toHaveLength(2);
  });

  test("is not sent if every enquiry is new or answered", async () => {
    await harness.insert(1);
    await harness.run();
    harness.mails.length = 0;
    expect(await harness.run("reminder")).toEqual({ status: 200, unanswered: 0 });
    expect(harness.mails).toEqual([]);
  });
});

describe("the health check", () => {
  test("reports notifications that are overdue by more than an hour", async () => {
    await harness.insert(2);
    expect(await harness.run("check")).toMatchObject({ overdue: 0 });
    await harness.pass("61 minutes");
    expect(await harness.run("check")).toMatchObject({ overdue: 2 });
    expect(await checkNotifications({ ...harness.notifySalon, pause: 0 })).toMatch(
      /for more than an hour: 2/,
    );
    await harness.run();
    expect(await harness.run("check")).toMatchObject({ overdue: 0 });
    expect(await checkNotifications({ ...harness.notifySalon, pause: 0 })).toBeUndefined();
  });
});

describe("the function", () => {
  const post = (headers: Record<string, string>, body: string | null = '{"task":"check"}') =>
    fetch(harness.notifySalon.url, { method: "POST", headers, body });

  test.each<[string, () => Record<string, string>]>([
    ["no secret", () => ({})],
    ["an empty secret", () => ({ "X-Notify-Secret": "" })],
    [
      "a wrong secret",
      () => ({ "X-Notify-Secret": harness.notifySalon.secret.replace(/.$/, "x") }),
    ],
    ["a longer secret", () => ({ "X-Notify-Secret": `${harness.notifySalon.secret}x` })],
  ])("refuses %s", async (_, headers) => {
    await harness.insert(1);
    const response = await post(headers(), '{"task":"notifications"}');
    expect(response.status).toBe(401);
    expect(harness.requests).toEqual([]);
  });

  test.each(["", "null", "{}", '{"task":"constructor"}', "not JSON"])(
    "refuses the task %s",
    async (body) => {
      const response = await post({ "X-Notify-Secret": harness.notifySalon.secret }, body);
      expect(response.status).toBe(400);
    },
  );

  test("logs no content of an enquiry", async () => {
    const secrets = { name: "Confidential", message: "Unspeakable", phone: "66667777" };
    await harness.insert(3, secrets);
    harness.setFault((_, index) => [{ status: 422 }, { status: 500 }][index]);
    await passMinutes(harness, 3);
    await harness.run("reminder");
    await harness.pass("2 days");
    await harness.run("reminder");
    await harness.run("check");
    const log = harness.log.join("\n");
    expect(log).toContain("Notification ");
    expect(log).not.toMatch(/Confidential|Unspeakable|66667777|@example\.com/);
  });
});

test("the local backend writes each notification to a file and prints its name", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-mail-"));
  const said: string[] = [];
  const { databaseUrl } = harness.backend;
  const salon = { name: "Test Salon", email: "salon@example.com" };
  const say = (line: string) => said.push(line);
  const notifications = await startLocalNotifications({ databaseUrl, salon, folder, log: say });
  const [sent] = await harness.insert(1, { name: "Amal 💅", message: "أهلاً" });
  await until(() => said.length > 0);
  await notifications.stop();

  const [file] = fs.readdirSync(folder);
  expect(file).toMatch(new RegExp(`^[\\dT-]+-${sent?.id}\\.eml$`));
  expect(said).toEqual([expect.stringContaining(String(file))]);
  const eml = fs.readFileSync(path.join(folder, String(file)), "utf8");
  fs.rmSync(folder, { recursive: true });
  const [head = "", , ...bodies] = eml.split("\r\n\r\n");
  expect(head).toContain(`Reply-To: ${sent?.email}`);
  const [, subject = ""] = head.match(/Subject: =\?utf-8\?B\?(.*)\?=/) ?? [];
  expect(Buffer.from(subject, "base64").toString()).toBe("Enquiry from Amal 💅");
  const parts = bodies.map((part) =>
    Buffer.from(part.split("\r\n--")[0] ?? "", "base64").toString(),
  );
  expect(parts).toEqual([expect.stringContaining("أهلاً"), expect.stringContaining("<div")]);
});

test("deleting an enquiry also deletes its notification", async () => {
  await harness.insert(2);
  await harness.run();
  await harness.pass("13 months");
  await harness.owner.query("select public.delete_enquiries_older_than('12 months')");
  const { rows } = await harness.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema in ('public', 'private') and column_name in ('email', 'notification_key')
     group by table_name`,
  );
  expect(rows).toEqual([{ name: "enquiries" }]);
  const left = await harness.owner.query("select from public.enquiries");
  expect(left.rowCount).toBe(0);
});

describe("the function's role", () => {
  const REFUSED = "42501";

  test.each([
    "select * from public.enquiries",
    "select id from public.enquiries",
    "insert into public.enquiries (name, email, message) values ('A', 'a@example.com', 'm')",
    "update public.enquiries set notified_at = now()",
    "delete from public.enquiries",
    "select * from private.enquiry_settings",
    "select * from private.enquiry_clients",
    "select * from private.limit_notices",
    "select * from private.canaries",
    "select * from private.notify_salon_deployment",
    "select private.forget_clients()",
    "select private.enquiries_of('amal@example.com')",
    "select private.call_notify_salon('notifications')",
    "select private.connect_notify_salon('a', 'b', 'c')",
    "select public.delete_enquiries_older_than('1 year')",
    "create table public.mine (id int)",
    "create table private.mine (id int)",
    "set role postgres",
    "set role service_role",
    "set role anon",
    "alter role notify_salon createrole",
  ])("may not execute: %s", async (sql) => {
    const url = new URL(harness.backend.databaseUrl);
    url.username = "notify_salon";
    const role = await ownerClient(url.href);
    await expect(role.query(sql)).rejects.toMatchObject({ code: REFUSED });
    await role.end();
  });

  test("can execute only eight functions", async () => {
    const { rows } = await harness.owner.query<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and has_function_privilege('notify_salon', p.oid, 'EXECUTE') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "announce_canary",
      "claim_notification",
      "delete_canaries",
      "mark_failed",
      "mark_notified",
      "mark_rejected",
      "queue_health",
      "unanswered_enquiries",
    ]);
  });
});
