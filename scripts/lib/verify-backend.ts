import { startFaultProxy } from "../../__tests__/support/fault-proxy";
import { withClient } from "../../supabase/local/database";
import type { Context } from "./command";
import { startThrowawayBackend, type ThrowawayBackend } from "./throwaway-backend";

/**
 * Starts the backend of `npm run site` behind the fault proxy. `url` is the address of the proxy. All journeys have the
 * same client address, so its limit and the hourly limit are raised. The limit per e-mail address stays.
 * @param port the port of the proxy; 0 means any free port
 */
export async function startVerifyBackend({ onEnd }: Context, port = 0): Promise<ThrowawayBackend> {
  const backend = await startThrowawayBackend();
  onEnd(backend.stop);
  await withClient(backend.databaseUrl, (client) =>
    client.query("update private.enquiry_settings set per_client = 100000, per_hour = 100000"),
  );
  const proxy = await startFaultProxy({ target: backend.url, port });
  onEnd(proxy.stop);
  return { ...backend, url: proxy.url };
}
