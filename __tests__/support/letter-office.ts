import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import type { ThrowawayBackend } from "../../scripts/lib/throwaway-backend";
import { startNotifySalon, type NotifySalon, type Task } from "../../supabase/local/letters";
import {
  startMailService,
  type AcceptedMail,
  type MailFault,
} from "../../supabase/local/mail-service";
import { startTestDatabase } from "./running-supabase";
import { enquiry, ownerClient, type NewEnquiry } from "./test-backend";

/** What befalls a request, by its idempotency key and the number of requests before it. */
export type Fault = (key: string, index: number) => MailFault | undefined;

/** A database of its own, the function under Deno and the mail service. */
export interface TestOffice {
  backend: ThrowawayBackend;
  readonly owner: Client;
  /** The function, and others hired. */
  notifySalon: NotifySalon;
  /** The letters that the mail service has taken. */
  mails: AcceptedMail[];
  /** The keys of all requests to the mail service. */
  requests: string[];
  /** What the function has logged. */
  log: string[];
  setFault: (fault?: Fault) => void;
  /** Connects the owner anew, after a restart of the database. */
  reconnect: () => Promise<void>;
  /** Calls the function; its answer. */
  run: (task?: Task) => Promise<Record<string, unknown>>;
  /** Stores enquiries, as the owner; each has an address of its own. */
  insert: (count: number, fields?: Partial<NewEnquiry>) => Promise<NewEnquiry[]>;
  /** Lets time pass: for the database, everything has happened so much earlier. */
  pass: (interval: string) => Promise<void>;
  /** Starts another function beside the one that runs, on the same database and mail service. */
  hire: () => Promise<NotifySalon>;
  stop: () => Promise<void>;
}

const salon = { name: "Test Salon", email: "salon@example.com" };

export async function startTestOffice(): Promise<TestOffice> {
  const backend = await startTestDatabase();
  let owner = await connect(backend);
  await owner.query(
    "update private.enquiry_settings set per_email = 100000, per_client = 100000, per_hour = 100000",
  );
  const mails: AcceptedMail[] = [];
  const requests: string[] = [];
  const log: string[] = [];
  const hired: NotifySalon[] = [];
  let fault: Fault = () => undefined;

  const key = "a key of the tests";
  const mail = await startMailService({
    key,
    onAccepted: (letter) => mails.push(letter),
    fault: (idempotencyKey) => fault(idempotencyKey, requests.push(idempotencyKey) - 1),
  });

  async function hire(): Promise<NotifySalon> {
    const another = await startNotifySalon({
      databaseUrl: backend.databaseUrl,
      mail: { url: mail.url, key },
      salon,
      onLog: (line) => log.push(line),
    });
    hired.push(another);
    return another;
  }

  const notifySalon = await hire();
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
    run: async (task = "letters") => {
      const answer = await notifySalon.call(task);
      return { status: answer.status, ...(await answer.json()) };
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
        `update public.enquiries set created_at = created_at - $1::interval,
           letter_due_at = letter_due_at - $1::interval`,
        [interval],
      );
    },
    hire,
    stop: async () => {
      await owner.end().catch(() => {});
      for (const each of hired.reverse()) await each.stop();
      await mail.stop();
      await backend.stop();
    },
  };
}

async function connect({ databaseUrl }: ThrowawayBackend): Promise<Client> {
  const owner = await ownerClient(databaseUrl);
  owner.on("error", () => {}); // The query in flight reports it.
  return owner;
}

/**
 * Lets minutes pass. In each the function is called if there is something for it to do, as private.call_notify_salon
 * does in the hosted project.
 */
export async function liveThrough(office: TestOffice, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const { rowCount } = await office.owner.query(
      `select from public.enquiries
       where letter_due_at is not null and private.letter_is_due(letter_due_at, letter_attempts)`,
    );
    if (rowCount) await office.run();
    await office.pass("1 minute");
  }
}

/** Empties the table, and forgets letters and faults. */
export async function clear({ owner, mails, requests, log, setFault }: TestOffice): Promise<void> {
  setFault();
  await owner.query("delete from public.enquiries");
  for (const list of [mails, requests, log]) list.length = 0;
}

/** How often the salon was told of each enquiry, in whatever letter. */
export function timesTold(
  mails: readonly AcceptedMail[],
  enquiries: readonly NewEnquiry[],
): number[] {
  return enquiries.map(({ email }) => mails.filter(({ text }) => text.includes(email)).length);
}

/** "1, 1, 1 …" for so many. */
export const once = (count: number): number[] => Array.from({ length: count }, () => 1);

/** Waits until a condition holds; throws after ten seconds. */
export async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (condition()) return;
    await wait(50);
  }
  throw new Error("It did not come about in ten seconds.");
}
