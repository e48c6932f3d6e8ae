/** Calls the queue functions in the database: supabase/migrations/*_notifications.sql. */
import postgres from "postgres";
import { tlsFor } from "./tls.ts";

/** A stored enquiry. */
export interface Enquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  created_at: Date;
}

/** A notification to send. */
export type DueNotification = EnquiryNotification | LimitNotification;

/** Notifies the salon of one enquiry, or of many that arrived at once. */
export interface EnquiryNotification {
  /** The idempotency key, the same for each attempt. */
  key: string;
  enquiries: Enquiry[];
  /** The number of other unanswered enquiries at the first attempt. */
  others: number;
}

/** Notifies the salon that the form has reached its hourly limit. */
export interface LimitNotification {
  /** The idempotency key, the same for each attempt. */
  key: string;
  /** The limit: enquiries per hour. */
  perHour: number;
  reachedAt: Date;
}

/** Enquiries that have been unanswered for more than a day: the oldest hundred. */
export interface Unanswered {
  /** The date in Kuwait, "2026-11-22". */
  day: string;
  total: number;
  enquiries: Enquiry[];
}

/** The number of notifications that are late by an hour or more, and of those that were rejected for good. */
export interface QueueHealth {
  overdue: number;
  rejected: number;
}

export interface Queue {
  claimNotification: () => Promise<DueNotification | undefined>;
  markNotified: (key: string) => Promise<void>;
  markFailed: (key: string, reason: string, failure: Failure) => Promise<void>;
  markRejected: (key: string, reason: string) => Promise<void>;
  unanswered: () => Promise<Unanswered | undefined>;
  health: () => Promise<QueueHealth>;
  /** Returns the id of an enquiry to which the limits do not apply. */
  announceCanary: () => Promise<string>;
  /** Deletes the canaries that the mail service has accepted. Returns their ids, and those that were deleted before. */
  deleteCanaries: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Whether the mail service may have accepted the notification, and how long it asked to wait. */
export interface Failure {
  mayHaveArrived: boolean;
  waitSeconds: number;
}

/**
 * A row of private.claim_notification(): of an enquiry, or of a limit notice, which has only the first three fields.
 */
interface ClaimedRow extends Enquiry {
  notification: string;
  per_hour: number | null;
  others: number;
}

/** Opens the queue. The first call makes the connection. */
export function openQueue(databaseUrl: string): Queue {
  const sql = postgres(databaseUrl, {
    max: 1,
    connect_timeout: 10,
    ssl: tlsFor(databaseUrl),
    // The pooler of the hosted project does not support prepared statements.
    prepare: false,
    fetch_types: false,
  });
  return {
    async claimNotification() {
      const rows = await sql<ClaimedRow[]>`select * from private.claim_notification()`;
      const [first] = rows;
      if (!first) return undefined;
      const { notification: key, per_hour, created_at, others } = first;
      if (per_hour !== null) return { key, perHour: per_hour, reachedAt: created_at };
      return { key, others, enquiries: [...rows] };
    },
    async markNotified(key) {
      await sql`select private.mark_notified(${key})`;
    },
    async markFailed(key, reason, { mayHaveArrived, waitSeconds }) {
      await sql`select private.mark_failed(${key}, ${reason}, ${mayHaveArrived}, ${waitSeconds})`;
    },
    async markRejected(key, reason) {
      await sql`select private.mark_rejected(${key}, ${reason})`;
    },
    async unanswered() {
      const rows = await sql<(Enquiry & { day: string; total: string })[]>`
        select * from private.unanswered_enquiries()`;
      const [first] = rows;
      return first && { day: first.day, total: Number(first.total), enquiries: [...rows] };
    },
    async health() {
      const [counts] = await sql<{ overdue: string; rejected: string }[]>`
        select * from private.queue_health()`;
      return { overdue: Number(counts?.overdue), rejected: Number(counts?.rejected) };
    },
    async announceCanary() {
      const rows = await sql<[{ id: string }]>`select private.announce_canary() as id`;
      return rows[0].id;
    },
    async deleteCanaries() {
      const rows = await sql<{ id: string }[]>`select * from private.delete_canaries() as id`;
      return rows.map(({ id }) => id);
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
