/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runInstall } from "deno/install_api.cjs";
import { checkLetters } from "../../scripts/lib/letter-check";
import { startLocalLetters } from "../../supabase/local/letters";
import type { AcceptedMail } from "../../supabase/local/mail-service";
import {
  clear,
  liveThrough,
  once,
  startTestOffice,
  timesTold,
  until,
  type TestOffice,
} from "../support/letter-office";
import { ownerClient, type NewEnquiry } from "../support/test-backend";

jest.setTimeout(60_000);

let office: TestOffice;
beforeAll(async () => {
  office = await startTestOffice();
});
afterAll(() => office.stop());
beforeEach(() => clear(office));

/** The letter about one enquiry, and the enquiry. */
async function letterOf(fields: Partial<NewEnquiry>): Promise<[AcceptedMail, NewEnquiry]> {
  const [sent] = await office.insert(1, fields);
  await office.run();
  const [mail] = office.mails;
  if (!sent || !mail) throw new Error("There is no letter.");
  return [mail, sent];
}

test("Deno has nothing against the function's types", () => {
  const { status, stderr } = spawnSync(
    runInstall(),
    ["check", "supabase/functions/notify-salon/index.ts"],
    { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  );
  expect([status, stderr]).toEqual([0, expect.stringContaining("notify-salon")]);
});

describe("the letter", () => {
  test("names the client, and Reply answers her", async () => {
    const [mail, sent] = await letterOf({ name: "Amal Al-Sabah" });
    expect(mail).toMatchObject({
      subject: "Enquiry from Amal Al-Sabah",
      to: ["salon@example.com"],
      reply_to: sent.email,
      idempotencyKey: sent.id,
    });
  });

  test("has her words as she wrote them, as text and as HTML", async () => {
    const message = `  Hello,\n\nis "Friday" <free> & quiet? 💅\n- Amal`;
    const [{ text, html }] = await letterOf({ message });
    expect(text).toContain(message.trim());
    expect(html).toContain(
      "Hello,<br><br>is &quot;Friday&quot; &lt;free&gt; &amp; quiet? 💅<br>- Amal",
    );
  });

  test("tells the time in Kuwait and how many others wait for an answer", async () => {
    const others = await office.insert(3);
    await office.run();
    await office.owner.query("update public.enquiries set answered_at = now() where id = $1", [
      others[0]?.id,
    ]);
    const [sent] = await office.insert(1);
    await office.owner.query(
      "update public.enquiries set created_at = '2026-11-20T22:05:00Z' where id = $1",
      [sent?.id],
    );
    await office.run();
    const text = office.mails.at(-1)?.text;
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
  ])("makes %s a link to call and to a WhatsApp chat with a greeting", async (phone, number) => {
    const [{ text, html }] = await letterOf({ phone, name: "Amal & Co" });
    const greeting = encodeURIComponent(
      "Hello Amal & Co, this is Test Salon. Thank you for your message.",
    );
    const chat = `https://wa.me/${number.slice(1)}?text=${greeting}`;
    expect(html).toContain(`<a href="tel:${number}">`);
    expect(html).toContain(`<a href="${chat.replaceAll("'", "&#39;")}">`);
    expect(text).toContain(`WhatsApp: ${chat}`);
  });

  test.each(["ask for Amal, ext. 5", "0501234567", "1"])(
    "shows %s, which nobody can dial as it stands, without a link",
    async (phone) => {
      const [{ text, html }] = await letterOf({ phone });
      expect(text).toContain(phone);
      expect(html).toContain(phone);
      expect(html).not.toMatch(/tel:|wa\.me/);
    },
  );

  test("is right to left and greets in Arabic where she wrote so", async () => {
    const [{ text, html }] = await letterOf({
      name: "أمل",
      message: "1. هل لديكم موعد؟\nThank you",
      phone: "99998888",
    });
    expect(html).toContain('<div dir="rtl"');
    expect(text).toContain(encodeURIComponent("مرحباً أمل، معك Test Salon"));
  });

  test("lets no mark of direction in her name turn the text around it", async () => {
    const [{ subject, text, html }] = await letterOf({ name: "\u202eAmal\u2066 أمل\u200f" });
    expect(subject).toBe("Enquiry from Amal أمل\u200f");
    expect(text).toContain("Name: \u2068Amal أمل\u200f\u2069");
    expect(html).toContain("<bdi>Amal أمل\u200f</bdi>");
  });

  test("takes no header, recipient or markup from what she types", async () => {
    // The table refuses such a name; the letter does not rely on it.
    const constraint = "alter table public.enquiries drop constraint enquiries_name_characters";
    await office.owner.query(constraint);
    const name = `A"'>\r\nBcc: all@example.com\u2028<img src=x onerror=alert(1)> 💅`;
    const [mail] = await letterOf({
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

  test("holds the longest message whole, and no picture or address of ours", async () => {
    const message = "💅".repeat(4000);
    const [{ text, html }] = await letterOf({ message, name: "💅".repeat(100) });
    expect(text).toContain(message);
    expect(html).toContain(message);
    expect(html).not.toMatch(/<img|src=|https?:/);
  });

  test("comes without an address for Reply where the mail service takes none", async () => {
    const [mail, sent] = await letterOf({ email: "amal@salon" });
    expect(mail.reply_to).toBeUndefined();
    expect(mail.text).toContain(sent.email);
    expect(mail.text).toContain('"Reply" does not reach');
  });
});

describe("a flood", () => {
  test("of ten is ten letters", async () => {
    const sent = await office.insert(10);
    await office.run();
    expect(office.mails).toHaveLength(10);
    expect(timesTold(office.mails, sent)).toEqual(once(10));
  });

  test("of eleven is one letter with a line each", async () => {
    const message = `One\nTwo <b>${"x".repeat(200)}`;
    const sent = await office.insert(11, { message, phone: "99998888" });
    await office.run();
    expect(office.mails.map(({ subject }) => subject)).toEqual(["11 enquiries from the website"]);
    const [mail] = office.mails;
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

test("an enquiry is in the queue with its own transaction, and not without it", async () => {
  const other = await ownerClient(office.backend.databaseUrl);
  await other.query("begin");
  await other.query(
    "insert into public.enquiries (name, email, message) values ('Amal', 'amal@example.com', 'm')",
  );
  expect(await office.run()).toMatchObject({ taken: 0 });
  await other.query("commit");
  await other.end();
  expect(await office.run()).toMatchObject({ taken: 1 });
});

describe("a refusal", () => {
  test("of a flood leaves nobody out: each is told by a letter of its own", async () => {
    const sent = await office.insert(12);
    office.setFault((_, index) => (index === 0 ? { status: 413 } : undefined));
    await liveThrough(office, 3);
    expect(timesTold(office.mails, sent)).toEqual(once(12));
  });

  test("for good is kept with its reason, reported until the enquiry is answered, and not repeated", async () => {
    const [sent] = await office.insert(1);
    office.setFault(() => ({ status: 422, name: "validation_error" }));
    expect(await office.run()).toMatchObject({ refused: 1 });
    office.setFault();
    await liveThrough(office, 70);
    expect(office.mails).toEqual([]);
    const { rows } = await office.owner.query("select letter_failure from public.enquiries");
    expect(rows[0].letter_failure).toMatch(/^422 validation_error: /);
    expect(await office.run("check")).toMatchObject({ overdue: 0, refused: 1 });
    await office.owner.query("update public.enquiries set answered_at = now() where id = $1", [
      sent?.id,
    ]);
    expect(await office.run("check")).toMatchObject({ refused: 0 });
  });

  test.each([
    [401, "missing_api_key"],
    [403, "invalid_api_key"],
    [422, "invalid_from_address"],
  ])("that a person can mend (%s %s) is tried again", async (status, name) => {
    const sent = await office.insert(1);
    office.setFault(() => ({ status, name }));
    expect(await office.run()).toMatchObject({ failed: 1 });
    office.setFault();
    await liveThrough(office, 3);
    expect(timesTold(office.mails, sent)).toEqual(once(1));
  });

  test("of one letter keeps no other back", async () => {
    const sent = await office.insert(8);
    office.setFault((key) => (key.startsWith(sent[2]?.id ?? "") ? { status: 500 } : undefined));
    await liveThrough(office, 10);
    expect(timesTold(office.mails, sent)).toEqual(once(8).map((one, at) => (at === 2 ? 0 : one)));
  });
});

describe("the reminder", () => {
  test("lists what has waited for an answer for more than a day, once however often it is asked for", async () => {
    const [first, second, answered] = await office.insert(3);
    await office.run();
    await office.pass("2 days");
    await office.insert(1);
    await office.run();
    await office.owner.query("update public.enquiries set answered_at = now() where id = $1", [
      answered?.id,
    ]);
    office.mails.length = 0;
    for (let call = 0; call < 3; call += 1) {
      expect(await office.run("reminder")).toMatchObject({ waiting: 2, outcome: "taken" });
    }
    expect(office.mails).toHaveLength(1);
    const [mail] = office.mails;
    expect(mail?.subject).toBe("2 enquiries wait for an answer");
    expect(mail?.text).toContain(first?.email);
    expect(mail?.text).toContain(second?.email);
    expect(mail?.text.match(/\(Kuwait\)/g)).toHaveLength(2);
  });

  test("does not come when nobody waits", async () => {
    await office.insert(1);
    await office.run();
    office.mails.length = 0;
    expect(await office.run("reminder")).toEqual({ status: 200, waiting: 0 });
    expect(office.mails).toEqual([]);
  });
});

describe("the watch", () => {
  test("complains of what has waited for more than an hour", async () => {
    await office.insert(2);
    expect(await office.run("check")).toMatchObject({ overdue: 0 });
    await office.pass("61 minutes");
    expect(await office.run("check")).toMatchObject({ overdue: 2 });
    expect(await checkLetters(office.notifySalon)).toMatch(/more than an hour ago: 2/);
    await office.run();
    expect(await office.run("check")).toMatchObject({ overdue: 0 });
    expect(await checkLetters(office.notifySalon)).toBeUndefined();
  });
});

describe("the function", () => {
  const post = (headers: Record<string, string>, body: string | null = '{"task":"check"}') =>
    fetch(office.notifySalon.url, { method: "POST", headers, body });

  test.each<[string, () => Record<string, string>]>([
    ["no secret", () => ({})],
    ["an empty one", () => ({ "X-Notify-Secret": "" })],
    ["a wrong one", () => ({ "X-Notify-Secret": office.notifySalon.secret.replace(/.$/, "x") })],
    ["a longer one", () => ({ "X-Notify-Secret": `${office.notifySalon.secret}x` })],
  ])("refuses %s", async (_, headers) => {
    await office.insert(1);
    const answer = await post(headers(), '{"task":"letters"}');
    expect(answer.status).toBe(401);
    expect(office.requests).toEqual([]);
  });

  test.each(["", "null", "{}", '{"task":"constructor"}', "not JSON"])(
    "refuses the task %s",
    async (body) => {
      const answer = await post({ "X-Notify-Secret": office.notifySalon.secret }, body);
      expect(answer.status).toBe(400);
    },
  );

  test("logs no word of an enquiry, whatever befalls it", async () => {
    const secrets = { name: "Confidential", message: "Unspeakable", phone: "66667777" };
    await office.insert(3, secrets);
    office.setFault((_, index) => [{ status: 422 }, { status: 500 }][index]);
    await liveThrough(office, 3);
    await office.run("reminder");
    await office.pass("2 days");
    await office.run("reminder");
    await office.run("check");
    const log = office.log.join("\n");
    expect(log).toContain("Letter ");
    expect(log).not.toMatch(/Confidential|Unspeakable|66667777|@example\.com/);
  });
});

test("on a developer's machine each letter is a file within seconds, and a line says so", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-mail-"));
  const said: string[] = [];
  const { databaseUrl } = office.backend;
  const salon = { name: "Test Salon", email: "salon@example.com" };
  const say = (line: string) => said.push(line);
  const letters = await startLocalLetters({ databaseUrl, salon, folder, say });
  const [sent] = await office.insert(1, { name: "Amal 💅", message: "أهلاً" });
  await until(() => said.length > 0);
  await letters.stop();

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

test("what is kept of a letter is deleted with its enquiry", async () => {
  await office.insert(2);
  await office.run();
  await office.pass("13 months");
  await office.owner.query("select public.delete_enquiries_older_than('12 months')");
  const { rows } = await office.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema in ('public', 'private') and column_name like 'letter%'
     group by table_name`,
  );
  expect(rows).toEqual([{ name: "enquiries" }]);
  const left = await office.owner.query("select from public.enquiries");
  expect(left.rowCount).toBe(0);
});

describe("the function's role", () => {
  const REFUSED = "42501";

  test.each([
    "select * from public.enquiries",
    "select id from public.enquiries",
    "insert into public.enquiries (name, email, message) values ('A', 'a@example.com', 'm')",
    "update public.enquiries set told_at = now()",
    "delete from public.enquiries",
    "select * from private.enquiry_settings",
    "select * from private.enquiry_clients",
    "select private.forget_clients()",
    "select private.call_notify_salon('letters')",
    "select private.connect_notify_salon('a', 'b', 'c')",
    "select public.delete_enquiries_older_than('1 year')",
    "create table public.mine (id int)",
    "create table private.mine (id int)",
    "set role postgres",
    "set role service_role",
    "set role anon",
    "alter role notify_salon createrole",
  ])("may not: %s", async (sql) => {
    const url = new URL(office.backend.databaseUrl);
    url.username = "notify_salon";
    const role = await ownerClient(url.href);
    await expect(role.query(sql)).rejects.toMatchObject({ code: REFUSED });
    await role.end();
  });

  test("may execute seven functions and nothing else", async () => {
    const { rows } = await office.owner.query<{ name: string }>(
      `select p.proname as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and has_function_privilege('notify_salon', p.oid, 'EXECUTE') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "delete_canaries",
      "letters_in_trouble",
      "mark_failed",
      "mark_refused",
      "mark_told",
      "take_letter",
      "unanswered_enquiries",
    ]);
  });
});
