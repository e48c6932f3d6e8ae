/** @jest-environment node */
import type { Client } from "pg";
import { enquiry, type NewEnquiry, ownerClient } from "../support/test-backend";

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());
// Each test runs in a transaction that is rolled back.
beforeEach(() => owner.query("begin; delete from public.enquiries"));
afterEach(() => owner.query("rollback"));

interface Letter {
  subject: string;
  text: string;
}

/** The letter about enquiries at 01:05 in Kuwait. */
async function letterAbout(...enquiries: Partial<NewEnquiry>[]): Promise<Letter> {
  for (const fields of enquiries) {
    await owner.query(
      `insert into public.enquiries (id, name, email, phone, message, created_at)
       values ($1, $2, $3, $4, $5, '2026-11-20T22:05:00Z')`,
      Object.values(enquiry(fields)),
    );
  }
  await owner.query("select private.write_enquiries(now())");
  const { rows } = await owner.query<Letter>(
    "select subject, text from private.letters where id = (select letter from public.enquiries limit 1)",
  );
  return rows[0] ?? { subject: "", text: "" };
}

test("contains the enquiry as plain text", async () => {
  const message = `Hello,\n\nis "Friday" <free> & quiet? 💅\n- Amal`;
  const email = "amal@example.com";
  const { text } = await letterAbout({ name: "Amal", email, phone: "9999 8888", message });
  expect(text.replace(/[\u2068\u2069]/g, ""))
    .toBe(`Amal wrote on Saturday, 21 November 2026 at 01:05 (Kuwait):

${message}

E-mail: amal@example.com
Phone: 9999 8888
WhatsApp: https://wa.me/96599998888`);
});

test.each([
  ["+965 9999 8888", "96599998888"],
  ["9999-8888", "96599998888"],
  ["(00965) 99998888", "96599998888"],
  ["96599998888", "96599998888"],
  ["٩٩٩٩ ٨٨٨٨", "96599998888"],
  ["\u202d+44 20 7946 0018\u202c", "442079460018"],
])("links the phone number %s to WhatsApp", async (phone, number) => {
  const { text } = await letterAbout({ phone });
  expect(text.split("\n").at(-1)).toBe(`WhatsApp: https://wa.me/${number}`);
});

test.each(["ask for Amal, ext. 5", "99998888 (Amal)", "0501234567", "1"])(
  "does not link %s, which may be no phone number",
  async (phone) => {
    const { text } = await letterAbout({ phone });
    expect(text).toContain(`Phone: \u2068${phone}\u2069`);
    expect(text).not.toContain("wa.me");
  },
);

test("isolates the direction of each line, and removes other direction marks", async () => {
  const { subject, text } = await letterAbout({
    name: "\u202eAmal\u2066 أمل\u200f",
    message: "هل لديكم موعد؟\nThank you\u202e",
  });
  expect(subject).toBe("Enquiry from  Amal  أمل\u200f");
  expect(text).toContain("\u2068Amal أمل\u200f\u2069 wrote");
  expect(text).toContain("\u2068هل لديكم موعد؟\u2069\n\u2068Thank you\u2069\n");
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
