/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { enquiryFieldNames } from "../../src/sections/contact/enquiry";
import { FIELD_VALUES } from "../support/field-values";
import { insertEnquiry, type NewEnquiry, ownerDuringTests } from "../support/test-backend";

const owner = ownerDuringTests();

/** The subject and the text of the letter about enquiries at 01:05 in Kuwait. */
async function letterAbout(...enquiries: Partial<NewEnquiry>[]) {
  await owner.query("delete from public.enquiries");
  await owner.query("delete from private.letters");
  const letter = randomUUID();
  await owner.query("insert into private.letters (id, kind) values ($1, 'enquiries')", [letter]);
  for (const fields of enquiries) {
    await insertEnquiry(owner, { ...fields, letter, created_at: "2026-11-20T22:05:00Z" });
  }
  const { rows } = await owner.query<{ body: { from: string; subject: string; text: string } }>(
    "select private.letter_body(letters) as body from private.letters",
  );
  return rows[0]?.body ?? { from: "", subject: "", text: "" };
}

test("is plain text that begins with the message", async () => {
  const message = `Hello,\n\nis "Friday" <free> & quiet? 💅\n- Amal`;
  const email = "amal@example.com";
  const { text } = await letterAbout({ name: "Amal", email, phone: "9999 8888", message });
  expect(text).toBe(`${message}

Amal, Saturday, 21 November 2026 at 01:05 (Kuwait)

Email: amal@example.com
Phone: 9999 8888
WhatsApp: https://wa.me/96599998888`);
});

test.each(enquiryFieldNames)("depends on the value of %s", async (field) => {
  const [one, other] = FIELD_VALUES[field].accepted;
  const { text } = await letterAbout({ email: "a@b.co", [field]: one });
  expect((await letterAbout({ email: "a@b.co", [field]: other })).text).not.toBe(text);
});

test("names the language of each enquiry, if it is known, or prints its code", async () => {
  const languages = [{ locale: "ar" }, { locale: "en" }, { locale: null }, { locale: "ur" }];
  const { text } = await letterAbout(...languages);
  expect(text.match(/^Language: .*$/gm)?.sort()).toEqual([
    "Language: Arabic",
    "Language: English",
    "Language: ur",
  ]);
});

test.each([
  ["+965 9999 8888", "96599998888"],
  ["9999-8888", "96599998888"],
  ["(00965) 99998888", "96599998888"],
  ["96599998888", "96599998888"],
  ["٩٩٩٩ ٨٨٨٨", "96599998888"],
  ["۹۹۹۹ ۸۸۸۸", "96599998888"],
  ["\u202d+44 20 7946 0018\u202c", "442079460018"],
])("links the phone number %s to WhatsApp", async (phone, number) => {
  const { text } = await letterAbout({ phone });
  expect(text.split("\n").at(-1)).toBe(`WhatsApp: https://wa.me/${number}`);
});

test("links a phone number in Arabic digits also where the locale takes them for letters", async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I', collname) as name from pg_collation
     where collprovider = 'c' and collencoding = pg_char_to_encoding('UTF8') limit 3`,
  );
  expect(rows).not.toEqual([]);
  await owner.query("drop trigger enquiries_1_trim on public.enquiries");
  for (const { name } of rows) {
    await owner.query(`alter table public.enquiries alter phone type text collate ${name}`);
    expect((await letterAbout({ phone: "٩٩٩٩ ٨٨٨٨" })).text).toContain("wa.me/96599998888");
  }
});

test.each(["ask for Amal, ext. 5", "99998888 (Amal)", "99998888 أمل", "0501234567", "1"])(
  "does not link %s, which may be no phone number",
  async (phone) => {
    const { text } = await letterAbout({ phone });
    expect(text).toMatch(`\nPhone: `);
    expect(text).not.toContain("wa.me");
  },
);

test("isolates the direction of lines in Arabic, and removes other direction marks", async () => {
  const { subject, text } = await letterAbout({
    name: "\u202eAmal\u2066 أمل\u200f",
    message: "هل لديكم موعد؟ amal@example.com\nSee https://example.com\u202e\n",
  });
  expect(subject).toBe("Enquiry from  Amal  أمل\u200f");
  expect(text).toContain("\u2068Amal أمل\u200f \u2069, ");
  // A mark directly behind an address would be part of it.
  expect(text).toContain("\u2068هل لديكم موعد؟ amal@example.com \u2069\nSee https://example.com\n");
});

test("leaves the punctuation of the salon's name out of its sender", async () => {
  await owner.query("update private.mail_settings set salon = 'Zahrelle, Spa', sender = 'a@b.co'");
  expect((await letterAbout({})).from).toBe("Zahrelle Spa website <a@b.co>");
});

test("has a subject of one line even if a name had more", async () => {
  await owner.query("alter table public.enquiries drop constraint enquiries_name_characters");
  const { subject } = await letterAbout({ name: "Amal\r\nBcc: all@example.com\u2028x" });
  expect(subject).toBe("Enquiry from Amal Bcc: all@example.com x");
});

test("contains the longest enquiries in full, separated by a line", async () => {
  const message = "💅".repeat(4000);
  const { subject, text } = await letterAbout({ message }, { message: "Second" });
  expect(subject).toBe("2 enquiries from the website");
  expect(text).toContain(message);
  expect(text.split("\n----------\n")).toHaveLength(2);
});
