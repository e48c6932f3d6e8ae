/** The queue in the database: supabase/migrations/*_enquiry_letters.sql rules it, this file only calls. */
import postgres from "postgres";

/** What a visitor sent. */
export interface Enquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  created_at: Date;
}

/** One letter to send: of one enquiry, or of many that came at once. */
export interface DueLetter {
  /** Its idempotency key, the same for each attempt. */
  key: string;
  enquiries: Enquiry[];
  /** How many other enquiries waited for an answer at the first attempt. */
  others: number;
}

/** Enquiries that have waited for an answer for more than a day, the oldest hundred of them. */
export interface Unanswered {
  /** Kuwait's date, "2026-11-22". */
  day: string;
  total: number;
  enquiries: Enquiry[];
}

/** How many enquiries the salon should have been told of by now, and how many letters were refused for good. */
export interface Trouble {
  overdue: number;
  refused: number;
}

export interface Queue {
  takeLetter: () => Promise<DueLetter | undefined>;
  markTold: (key: string) => Promise<void>;
  markFailed: (key: string, reason: string, failure: Failure) => Promise<void>;
  markRefused: (key: string, reason: string) => Promise<void>;
  unanswered: () => Promise<Unanswered | undefined>;
  trouble: () => Promise<Trouble>;
  /** Deletes the canaries that the salon was told of; their ids. */
  deleteCanaries: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Whether the mail service may have the letter all the same, and for how long it asked to be left alone. */
export interface Failure {
  mayHaveArrived: boolean;
  waitSeconds: number;
}

/** Opens the queue; the connection is made with the first call. */
export function openQueue(databaseUrl: string): Queue {
  const sql = postgres(databaseUrl, {
    max: 1,
    connect_timeout: 10,
    // Encrypted wherever the server can: the one on a developer's machine cannot.
    ssl: "prefer",
    // The hosted project's pooler keeps no prepared statements.
    prepare: false,
    fetch_types: false,
  });
  return {
    async takeLetter() {
      const rows = await sql<(Enquiry & { letter: string; others: number })[]>`
        select * from private.take_letter()`;
      const [first] = rows;
      return first && { key: first.letter, others: first.others, enquiries: [...rows] };
    },
    async markTold(key) {
      await sql`select private.mark_told(${key})`;
    },
    async markFailed(key, reason, { mayHaveArrived, waitSeconds }) {
      await sql`select private.mark_failed(${key}, ${reason}, ${mayHaveArrived}, ${waitSeconds})`;
    },
    async markRefused(key, reason) {
      await sql`select private.mark_refused(${key}, ${reason})`;
    },
    async unanswered() {
      const rows = await sql<(Enquiry & { day: string; total: string })[]>`
        select * from private.unanswered_enquiries()`;
      const [first] = rows;
      return first && { day: first.day, total: Number(first.total), enquiries: [...rows] };
    },
    async trouble() {
      const [counts] = await sql<{ overdue: string; refused: string }[]>`
        select * from private.letters_in_trouble()`;
      return { overdue: Number(counts?.overdue), refused: Number(counts?.refused) };
    },
    async deleteCanaries() {
      const rows = await sql<{ id: string }[]>`select * from private.delete_canaries() as id`;
      return rows.map(({ id }) => id);
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
