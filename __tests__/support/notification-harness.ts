import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import type { ThrowawayBackend } from "../../scripts/lib/throwaway-backend";
import {
  type AcceptedMail,
  type MailFault,
  startMailService,
} from "../../supabase/local/mail-service";
import { type NotifySalon, startNotifySalon, type Task } from "../../supabase/local/notifications";
import { startTestDatabase } from "./running-supabase";
import { enquiry, type NewEnquiry, ownerClient } from "./test-backend";

/** Returns the fault of a request, by its idempotency key and the number of requests before it. */
export type Fault = (key: string, index: number) => MailFault | undefined;

/** A database, the Edge Function under Deno, and the fake mail service. */
export interface NotificationHarness {
  backend: ThrowawayBackend;
  readonly owner: Client;
  notifySalon: NotifySalon;
  /** The e-mails that the mail service has accepted. */
  mails: AcceptedMail[];
  /** The idempotency keys of all requests to the mail service. */
  requests: string[];
  /** The log of the function. */
  log: string[];
  setFault: (fault?: Fault) => void;
  /** Reconnects the owner after a restart of the database. */
  reconnect: () => Promise<void>;
  /** Calls the function and returns its response. */
  run: (task?: Task) => Promise<Record<string, unknown>>;
  /** Stores enquiries as the owner, each with its own e-mail address. */
  insert: (count: number, fields?: Partial<NewEnquiry>) => Promise<NewEnquiry[]>;
  /** Moves all times in the database into the past, as if this interval had passed. */
  pass: (interval: string) => Promise<void>;
  /** Starts a second function on the same database and mail service. */
  startAnother: () => Promise<NotifySalon>;
  stop: () => Promise<void>;
}

const salon = { name: "Test Salon", email: "salon@example.com" };

/** Starts everything, with limits that tests do not reach by accident. */
export async function startNotificationHarness(): Promise<NotificationHarness> {
  const backend = await startTestDatabase();
  let owner = await connect(backend);
  await raiseLimits(owner);
  const mails: AcceptedMail[] = [];
  const requests: string[] = [];
  const log: string[] = [];
  const running: NotifySalon[] = [];
  let fault: Fault = () => undefined;

  const key = "a key of the tests";
  const mail = await startMailService({
    key,
    onAccepted: (accepted) => mails.push(accepted),
    fault: (idempotencyKey) => fault(idempotencyKey, requests.push(idempotencyKey) - 1),
  });

  async function startAnother(): Promise<NotifySalon> {
    const another = await startNotifySalon({
      databaseUrl: backend.databaseUrl,
      mail: { url: mail.url, key },
      salon,
      onLog: (line) => log.push(line),
    });
    running.push(another);
    return another;
  }

  const notifySalon = await startAnother();
  return {
    backend,
    get owner() {
      return owner;
    },
    notifySalon,
    mails,
    requests,
    log,
    setFault: (next = () => undefined) => {
      fault = next;
    },
    reconnect: async () => {
      owner = await connect(backend);
    },
    run: async (task = "notifications") => {
      const response = await notifySalon.call(task);
      return { status: response.status, ...(await response.json()) };
    },
    insert: async (count, fields = {}) => {
      const rows = Array.from({ length: count }, () => enquiry(fields));
      for (const row of rows) {
        await owner.query(
          "insert into public.enquiries (id, name, email, phone, message) values ($1, $2, $3, $4, $5)",
          Object.values(row),
        );
      }
      return rows;
    },
    pass: async (interval) => {
      await owner.query(
        `update public.enquiries set created_at = created_at - interval '${interval}',
           notification_due_at = notification_due_at - interval '${interval}';
         update private.limit_notices set reached_at = reached_at - interval '${interval}',
           notification_due_at = notification_due_at - interval '${interval}'`,
      );
    },
    startAnother,
    stop: async () => {
      await owner.end().catch(() => {});
      for (const each of running.reverse()) await each.stop();
      await mail.stop();
      await backend.stop();
    },
  };
}

async function connect({ databaseUrl }: ThrowawayBackend): Promise<Client> {
  const owner = await ownerClient(databaseUrl);
  owner.on("error", () => {}); // The running query reports it.
  return owner;
}

async function raiseLimits(owner: Client): Promise<void> {
  await owner.query(
    "update private.enquiry_settings set per_email = 100000, per_client = 100000, per_hour = 100000",
  );
}

/**
 * Simulates that minutes pass. Calls the function in each minute in which a notification is due, as
 * private.call_notify_salon does in the hosted project.
 */
export async function passMinutes(harness: NotificationHarness, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const { rows } = await harness.owner.query<{ due: boolean }>(
      "select private.any_notification_is_due() as due",
    );
    if (rows[0]?.due) await harness.run();
    await harness.pass("1 minute");
  }
}

/** Empties the tables, restores the limits, and clears e-mails, requests, log and fault. */
export async function clear(harness: NotificationHarness): Promise<void> {
  const { owner, mails, requests, log, setFault } = harness;
  setFault();
  await owner.query("delete from public.enquiries; delete from private.limit_notices");
  await raiseLimits(owner);
  for (const list of [mails, requests, log]) list.length = 0;
}

/** The number of e-mails that contain each enquiry. */
export function timesNotified(
  mails: readonly AcceptedMail[],
  enquiries: readonly NewEnquiry[],
): number[] {
  return enquiries.map(({ email }) => mails.filter(({ text }) => text.includes(email)).length);
}

/** The result of `timesNotified` if each of `count` enquiries is in one e-mail. */
export const once = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Waits until a condition is true. Throws after ten seconds. */
export async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (condition()) return;
    await wait(50);
  }
  throw new Error("The condition was not true within ten seconds.");
}
