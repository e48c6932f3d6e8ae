/** @jest-environment node */
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import {
  enquiry,
  insertEnquiry,
  type NewEnquiry,
  ownerClient,
  ownerDuringTests,
} from "../support/test-backend";

const owner = ownerDuringTests();

const LIMITED = "PT429";
const insert = (client: Client, fields: Partial<NewEnquiry>) =>
  insertEnquiry(client, fields).then(
    () => "stored",
    ({ code }: { code: string }) => code,
  );

/**
 * Sends an enquiry as a visitor, or without headers as the platform. Returns "stored" or the SQLSTATE. The transaction
 * continues after an error.
 */
async function send(fields: Partial<NewEnquiry>, headers?: object): Promise<string> {
  await owner.query("savepoint before_send");
  await owner.query(
    "select set_config('role', 'anon', true), set_config('request.headers', $1, true), set_config('enquiries.row', '', true)",
    [headers ? JSON.stringify(headers) : ""],
  );
  const result = await insert(owner, fields);
  await owner.query(result === "stored" ? "reset role" : "rollback to savepoint before_send");
  return result;
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

test("counts an IPv6 network (/48) as one client", async () => {
  const results = await sendMany(21, (index) => [{}, at(`2001:db8:1:${index + 10}00:${index}::9`)]);
  expect(results).toEqual([...stored(20), LIMITED]);
  expect(await send({}, at("2001:db8:2::9"))).toBe("stored");
  expect(await send({}, at("not:an:address"))).toBe("stored");
});

test("counts requests without a client address as one client", async () => {
  const results = await sendMany(21, (index) => [{}, { "user-agent": `client ${index}` }]);
  expect(results).toEqual([...stored(20), LIMITED]);
});

test("does not count what the platform itself stores, without a request", async () => {
  await owner.query("update private.enquiry_settings set per_client = 0");
  expect(await send({})).toBe("stored");
});

test("limits all enquiries of an hour", async () => {
  await owner.query("update public.enquiries set created_at = now() - interval '2 hours'");
  await owner.query("update private.enquiry_settings set per_hour = 3");
  expect(await sendMany(4, () => [{}])).toEqual([...stored(3), LIMITED]);
  await owner.query("update public.enquiries set created_at = created_at - interval '59 minutes'");
  expect(await send({})).toBe(LIMITED);
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

test("stores the client address as a salted hash, until a job deletes it", async () => {
  await send({}, at("203.0.113.7"));
  const clients = () =>
    owner.query(
      `select client = sha256(convert_to(salt || '203.0.113.7', 'UTF8')) as salted
       from private.enquiry_clients, private.enquiry_settings order by seen_at desc limit 1`,
    );
  expect((await clients()).rows).toEqual([{ salted: true }]);
  const { rows } = await owner.query<{ command: string }>(
    "select command from cron.job where jobname = 'forget enquiry clients' and schedule = '* * * * *'",
  );
  await owner.query("update private.enquiry_clients set seen_at = now() - interval '10 minutes'");
  await owner.query(String(rows[0]?.command));
  expect((await clients()).rows).toEqual([]);
});

test("refuses the second of two concurrent enquiries when one is allowed", async () => {
  const [one, two] = [await ownerClient(), await ownerClient()];
  const email = `${enquiry().id}@example.com`;
  for (let index = 0; index < 4; index += 1) await insert(one, { email });
  await one.query("begin");
  await insert(one, { email });
  const second = insert(two, { email });
  await Promise.race([second, wait(500)]); // If it did not wait for the first one, it would now be stored.
  await one.query("commit");
  expect(await second).toBe(LIMITED);
  await one.query("delete from public.enquiries where email = $1", [email]);
  await Promise.all([one.end(), two.end()]);
});

test("refuses a repeated enquiry, a client over its limit and a megabyte without waiting for others", async () => {
  const other = await ownerClient();
  const kept = enquiry();
  await insert(other, kept);
  await other.query("begin");
  await insert(other, {});
  await owner.query("set local statement_timeout = '2s'");
  await owner.query("update private.enquiry_settings set per_client = 0");
  const results = [
    await send(kept),
    await send({}, at("203.0.113.7")),
    await send({ message: "m".repeat(1_000_000) }),
  ];
  await other.query("rollback");
  await other.query("delete from public.enquiries where id = $1", [kept.id]);
  await other.end();
  expect(results).toEqual(["23505", LIMITED, "23514"]);
});
