/** @jest-environment node */
import type { Client } from "pg";
import { checkEnquiries } from "../../scripts/lib/enquiry-check";
import { locales } from "../../src/i18n/locales";
import { publishableKey } from "../../supabase/local/keys";
import { apiClient, enquiry, ownerClient, testBackend } from "../support/test-backend";

/** Tests the API with an unmodified supabase-js, as the site uses it. */

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());
// All requests have the same client address: reset its limit between tests.
beforeEach(() => owner.query("delete from private.enquiry_clients"));

const table = (key?: string) => apiClient(undefined, key).from("enquiries");

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

test.each([...locales.map(({ code }) => code), null])(
  "stores the locale of an enquiry: %s",
  async (locale) => {
    const sent = enquiry({ locale });
    expect((await table().insert(sent)).status).toBe(201);
    expect(await storedRows(sent.id)).toMatchObject([sent]);
  },
);

test("responds with 409 and keeps one row when an enquiry is sent twice", async () => {
  const sent = enquiry();
  await table().insert(sent);
  const { error, status } = await table().insert({ ...sent, message: "changed" });
  expect(status).toBe(409);
  expect(error?.code).toBe("23505");
  expect(await storedRows(sent.id)).toMatchObject([sent]);
});

test("stores one row when an enquiry is sent twenty times at once", async () => {
  const sent = enquiry();
  const responses = await Promise.all(Array.from({ length: 20 }, () => table().insert(sent)));
  expect(responses.map((response) => response.status).sort()).toEqual([
    201,
    ...Array(19).fill(409),
  ]);
  expect(await storedRows(sent.id)).toHaveLength(1);
});

describe("an array of rows", () => {
  test("is stored, with null for the columns that a row does not have", async () => {
    const { id, name, email, message } = enquiry();
    const short = { id, name, email, message };
    const full = enquiry({ phone: "9999 8888", locale: "ar" });
    const { error, status } = await table().insert([full, short]);
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(await storedRows(full.id)).toMatchObject([full]);
    expect(await storedRows(short.id)).toMatchObject([{ ...short, phone: null }]);
  });

  test("is refused if the rows have different keys, and no columns are named", async () => {
    const rows = [enquiry(), { ...enquiry(), locale: "ar" }];
    const response = await post({ apikey: publishableKey }, rows);
    expect([response.status, await response.json()]).toMatchObject([400, { code: "PGRST102" }]);
  });

  test("stores nothing if it is empty", async () => {
    expect((await post({ apikey: publishableKey }, [])).status).toBe(201);
  });

  test.each([
    ["an e-mail address", 6, { email: `${enquiry().id}@example.com` }],
    ["a client address", 21, {}],
  ])("is refused as a whole if it is over the limit of %s", async (_, count, fields) => {
    const rows = Array.from({ length: count }, () => enquiry(fields));
    const { status, error } = await table().insert(rows);
    expect([status, error?.code]).toEqual([429, "PT429"]);
    expect(await storedRows(String(rows[0]?.id))).toEqual([]);
    expect((await table().insert(rows.slice(1))).status).toBe(201);
  });
});

test("ends a request that has waited for three seconds", async () => {
  const sent = enquiry();
  const start = Date.now();
  await owner.query("begin; select pg_advisory_xact_lock(20180910)");
  const { status, error } = await table().insert(sent);
  await owner.query("rollback");
  expect([status, error?.code]).toEqual([500, "57014"]);
  expect(Date.now() - start).toBeGreaterThan(2900);
  expect(await storedRows(sent.id)).toEqual([]);
});

test("refuses another key", async () => {
  const { status, error } = await table("sb_publishable_other").insert(enquiry());
  expect([status, error?.message]).toEqual([401, "Invalid API key"]);
});

/** Sends an enquiry without supabase-js. */
function post(headers: Record<string, string>, body: object = enquiry()) {
  return fetch(`${testBackend().url}/rest/v1/enquiries`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

test.each([
  ["refuses a request without a key", {}, 401],
  ["needs no Authorization", { apikey: publishableKey }, 201],
  ["refuses a token", { apikey: publishableKey, Authorization: "Bearer a.b.c" }, 401],
])("%s", async (_, headers, status) => {
  expect((await post(headers)).status).toBe(status);
});

/* The weekly check tests this with Supabase's own gateway; the local API has only the insert. */
test.each<[string, (id: string) => PromiseLike<{ error: unknown }>]>([
  ["read", () => table().select()],
  ["read its own row back", () => table().insert(enquiry()).select()],
  ["change", (id) => table().update({ name: "x" }).eq("id", id)],
  ["delete", (id) => table().delete().eq("id", id)],
  ["upsert", (id) => table().upsert(enquiry({ id }))],
])("the publishable key cannot %s", async (_, act) => {
  const kept = enquiry();
  await table().insert(kept);
  expect((await act(kept.id)).error).not.toBeNull();
  expect(await storedRows(kept.id)).toMatchObject([kept]);
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

test("ignores the address in headers that the client sets", async () => {
  const statuses = [];
  for (let index = 0; index < 21; index += 1) {
    const address = `198.51.100.${index}`;
    const headers = { "cf-connecting-ip": address, "x-forwarded-for": address };
    statuses.push((await post({ apikey: publishableKey, ...headers })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
});

test("responds to the CORS preflight of any origin", async () => {
  const response = await fetch(`${testBackend().url}/rest/v1/enquiries`, {
    method: "OPTIONS",
    headers: {
      Origin: "https://zahrelle.example",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "apikey,authorization,content-type,x-client-info",
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-headers")).toContain("apikey");
});

test("the check of the form passes and stores nothing", async () => {
  const { url } = testBackend();
  expect(await checkEnquiries({ url, key: publishableKey, pause: 0 })).toBeUndefined();
  const { rows } = await owner.query(
    "select from public.enquiries where email = 'nightly-check@example.com'",
  );
  expect(rows).toEqual([]);
});
