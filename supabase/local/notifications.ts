/**
 * The notifications of the local database: the Edge Function itself, and a fake mail service that writes files. The
 * local PostgreSQL has neither pg_cron nor pg_net. This file calls the function in their place, every three seconds.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withClient } from "./database";
import { startEdgeFunction } from "./edge-function";
import { toEml } from "./eml";
import type { HttpServer } from "./http-server";
import { type AcceptedMail, startMailService } from "./mail-service";
import { PASSWORD } from "./postgres";

/** A task of the function: supabase/functions/notify-salon/index.ts. */
export type Task = "notifications" | "reminder" | "check" | "announce-canary" | "canary";

/** The function under Deno, ready to be called. */
export interface NotifySalon extends HttpServer {
  /** The secret that callers must send in `X-Notify-Secret`. */
  secret: string;
  /** Calls the function as the database does. */
  call: (task: Task) => Promise<Response>;
}

export interface NotifySalonOptions {
  /** The address of the database, with the owner as user. */
  databaseUrl: string;
  /** The mail service and its API key. */
  mail: { url: string; key: string };
  /** The salon's name, and the address that gets the notifications. */
  salon: { name: string; email: string };
  onLog: (line: string) => void;
}

/** Starts the function, and sets the password of its role. */
export async function startNotifySalon({
  databaseUrl,
  mail,
  salon,
  onLog,
}: NotifySalonOptions): Promise<NotifySalon> {
  const secret = randomUUID();
  await withClient(databaseUrl, (client) =>
    client.query(`alter role notify_salon password '${PASSWORD}'`),
  );
  const server = await startEdgeFunction({
    name: "notify-salon",
    env: {
      NOTIFY_SECRET: secret,
      SUPABASE_DB_URL: databaseUrl,
      NOTIFY_DATABASE_PASSWORD: PASSWORD,
      MAIL_API_URL: mail.url,
      MAIL_API_KEY: mail.key,
      MAIL_FROM: `${salon.name} website <website@example.com>`,
      MAIL_TO: salon.email,
      SALON_NAME: salon.name,
    },
    onLog,
  });
  return { ...server, secret, call: (task) => callFunction(server.url, secret, task) };
}

/** Sends the same request as private.call_notify_salon. */
function callFunction(url: string, secret: string, task: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Notify-Secret": secret },
    body: JSON.stringify({ task }),
  });
}

const EVERY_MS = 3000;
/** 9:30 in Kuwait. */
const REMINDER_UTC = "06:30";

export interface LocalNotificationsOptions {
  databaseUrl: string;
  salon: { name: string; email: string };
  /** The folder for the e-mails. */
  folder: string;
  log: (line: string) => void;
}

/** Sends notifications until `stop` is called, like the hosted project. Each becomes a file in the folder. */
export async function startLocalNotifications({
  databaseUrl,
  salon,
  folder,
  log,
}: LocalNotificationsOptions): Promise<{ stop: () => Promise<void> }> {
  const key = randomUUID();
  const mail = await startMailService({
    key,
    onAccepted: (accepted) => log(`Notification:   ${writeEml(folder, accepted)}`),
  });
  const notifySalon = await startNotifySalon({
    databaseUrl,
    mail: { url: mail.url, key },
    salon,
    onLog: () => {},
  });
  const stopping = new AbortController();
  const schedule = runSchedule(notifySalon, stopping.signal, log);
  return {
    async stop() {
      stopping.abort();
      await schedule;
      await notifySalon.stop();
      await mail.stop();
    },
  };
}

function writeEml(folder: string, mail: AcceptedMail): string {
  const date = new Date();
  const time = date.toISOString().slice(0, 19).replaceAll(":", "-");
  const file = path.join(folder, `${time}-${mail.idempotencyKey.replace(/[^\w-]/g, "-")}.eml`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, toEml(mail, date));
  return path.relative(process.cwd(), file);
}

/** Does what pg_cron and pg_net do in the hosted project: supabase/migrations/*_notifications.sql. */
async function runSchedule(
  { call }: NotifySalon,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<void> {
  let lastProblem = "";
  let lastReminder = "";
  while (!signal.aborted) {
    const minute = new Date().toISOString().slice(0, 16);
    const isReminder = minute.endsWith(REMINDER_UTC) && minute !== lastReminder;
    if (isReminder) lastReminder = minute;
    const problem = await call(isReminder ? "reminder" : "notifications").then(
      ({ ok, status }) => (ok ? "" : `The function notify-salon responded with ${status}.`),
      (error: Error) => `The function notify-salon cannot be reached: ${error.message}`,
    );
    if (problem && problem !== lastProblem && !signal.aborted) log(problem);
    lastProblem = problem;
    await wait(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
