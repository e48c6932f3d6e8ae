import { withClient } from "../../supabase/local/database";
import type { Context } from "./command";
import { startThrowawayBackend, type ThrowawayBackend } from "./throwaway-backend";

/**
 * Starts the backend of `npm run site`. All journeys have the same client address, so its limit and the hourly limit are
 * raised. The limit per e-mail address stays.
 * @param apiPort the port of the API; 0 means any free port
 */
export async function startVerifyBackend(
  { onEnd }: Context,
  apiPort = 0,
): Promise<ThrowawayBackend> {
  const backend = await startThrowawayBackend({ apiPort });
  onEnd(backend.stop);
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  return backend;
}
