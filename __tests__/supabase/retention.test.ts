/** @jest-environment node */
import type { Client } from "pg";
import { ownerClient } from "../support/test-backend";

let owner: Client;
beforeAll(async () => {
  owner = await ownerClient();
});
afterAll(() => owner.end());
beforeEach(() => owner.query("begin"));
afterEach(() => owner.query("rollback"));

test("deletes only the enquiries that are older than the age", async () => {
  await owner.query(
    `insert into public.enquiries (name, email, message, created_at) values
       ('Old', 'old@example.com', 'm', now() - interval '13 months'),
       ('New', 'new@example.com', 'm', now() - interval '11 months')`,
  );
  await owner.query("set local role service_role");
  const { rows } = await owner.query(
    "select public.delete_enquiries_older_than('12 months') as count",
  );
  expect(rows).toEqual([{ count: "1" }]);
  const left = await owner.query("select name from public.enquiries where name in ('Old', 'New')");
  expect(left.rows).toEqual([{ name: "New" }]);
});

test.each(["0", "6 days", "-1 year"])("refuses an age of %s", async (age) => {
  await expect(
    owner.query("select public.delete_enquiries_older_than($1)", [age]),
  ).rejects.toMatchObject({ code: "PT400" });
});
