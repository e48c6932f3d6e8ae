/** @jest-environment node */
import { nightlyCheck } from "../support/nightly-check";
import { ownerClient, testBackend } from "../support/test-backend";

jest.setTimeout(60_000); // A process each, on whatever machine.

test("the nightly check is answered by the database and leaves nothing in it", async () => {
  const { url, anonKey } = testBackend();
  const { ok, said } = await nightlyCheck(url, anonKey);
  expect(said).toMatch(/refuses what it should/);
  expect(ok).toBe(true);
  const owner = await ownerClient();
  const { rows } = await owner.query(
    "select from public.enquiries where email = 'nightly-check@example.com'",
  );
  await owner.end();
  expect(rows).toEqual([]);
});
