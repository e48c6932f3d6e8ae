/** @jest-environment node */
import { checkEnquiries } from "../../scripts/lib/enquiry-check";
import { publishableKey } from "../../supabase/local/keys";
import { ownerClient, testBackend } from "../support/test-backend";

test("the nightly check passes and stores nothing", async () => {
  const { url } = testBackend();
  expect(await checkEnquiries({ url, key: publishableKey, pause: 0 })).toBeUndefined();
  const owner = await ownerClient();
  const { rows } = await owner.query(
    "select from public.enquiries where email = 'nightly-check@example.com'",
  );
  await owner.end();
  expect(rows).toEqual([]);
});
