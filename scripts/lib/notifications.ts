import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { startMailService } from "../../supabase/local/mail-service";
import { startNotifySalon } from "../../supabase/local/notifications";

const EVERY_MS = 1000;

export interface Notifications {
  /** Settings of the smoke test. */
  NOTIFY_URL: string;
  NOTIFY_SECRET: string;
  stop: () => Promise<void>;
}

/**
 * Starts the function notify-salon and a fake mail service for a database, and calls the function every second, as
 * pg_cron does every minute.
 */
export async function startNotifications(databaseUrl: string): Promise<Notifications> {
  const key = randomUUID();
  const mail = await startMailService({ key, onAccepted: () => {} });
  const notifySalon = await startNotifySalon({
    databaseUrl,
    mail: { url: mail.url, key },
    salon: { name: "Test Salon", email: "salon@example.com" },
    onLog: () => {},
  });
  const ending = new AbortController();
  const calling = callUntil(ending.signal, () => notifySalon.call("notifications"));
  return {
    NOTIFY_URL: notifySalon.url,
    NOTIFY_SECRET: notifySalon.secret,
    async stop() {
      ending.abort();
      await calling;
      await notifySalon.stop();
      await mail.stop();
    },
  };
}

async function callUntil(signal: AbortSignal, call: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await call();
    await wait(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
