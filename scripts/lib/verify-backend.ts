import { startFaultProxy } from "../../__tests__/support/fault-proxy";
import { withClient } from "../../supabase/local/database";
import type { Context } from "./command";
import { startThrowawayBackend, type ThrowawayBackend } from "./throwaway-backend";

/**
 * PostgreSQL and stand-in as in `npm run site`, with the fault proxy before them at `url`, the address that the build
 * gets. All journeys come from one address and would meet its limit: it is raised here, in the settings table; the limit
 * per e-mail address stays.
 */
export async function startVerifyBackend({ onEnd }: Context): Promise<ThrowawayBackend> {
  const backend = await startThrowawayBackend();
  onEnd(backend.stop);
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  const proxy = await startFaultProxy({ target: backend.url });
  onEnd(proxy.stop);
  return { ...backend, url: proxy.url };
}
