/** @jest-environment node */
import fs from "node:fs";
import { enquiry, insertEnquiry, type NewEnquiry, ownerDuringTests } from "../support/test-backend";

/** Tests how staff find and delete the data of one person. */

const owner = ownerDuringTests();

const store = (fields: Partial<NewEnquiry>) => insertEnquiry(owner, fields);

/** The ids that the list of supabase/README.md shows. */
async function listed(contact: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>("select id from private.enquiries_of($1)", [
    contact,
  ]);
  return idsOf(rows);
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

test("lists the enquiries of an e-mail address", async () => {
  const email = `${enquiry().id}@example.com`;
  const hers = [await store({ email }), await store({ email: ` ${email.toUpperCase()}` })];
  await store({ email: `x${email}` });
  expect(await listed(email.toUpperCase())).toEqual(idsOf(hers));
});

test.each(["21234567", "+965-21234567", "٠٠٩٦٥ ٢١٢٣٤٥٦٧"])(
  "lists the enquiries with the phone number %s in any spelling, also in the message",
  async (contact) => {
    const hers = [];
    for (const phone of [
      "2123 4567",
      "(00965) 21234567",
      "٢١٢٣٤٥٦٧",
      "۲۱۲۳۴۵۶۷",
      "55556666 / 21234567",
      "WhatsApp: +965 21234567",
      "21234567 ext 12",
    ]) {
      hers.push(await store({ phone }));
    }
    hers.push(await store({ message: "Friday 5 pm? My number: 2123-4567." }));
    // It may be another person's, so staff read the list before they delete.
    hers.push(await store({ phone: "121234567" }));
    await store({ phone: "1234567" });
    expect(await listed(contact)).toEqual(idsOf(hers));
  },
);

test.each(["", "123456", "Amal", "%", "+965"])("refuses %p as a contact", async (contact) => {
  await store({});
  await expect(listed(contact)).rejects.toMatchObject({
    code: "PT400",
    hint: expect.stringContaining("seven digits or more"),
  });
});

test.each(["supabase/README.md", "docs/recovery.md"])(
  "each statement of %s that changes rows has a condition, which projects with safeupdate need",
  (guide) => {
    const text = fs.readFileSync(guide, "utf8");
    const statements = text.match(/\b(update|delete from) \w+\.[^;]*;/g) ?? [];
    expect(statements).not.toEqual([]);
    expect(statements.filter((statement) => !statement.includes(" where "))).toEqual([]);
  },
);
