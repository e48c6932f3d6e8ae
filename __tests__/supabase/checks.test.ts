/** @jest-environment node */
import type { Client } from "pg";
import {
  attempt,
  enquiry,
  type NewEnquiry,
  ownerClient,
  superuserClient,
} from "../support/test-backend";

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());

const INSERT =
  "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)";
const CHECK = "23514";

function send(fields: Partial<NewEnquiry>) {
  return attempt(owner, "anon", INSERT, { values: Object.values(enquiry(fields)) });
}

// 64 + 1 + 63 + 1 + 63 + 1 + 61 = 254
const longEmail = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;

test.each<[string, Partial<NewEnquiry>]>([
  ["a name of one letter", { name: "A" }],
  ["a name of 100 letters", { name: "A".repeat(100) }],
  ["a name of 100 emoji, two code units each", { name: "💅".repeat(100) }],
  ["a name in Arabic", { name: "أمل الصباح" }],
  ["a name with markup", { name: "<b>Amal</b>" }],
  ["an e-mail of 254 characters", { email: longEmail }],
  ["an e-mail without a dot, which browsers accept", { email: "amal@salon" }],
  [
    "an e-mail with every character of the standard",
    { email: "a.!#$%&'*+/=?^_`{|}~-1@example.com" },
  ],
  ["an e-mail with a label of 63", { email: `a@${"b".repeat(63)}.com` }],
  ["no phone", { phone: null }],
  ["a phone of one character", { phone: "1" }],
  ["a phone of 60 characters", { phone: "1".repeat(60) }],
  ["a phone in Arabic digits", { phone: "٣٠٠٠ ٠٠٠٠" }],
  ["a phone in words", { phone: "ask for Amal, ext. 5" }],
  ["a message of one letter", { message: "?" }],
  ["a message of 4000 letters", { message: "m".repeat(4000) }],
  ["a message of 4000 emoji", { message: "💅".repeat(4000) }],
  ["a message of several lines", { message: "One\n\nThree" }],
  [
    "spaces around every field",
    { name: " A ", email: " a@b.co ", phone: " 1 ", message: "\n m \n" },
  ],
  ["a name of 100 letters between spaces", { name: `\u00A0\u3000${"A".repeat(100)}\uFEFF` }],
])("accepts %s", async (_, fields) => {
  expect(await send(fields)).toBe("done");
});

test.each<[string, Partial<NewEnquiry>]>([
  ["an empty name", { name: "" }],
  ["a name of spaces", { name: " \t\u00A0\u2003" }],
  ["a name of 101 letters", { name: "A".repeat(101) }],
  ["a name of 101 emoji", { name: "💅".repeat(101) }],
  ["a name of two lines", { name: "Amal\nBcc: all@example.com" }],
  ["a name with a carriage return", { name: "Amal\rBcc" }],
  ["a name with a tab", { name: "Amal\tB" }],
  ["a name with NEL", { name: "Amal\u0085B" }],
  ["a name with a line separator", { name: "Amal\u2028B" }],
  ["a name with a paragraph separator", { name: "Amal\u2029B" }],
  ["a name with DEL", { name: "Amal\u007F" }],
  ["an empty e-mail", { email: "" }],
  ["an e-mail of 255 characters", { email: `a${longEmail}` }],
  ["an e-mail without @", { email: "amal.example.com" }],
  ["an e-mail with two @", { email: "a@b@example.com" }],
  ["an e-mail with a space", { email: "a b@example.com" }],
  ["an e-mail of two lines", { email: "a@example.com\nBcc: b@example.com" }],
  ["an e-mail with a label of 64", { email: `a@${"b".repeat(64)}.com` }],
  ["an e-mail with a hyphen at the end of a label", { email: "a@b-.com" }],
  ["an e-mail with a dot at the end", { email: "a@example.com." }],
  ["an e-mail with an umlaut", { email: "ä@example.com" }],
  ["an empty phone", { phone: "" }],
  ["a phone of 61 characters", { phone: "1".repeat(61) }],
  ["a phone of two lines", { phone: "1\n2" }],
  ["an empty message", { message: "" }],
  ["a message of blank lines", { message: "\n \n" }],
  ["a message of 4001 letters", { message: "m".repeat(4001) }],
  ["a message of 4001 emoji", { message: "💅".repeat(4001) }],
  ["a message with a carriage return", { message: "a\r\nb" }],
  ["a message with a tab", { message: "a\tb" }],
  ["a message with an escape", { message: "a\u001B[2Jb" }],
  ["a message with a C1 control", { message: "a\u0090b" }],
])("refuses %s", async (_, fields) => {
  expect(await send(fields)).toBe(CHECK);
});

test.each(["name", "email", "message"])("refuses an enquiry without %s", async (field) => {
  const values = Object.values({ ...enquiry(), [field]: null });
  expect(await attempt(owner, "anon", INSERT, { values })).toBe("23502");
});

test("accepts the same e-mail addresses as the HTML standard", async () => {
  const standard =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
  const places = [
    "%a@example.com",
    "a%@example.com",
    "a@%x.com",
    "a@x%.com",
    "a@x%y.com",
    "a@x.c%",
  ];
  // Every ASCII character except the space, and some others, at every position.
  const characters = Array.from({ length: 0x7f - 0x21 }, (_, index) =>
    String.fromCharCode(index + 0x21),
  );
  const emails = [...characters, "ß", "ı", "K", "１"].flatMap((character) =>
    places.map((place) => place.replace("%", () => character)),
  );
  const { rows } = await owner.query<{ email: string; accepted: boolean }>(
    `select email, email ~ pattern as accepted from unnest($1::text[]) as email, (
       select substring(pg_get_constraintdef(oid) from '~ ''(.*)''::text') as raw
       from pg_constraint where conname = 'enquiries_email_format'
     ) definition, replace(raw, '''''', '''') as pattern`,
    [emails],
  );
  const disagreements = rows.filter(({ email, accepted }) => standard.test(email) !== accepted);
  expect(disagreements).toEqual([]);
  expect(rows).toHaveLength(emails.length);
});

test("trims new and changed text, but not on a change of other columns", async () => {
  const superuser = await superuserClient();
  await superuser.query("begin");
  // "replica" disables triggers, so that the row keeps its spaces.
  await superuser.query("set local session_replication_role = replica");
  await superuser.query(
    "insert into public.enquiries (name, email, message) values (' A ', 'trim@example.com', 'm')",
  );
  await superuser.query("set local session_replication_role = origin");
  const change = async (assignment: string) => {
    const { rows } = await superuser.query<{ name: string }>(
      `update public.enquiries set ${assignment} where email = 'trim@example.com' returning name`,
    );
    return rows[0]?.name;
  };
  expect(await change("letter = null, answered_at = now()")).toBe(" A ");
  expect(await change("message = 'n'")).toBe("A");
  await superuser.query("rollback");
  await superuser.end();
});

test("trims exactly what String.prototype.trim trims", async () => {
  const spaces: string[] = [];
  const visible: string[] = [];
  for (let code = 1; code < 0x10000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCharCode(code);
    (character.trim() === "" ? spaces : visible).push(character);
  }
  await owner.query("begin");
  const { rows } = await owner.query<{ message: string }>(
    `insert into public.enquiries (name, email, message) values ('A', 'trim@example.com', $1)
     returning message`,
    [`${spaces.join("")}m${spaces.join("")}`],
  );
  await owner.query("rollback");
  expect(rows[0]?.message).toBe("m");
  expect(spaces).toHaveLength(25);
});
