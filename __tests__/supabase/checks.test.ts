/** @jest-environment node */
import type { Client } from "pg";
import {
  checkField,
  cleanEnquiry,
  emptyEnquiry,
  type EnquiryFieldName,
  enquiryFieldNames,
  enquiryFields,
  enquiryLimits,
} from "../../src/sections/contact/enquiry";
import { attempt, insertEnquiry, ownerClient } from "../support/test-backend";

/** Tests the checks of the table, and that the form has the same. */

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());
afterEach(() => owner.query("rollback"));

/** What the database answers a visitor who sends a value: "done" or the SQLSTATE. */
function send(field: EnquiryFieldName, value: string | null): Promise<string> {
  return attempt(owner, "anon", () => insertEnquiry(owner, { [field]: value }));
}

// 64 + 1 + 63 + 1 + 63 + 1 + 61 = 254
const longEmail = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`;
const spaces = (text: string) => `\u00A0\u3000\n${text} \uFEFF`;
/** A text with each control character except the line break, which has its own rows. */
const controls = Array.from({ length: 0xa0 }, (_, code) => `a${String.fromCharCode(code)}b`)
  .filter((text) => /\p{Cc}/u.test(text))
  .filter((text) => !/[\0\n]/.test(text));
const lineEnds = ["two\nlines", "a\u2028b", "a\u2029b"];

const FIELDS: Record<EnquiryFieldName, { accepted: string[]; refused: string[] }> = {
  name: {
    accepted: [
      "A",
      "أمل الصباح",
      "<b>Amal</b>",
      "a\u00a0b",
      "A".repeat(100),
      "💅".repeat(100),
    ].concat(spaces("A".repeat(100))),
    refused: ["", spaces(""), "A".repeat(101), "💅".repeat(101), ...lineEnds, ...controls],
  },
  email: {
    accepted: ["sara@mail.gov.kw", spaces("a@b.co"), longEmail, `a@${"b".repeat(63)}.com`],
    refused: [
      "",
      spaces(""),
      `a${longEmail}`,
      `a@${"b".repeat(64)}.com`,
      "amal.example.com",
    ].concat(
      ["a@b@example.com", "a b@example.com", "a@b-.com", "a@example.com.", "ä@example.com"],
      ["a@example.com\nBcc: b@example.com", "sara@gmail", "sara@gmail.c"],
      ["sara@xn--gmailcom-kpk", "sara@yahoo.xn--couk-61f", `a@b.${"c".repeat(64)}`],
    ),
  },
  phone: {
    accepted: ["1", "٣٠٠٠ ٠٠٠٠", "ask for Amal, ext. 5", spaces("1"), "1".repeat(60)],
    refused: ["", "1".repeat(61), ...lineEnds, ...controls],
  },
  message: {
    accepted: ["?", "أهلاً", spaces("m"), "m".repeat(4000), "💅".repeat(4000), ...lineEnds],
    refused: ["", spaces(""), "m".repeat(4001), "💅".repeat(4001), "a\r\nb", ...controls],
  },
};

test.each(enquiryFieldNames)("the table accepts and refuses the values of %s", async (field) => {
  const { accepted, refused } = FIELDS[field];
  const results = new Map<string, string>();
  for (const value of [...accepted, ...refused]) results.set(value, await send(field, value));
  expect(results).toEqual(
    new Map([
      ...accepted.map((value) => [value, "done"] as const),
      ...refused.map((value) => [value, "23514"] as const),
    ]),
  );
});

test.each(enquiryFieldNames)(
  "the form and the table accept the same values of %s",
  async (field) => {
    const limit = enquiryLimits[field];
    const { accepted, refused } = FIELDS[field];
    const disagreements = [];
    for (const typed of [...accepted, ...refused, "m".repeat(limit), "m".repeat(limit + 1)]) {
      const value = cleanEnquiry({ ...emptyEnquiry, [field]: typed })[field];
      const form = checkField(field, typed) === undefined;
      // The form sends an empty optional field as null.
      const isRequired = enquiryFields[field].required;
      const table = (await send(field, isRequired ? value : value || null)) === "done";
      if (table !== form) disagreements.push({ typed, form });
    }
    expect(disagreements).toEqual([]);
  },
);

// A field that is added later is nullable, even if the form requires it (docs/add-a-form-field.md).
test("the table requires a name, an e-mail address and a message, and no other field", async () => {
  const required = [];
  for (const field of enquiryFieldNames) {
    if ((await send(field, null)) === "23502") required.push(field);
  }
  expect(required).toEqual(["name", "email", "message"]);
});

test.each([
  ["done", ["en", "ar", "ur", "zh-Hant", "pt-BR", null]],
  ["23514", ["", "e", "English", "en_US", "en-", "ar\n", "<b>", "a".repeat(4)]],
])("answers %p to the locales %p", async (answer, locales) => {
  for (const locale of locales) {
    expect([locale, await attempt(owner, "anon", () => insertEnquiry(owner, { locale }))]).toEqual([
      locale,
      answer,
    ]);
  }
});

test("accepts the e-mail addresses of the HTML standard that end with a dot and letters", async () => {
  const standard =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
  const places = ["%a@e.com", "a%@e.com", "a@%x.com", "a@x%.com", "a@x%y.com", "a@x.c%"];
  // Every ASCII character except the space, and some others, at every position.
  const ascii = Array.from({ length: 0x7f - 0x21 }, (_, index) =>
    String.fromCharCode(index + 0x21),
  );
  const emails = [...ascii, "ß", "ı", "K", "１"].flatMap((character) =>
    places.map((place) => place.replace("%", () => character)),
  );
  const { rows } = await owner.query<{ email: string; accepted: boolean }>(
    `select email, email ~ pattern as accepted from unnest($1::text[]) as email, (
       select substring(pg_get_constraintdef(oid) from '~ ''(.*)''::text') as raw
       from pg_constraint where conname = 'enquiries_email_format'
     ) definition, replace(raw, '''''', '''') as pattern`,
    [emails],
  );
  const disagreements = rows.filter(
    ({ email, accepted }) => accepted !== (standard.test(email) && /\.[a-z]{2,}$/i.test(email)),
  );
  expect(disagreements).toEqual([]);
  expect(rows).toHaveLength(emails.length);
});

test("trims new and changed text, but not on a change of other columns", async () => {
  await owner.query("begin; alter table public.enquiries disable trigger user");
  const { id } = await insertEnquiry(owner, { name: " A " });
  await owner.query("alter table public.enquiries enable trigger user");
  const change = async (assignment: string) => {
    const { rows } = await owner.query<{ name: string }>(
      `update public.enquiries set ${assignment} where id = $1 returning name`,
      [id],
    );
    return rows[0]?.name;
  };
  expect(await change("letter = null, answered_at = now()")).toBe(" A ");
  expect(await change("message = 'n'")).toBe("A");
});

test("trims exactly what String.prototype.trim trims", async () => {
  const characters = Array.from({ length: 0xffff }, (_, index) => String.fromCharCode(index + 1));
  const trimmed = characters.filter((character) => character.trim() === "");
  expect(trimmed).toHaveLength(25);
  await owner.query("begin");
  const { id } = await insertEnquiry(owner, {
    message: `${trimmed.join("")}m${trimmed.join("")}`,
  });
  const { rows } = await owner.query<{ message: string }>(
    "select message from public.enquiries where id = $1",
    [id],
  );
  expect(rows[0]?.message).toBe("m");
});
