/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { enquiry, type NewEnquiry, ownerClient } from "../support/test-backend";

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());

// Each test runs in a transaction that is rolled back.
beforeEach(() => owner.query("begin"));
afterEach(() => owner.query("rollback"));

const LIMITED = "PT429";

/** Sends an enquiry as a visitor. Returns "stored" or the SQLSTATE. The transaction continues after an error. */
async function send(fields: Partial<NewEnquiry>, headers: object = {}): Promise<string> {
  await owner.query("savepoint before_send");
  try {
    await owner.query(
      "select set_config('role', 'anon', true), set_config('request.headers', $1, true)",
      [JSON.stringify(headers)],
    );
    await owner.query(
      "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)",
      Object.values(enquiry(fields)),
    );
    await owner.query("reset role");
    return "stored";
  } catch (error) {
    await owner.query("rollback to savepoint before_send");
    return (error as { code: string }).code;
  }
}

async function sendMany(count: number, fields: (index: number) => [Partial<NewEnquiry>, object?]) {
  const results = [];
  for (let index = 0; index < count; index += 1) results.push(await send(...fields(index)));
  return results;
}

const at = (address: string) => ({ "cf-connecting-ip": address });
const stored = (count: number) => Array.from({ length: count }, () => "stored");

test("allows five enquiries per e-mail address in ten minutes, ignoring case and spaces", async () => {
  const results = await sendMany(6, (index) => [
    { email: index % 2 ? "AMAL@example.com " : "amal@EXAMPLE.com" },
    at(`203.0.113.${index}`),
  ]);
  expect(results).toEqual([...stored(5), LIMITED]);
  expect(await send({ email: "other@example.com" })).toBe("stored");
});

test("allows the e-mail address again after ten minutes", async () => {
  await sendMany(5, () => [{ email: "amal@example.com" }]);
  await owner.query("update public.enquiries set created_at = now() - interval '10 minutes'");
  expect(await send({ email: "amal@example.com" })).toBe("stored");
});

test("allows twenty enquiries per client address in ten minutes", async () => {
  const results = await sendMany(21, () => [{}, at("203.0.113.7")]);
  expect(results).toEqual([...stored(20), LIMITED]);
  expect(await send({}, at("203.0.113.8"))).toBe("stored");
  await owner.query("update private.enquiry_clients set seen_at = now() - interval '10 minutes'");
  expect(await send({}, at("203.0.113.7"))).toBe("stored");
});

test("counts an IPv6 network (/64) as one client", async () => {
  const results = await sendMany(21, (index) => [{}, at(`2001:db8:1:2:${index}::9`)]);
  expect(results.at(-1)).toBe(LIMITED);
  expect(await send({}, at("2001:db8:1:3::9"))).toBe("stored");
});

test("ignores headers that a client can set", async () => {
  const results = await sendMany(21, (index) => [
    {},
    {
      ...at("203.0.113.7"),
      "x-forwarded-for": `198.51.100.${index}`,
      "x-real-ip": `198.51.100.${index}`,
    },
  ]);
  expect(results.at(-1)).toBe(LIMITED);
});

test("accepts an enquiry with an invalid client address", async () => {
  expect(await send({}, at("not:an:address"))).toBe("stored");
});

test("limits all enquiries of an hour", async () => {
  await owner.query("update public.enquiries set created_at = now() - interval '2 hours'");
  await owner.query("update private.enquiry_settings set per_hour = 3");
  const results = await sendMany(4, () => [{}]);
  expect(results).toEqual([...stored(3), LIMITED]);
});

test("refuses an enquiry without a name by its check, also over every limit", async () => {
  await owner.query(
    "update private.enquiry_settings set per_email = 0, per_client = 0, per_hour = 0",
  );
  expect(await send({ name: " " })).toBe("23514");
  expect(await send({})).toBe(LIMITED);
});

test("has defaults of 5 per e-mail address, 20 per client and 2,000 per hour", async () => {
  const { rows } = await owner.query(
    "select per_email, per_client, per_hour from private.enquiry_settings",
  );
  expect(rows).toEqual([{ per_email: 5, per_client: 20, per_hour: 2000 }]);
});

test("reports a duplicate key for a repeated enquiry, even at the limit", async () => {
  const first = enquiry({ email: "amal@example.com" });
  await send(first);
  await sendMany(4, () => [{ email: "amal@example.com" }]);
  expect(await send(first)).toBe("23505");
});

test("returns a message and a hint", async () => {
  await sendMany(5, () => [{ email: "amal@example.com" }]);
  await owner.query("set local role anon");
  await expect(
    owner.query(
      "insert into public.enquiries (name, email, message) values ('A', 'amal@example.com', 'm')",
    ),
  ).rejects.toMatchObject({
    code: LIMITED,
    message: "Too many enquiries from this e-mail address",
    hint: expect.stringContaining("WhatsApp"),
  });
});

test("stores the client address as a salted hash, for ten minutes", async () => {
  await send({}, at("203.0.113.7"));
  const { rows } = await owner.query<{ salted: boolean; bare: boolean }>(
    `select client = sha256(convert_to(salt || '203.0.113.7', 'UTF8')) as salted,
            client = sha256('203.0.113.7') as bare
     from private.enquiry_clients, private.enquiry_settings order by seen_at desc limit 1`,
  );
  expect(rows).toEqual([{ salted: true, bare: false }]);

  await owner.query("update private.enquiry_clients set seen_at = now() - interval '10 minutes'");
  await send({}, at("203.0.113.8"));
  const left = await owner.query("select from private.enquiry_clients");
  expect(left.rowCount).toBe(1);
});

test("refuses the second of two concurrent enquiries when one is allowed", async () => {
  const [one, two] = [await ownerClient(), await ownerClient()];
  const email = `${enquiry().id}@example.com`;
  const insert = (client: Client) =>
    client.query("insert into public.enquiries (name, email, message) values ('A', $1, 'm')", [
      email,
    ]);
  for (let index = 0; index < 4; index += 1) await insert(one);
  await one.query("begin");
  await insert(one);
  const second = insert(two).then(
    () => "stored",
    ({ code }: { code: string }) => code,
  );
  await Promise.race([second, wait(500)]); // If it did not wait for the first one, it would now be stored.
  await one.query("commit");
  expect(await second).toBe(LIMITED);
  await one.query("delete from public.enquiries where email = $1", [email]);
  await Promise.all([one.end(), two.end()]);
});
