/** @jest-environment node */
import { createClient } from "@supabase/supabase-js";
import { publishableKey } from "../../supabase/local/keys";
import { enquiry, ownerDuringTests, testBackend } from "../support/test-backend";

/** Tests the API with an unmodified supabase-js, as the site uses it. */

const owner = ownerDuringTests({ isolated: false });
// All requests have the same client address: reset its limit between tests.
beforeEach(() => owner.query("delete from private.enquiry_clients"));

const table = () =>
  createClient(testBackend().url, publishableKey, { auth: { persistSession: false } }).from(
    "enquiries",
  );

async function storedRows(id: string) {
  const { rows } = await owner.query("select * from public.enquiries where id = $1", [id]);
  return rows;
}

test("stores an enquiry with the time of the server, and null without a phone", async () => {
  const sent = enquiry({ name: "  أمل <b>الصباح</b> " });
  const { error, status } = await table().insert(sent);
  expect({ error, status }).toEqual({ error: null, status: 201 });
  const [row] = await storedRows(sent.id);
  expect(row).toMatchObject({ ...sent, name: "أمل <b>الصباح</b>", phone: null, answered_at: null });
  expect(Math.abs(Date.now() - row.created_at.getTime())).toBeLessThan(60_000);
});

test("responds with 409 and keeps one row when an enquiry is sent twice", async () => {
  const sent = enquiry();
  await table().insert(sent);
  const { error, status } = await table().insert({ ...sent, message: "changed" });
  expect(status).toBe(409);
  expect(error?.code).toBe("23505");
  expect(await storedRows(sent.id)).toMatchObject([sent]);
});

/* With several, a limit would tell whether somebody else has just written, and the last row could undo the others. */
test("refuses an array of rows as a whole, whatever the limits would say", async () => {
  const email = `${enquiry().id}@example.com`;
  const rows = Array.from({ length: 6 }, () => enquiry({ email }));
  const { error } = await table().insert(rows);
  await table().insert(enquiry({ email }));
  expect((await table().insert(rows)).error).toEqual(error);
  expect(error?.code).toBe("23514");
  expect(await storedRows(String(rows[0]?.id))).toEqual([]);
});

/** Sends an enquiry without supabase-js. */
function post(headers: Record<string, string>) {
  return fetch(`${testBackend().url}/rest/v1/enquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(enquiry()),
  });
}

test.each([
  ["refuses a request without a key", {}, 401],
  ["refuses another key", { apikey: "sb_publishable_other" }, 401],
  ["needs no Authorization", { apikey: publishableKey }, 201],
  ["refuses a token", { apikey: publishableKey, Authorization: "Bearer a.b.c" }, 401],
])("%s", async (_, headers, status) => {
  expect((await post(headers)).status).toBe(status);
});

test.each([
  ["a missing field", { message: undefined }, "23502"],
  ["a name of two lines", { name: "A\nB" }, "23514"],
  ["NUL", { name: "A\u0000B" }, "22P05"],
  ["half an emoji", { name: "\ud83d" }, "22P02"],
  ["an invalid id", { id: "1" }, "22P02"],
  ["an unknown column", { admin: true }, "PGRST204"],
])("responds with 400 with the code of the error for %s", async (_, fields, code) => {
  const { status, error } = await table().insert({ ...enquiry(), ...fields });
  expect([status, error?.code]).toEqual([400, code]);
});

test("responds with 429 with an error body when a limit is reached", async () => {
  const email = `${enquiry().id}@example.com`;
  for (let index = 0; index < 5; index += 1) await table().insert(enquiry({ email }));
  const { status, error } = await table().insert(enquiry({ email }));
  expect(status).toBe(429);
  expect(error).toMatchObject({ code: "PT429", hint: expect.stringContaining("phone") });
});
