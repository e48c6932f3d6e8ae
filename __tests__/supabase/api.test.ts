/** @jest-environment node */
import type { Client } from "pg";
import { locales } from "../../src/i18n/locales";
import { apiClient, enquiry, ownerClient, testBackend } from "../support/test-backend";

/** Tests the API with an unmodified supabase-js, as the site uses it. */

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());
// All requests have the same client address: reset its limit between tests.
beforeEach(() => owner.query("delete from private.enquiry_clients"));

const table = (key?: string) => apiClient(key).from("enquiries");

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

test("stores an enquiry without a locale", async () => {
  const sent = enquiry();
  expect((await table().insert(sent)).status).toBe(201);
  expect(await storedRows(sent.id)).toMatchObject([{ ...sent, locale: null }]);
});

test.each(["fr", "EN", "ar-KW", " ar", ""])("refuses the unknown locale %p", async (locale) => {
  const sent = enquiry({ locale });
  const { status, error } = await table().insert(sent);
  expect([status, error?.code]).toEqual([400, "23514"]);
  expect(error?.message).toContain("locale");
  expect(await storedRows(sent.id)).toEqual([]);
});

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

test.each<
  [string, (id: string) => PromiseLike<{ status: number; error: { code: string } | null }>]
>([
  ["read", () => table().select()],
  ["count", () => table().select("*", { count: "exact", head: true })],
  ["read its own row back", () => table().insert(enquiry()).select()],
  ["change", (id) => table().update({ name: "x" }).eq("id", id)],
  ["delete", (id) => table().delete().eq("id", id)],
  ["upsert", () => table().upsert(enquiry())],
  ["upsert and ignore duplicates", () => table().upsert(enquiry(), { ignoreDuplicates: true })],
  ["date an enquiry", () => table().insert({ ...enquiry(), created_at: "2020-01-01" })],
  ["response an enquiry", () => table().insert({ ...enquiry(), answered_at: "2020-01-01" })],
  [
    "add an enquiry without a notification",
    () => table().insert({ ...enquiry(), notification_due_at: null }),
  ],
  ["call the deletion", () => apiClient().rpc("delete_enquiries_older_than", { age: "1 year" })],
])("the public key cannot %s", async (_, act) => {
  const kept = enquiry();
  await table().insert(kept);
  const { status } = await act(kept.id);
  expect(status).toBe(401);
  expect(await storedRows(kept.id)).toMatchObject([kept]);
});

test("the key of an account cannot add an enquiry", async () => {
  const { status, error } = await table(testBackend().authenticatedKey).insert(enquiry());
  expect([status, error?.code]).toEqual([403, "42501"]);
});

test("other schemas, tables, columns and functions do not exist for the API", async () => {
  const schema = await apiClient().schema("private").from("enquiry_settings").select();
  expect([schema.status, schema.error?.code]).toEqual([406, "PGRST106"]);
  const settings = await apiClient().from("enquiry_settings").select();
  expect([settings.status, settings.error?.code]).toEqual([404, "PGRST205"]);
  const column = await table().insert({ ...enquiry(), admin: true });
  expect([column.status, column.error?.code]).toEqual([400, "PGRST204"]);
  const rpc = await apiClient().rpc("trim_enquiry");
  expect([rpc.status, rpc.error?.code]).toEqual([404, "PGRST202"]);
});

test.each([
  ["a key with a wrong signature", () => `${testBackend().anonKey.slice(0, -4)}AAAA`],
  ["an expired key", () => testBackend().expiredKey],
  ["an invalid key", () => "nothing"],
])("%s is refused", async (_, key) => {
  const { status } = await table(key()).insert(enquiry());
  expect(status).toBe(401);
});

test.each([
  ["a missing field", { message: undefined }, "23502"],
  ["a name of two lines", { name: "A\nB" }, "23514"],
  ["NUL", { name: "A\u0000B" }, "22P05"],
  ["half an emoji", { name: "\ud83d" }, "22P02"],
  ["an invalid id", { id: "1" }, "22P02"],
])("responds with 400 with the code of the error for %s", async (_, fields, code) => {
  const { status, error } = await table().insert({ ...enquiry(), ...fields });
  expect([status, error?.code]).toEqual([400, code]);
});

/** Sends a request without supabase-js, which sets the Content-Type. */
async function post(body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${testBackend().url}/rest/v1/enquiries`, {
    method: "POST",
    headers: { apikey: testBackend().anonKey, ...headers },
    body,
  });
  return { status: response.status, body: response.status === 201 ? "" : await response.json() };
}

test.each(["text/plain", "text/plain;charset=UTF-8", "application/octet-stream", "text/html"])(
  "refuses a body of the type %s",
  async (type) => {
    const sent = enquiry();
    const response = await post(JSON.stringify(sent), { "Content-Type": type });
    expect(response).toEqual({
      status: 400,
      body: {
        code: "PGRST102",
        message: `Content-Type not acceptable: ${type.split(";")[0]}`,
        details: null,
        hint: null,
      },
    });
    expect(await storedRows(sent.id)).toEqual([]);
  },
);

test.each([
  ["application/json with a charset", { "Content-Type": "application/json; charset=utf-8" }],
  ["no type", {}],
])("parses a body with %s as JSON", async (_, headers) => {
  const sent = enquiry();
  // Bytes, because fetch sets a Content-Type for a string.
  expect(await post(new TextEncoder().encode(JSON.stringify(sent)), headers)).toMatchObject({
    status: 201,
  });
  expect(await storedRows(sent.id)).toMatchObject([sent]);
});

test("refuses an empty body", async () => {
  const response = await post("", { "Content-Type": "application/json" });
  expect(response).toMatchObject({ status: 400, body: { code: "PGRST102" } });
});

test("stores all rows of a request or none", async () => {
  const [good, bad] = [enquiry(), enquiry({ name: "" })];
  expect((await table().insert([good, bad])).status).toBe(400);
  expect(await storedRows(good.id)).toEqual([]);
});

test("responds with 429 with an error body when a limit is reached", async () => {
  const email = `${enquiry().id}@example.com`;
  for (let index = 0; index < 5; index += 1) await table().insert(enquiry({ email }));
  const { status, error } = await table().insert(enquiry({ email }));
  expect(status).toBe(429);
  expect(error).toMatchObject({ code: "PT429", hint: expect.stringContaining("phone") });
});

test("ignores the address in headers that the client sets", async () => {
  const send = (index: number) =>
    fetch(`${testBackend().url}/rest/v1/enquiries`, {
      method: "POST",
      headers: {
        apikey: testBackend().anonKey,
        "Content-Type": "application/json",
        "cf-connecting-ip": `198.51.100.${index}`,
        "x-forwarded-for": `198.51.100.${index}`,
      },
      body: JSON.stringify(enquiry()),
    });
  const statuses = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await send(index)).status);
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
