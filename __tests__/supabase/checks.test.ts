/** @jest-environment node */
import {
  checkField,
  cleanEnquiry,
  emptyEnquiry,
  type EnquiryFieldName,
  enquiryFieldNames,
  enquiryFields,
  enquiryLimits,
} from "../../src/sections/contact/enquiry";
import { FIELD_VALUES } from "../support/field-values";
import { attempt, insertEnquiry, ownerDuringTests } from "../support/test-backend";

/** Tests the checks of the table, and that the form has the same. */

const owner = ownerDuringTests();

/** What the database answers a visitor who sends a value: "done" or the SQLSTATE. */
function send(field: EnquiryFieldName, value: string | null): Promise<string> {
  return attempt(owner, "anon", () => insertEnquiry(owner, { [field]: value }));
}

test.each(enquiryFieldNames)("the table accepts and refuses the values of %s", async (field) => {
  const { accepted, refused } = FIELD_VALUES[field];
  for (const value of accepted) expect([value, await send(field, value)]).toEqual([value, "done"]);
  for (const value of refused) expect([value, await send(field, value)]).toEqual([value, "23514"]);
});

test.each(enquiryFieldNames)(
  "the form and the table accept the same values of %s",
  async (field) => {
    const limit = enquiryLimits[field];
    const { accepted, refused } = FIELD_VALUES[field];
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
    const answered = await attempt(owner, "anon", () => insertEnquiry(owner, { locale }));
    expect([locale, answered]).toEqual([locale, answer]);
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
  const trimmed = characters.filter((character) => character.trim() === "").join("");
  expect(trimmed).toHaveLength(25);
  await owner.query("begin");
  const { id } = await insertEnquiry(owner, { message: `${trimmed}m${trimmed}` });
  const { rows } = await owner.query<{ message: string }>(
    "select message from public.enquiries where id = $1",
    [id],
  );
  expect(rows[0]?.message).toBe("m");
});
