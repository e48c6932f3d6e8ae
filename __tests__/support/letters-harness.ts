import { startTemporaryBackend } from "../../scripts/lib/temporary-backend";
import {
  type AcceptedMail,
  type MailFault,
  startMailService,
} from "../../supabase/local/mail-service";
import { sendRequests, setUpMail } from "../../supabase/local/outbox";
import { insertEnquiry, type NewEnquiry, ownerClient } from "./test-backend";

/** Returns the fault of a request to the mail service. `index` is the number of requests before it. */
type Fault = (mail: AcceptedMail, index: number) => MailFault | undefined;

/** The valid key of the fake mail service. */
export const API_KEY = "re_key_of_the_tests";

const MINUTE = 60_000;

/** A database of its own with the fake mail service, and a clock that the tests set. Times are in minutes since `clear`. */
export type LettersHarness = Awaited<ReturnType<typeof startLettersHarness>>;

/** Starts everything, with limits that tests do not reach by accident. */
export async function startLettersHarness() {
  const backend = await startTemporaryBackend({ settings: { fsync: "off" } });
  const owner = await ownerClient(backend.databaseUrl);
  const mails: AcceptedMail[] = [];
  const requests: number[] = [];
  let fault: Fault = () => undefined;
  let start = 0;
  let clock = 0;

  const mail = await startMailService({
    apiKey: API_KEY,
    onAccepted: (accepted) => mails.push(accepted),
    fault: (request) => fault(request, requests.push((clock - start) / MINUTE) - 1),
  });

  async function run(client = owner): Promise<void> {
    await client.query("select private.send_letters($1)", [new Date(clock)]);
  }
  const setUp = (settings: { apiKey?: string; recipient?: string } = {}) =>
    setUpMail(owner, {
      url: `${mail.url}/emails`,
      apiKey: API_KEY,
      salon: "Test Salon",
      recipient: "salon@example.com",
      ...settings,
    });

  return {
    backend,
    owner,
    mails,
    requests,
    setFault: (next: Fault = () => undefined) => {
      fault = next;
    },
    /** Stores enquiries, each with its own e-mail address, at the time of the clock. */
    async insert(count: number, fields: Partial<NewEnquiry> = {}): Promise<NewEnquiry[]> {
      const rows = [];
      for (let index = 0; index < count; index += 1) {
        rows.push(await insertEnquiry(owner, { ...fields, created_at: new Date(clock) }));
      }
      return rows;
    },
    run,
    /** Lets minutes pass. The job runs in each, or every `step` minutes. */
    async pass(minutes: number, step = 1) {
      for (let minute = 0; minute < minutes; minute += step) {
        await run();
        await sendRequests(owner, new Date(clock));
        clock += step * MINUTE;
      }
    },
    setClock: (time: number | string) => {
      clock = new Date(time).getTime();
    },
    setUp,
    /** Empties the tables and the lists, and restores the limits, the settings and the clock. */
    async clear() {
      fault = () => undefined;
      start = clock = Date.now();
      mails.length = requests.length = 0;
      await owner.query(
        `delete from public.enquiries; delete from private.letters;
         truncate net.http_request_queue, net._http_response;
         update private.enquiry_settings set per_email = 100000, per_client = 100000, per_hour = 100000;
         update private.mail_settings set letters_a_day = default`,
      );
      await setUp();
    },
    async stop() {
      await owner.end();
      await mail.stop();
      await backend.stop();
    },
  };
}

/** The number of e-mails about each enquiry, without reminders. */
export function timesTold(
  mails: readonly AcceptedMail[],
  enquiries: readonly NewEnquiry[],
): number[] {
  const letters = mails.filter(({ subject }) => !subject.endsWith("for an answer"));
  return enquiries.map(({ email }) => letters.filter(({ text }) => text.includes(email)).length);
}

/** The result of `timesTold` if each of `count` enquiries is in one e-mail. */
export const once = (count: number): number[] => Array.from({ length: count }, () => 1);
