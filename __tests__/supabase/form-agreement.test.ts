/** @jest-environment node */
import type { Client } from "pg";
import {
  checkField,
  cleanEnquiry,
  emptyEnquiry,
  type EnquiryFieldName,
  enquiryLimits,
} from "../../src/sections/contact/enquiry";
import { attempt, enquiry, ownerClient } from "../support/test-backend";

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());

const insert =
  "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)";

/** Whether the database accepts the value that the form sends for `typed`. Skips the form's own check. */
async function databaseAccepts(field: EnquiryFieldName, typed: string): Promise<boolean> {
  const value = cleanEnquiry({ ...emptyEnquiry, [field]: typed })[field];
  const sent = field === "phone" ? value || null : value;
  const values = Object.values(enquiry({ [field]: sent }));
  return (await attempt(owner, "anon", insert, { values })) === "done";
}

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /\p{Cc}/u.test(character),
);

function edges(field: EnquiryFieldName): string[] {
  const limit = enquiryLimits[field];
  const long = (length: number) =>
    field === "email"
      ? `${"a".repeat(length - 190)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}`
      : "m".repeat(length);
  const odd = [...controls, "\u2028", "\u2029", "\u00a0"].map((character) => `a${character}b`);
  return [
    "",
    " \n\t ",
    "A",
    "أمل",
    "<b>Amal</b>",
    "a@b",
    "a@b.kw",
    "a@b-.kw",
    " a@b.kw ",
    "two\nlines",
    "two\r\nlines",
    long(limit),
    ` ${long(limit)} `,
    long(limit + 1),
    "💅".repeat(limit),
    "💅".repeat(limit + 1),
    ...odd,
  ];
}

test.each(Object.keys(enquiryLimits) as EnquiryFieldName[])(
  "the form and the table accept the same values of %s",
  async (field) => {
    const disagreements = [];
    for (const typed of edges(field)) {
      const form = checkField(field, typed) === undefined;
      if ((await databaseAccepts(field, typed)) !== form) disagreements.push({ typed, form });
    }
    expect(disagreements).toEqual([]);
  },
);
