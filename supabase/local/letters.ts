/**
 * The letters of the local database: the Edge Function itself, with a mail service that writes files. PostgreSQL here
 * has neither pg_cron nor pg_net; this file plays them, more often than each minute.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withClient } from "./database";
import { startEdgeFunction } from "./edge-function";
import { toEml } from "./eml";
import type { HttpServer } from "./http-server";
import { startMailService, type AcceptedMail } from "./mail-service";
import { PASSWORD } from "./postgres";

/** A task of the function: supabase/functions/notify-salon/index.ts. */
export type Task = "letters" | "reminder" | "check";

/** The function under Deno, ready to be called. */
export interface NotifySalon extends HttpServer {
  /** What it asks of its callers. */
  secret: string;
  /** Calls it as the database does. */
  call: (task: Task) => Promise<Response>;
}

export interface NotifySalonOptions {
  /** As the owner. */
  databaseUrl: string;
  /** The mail service, and the key that it knows. */
  mail: { url: string; key: string };
  /** The salon's name and the address to which letters go. */
  salon: { name: string; email: string };
  /** Is given each line that the function logs. */
  onLog: (line: string) => void;
}

/** Starts the function, and lets its role log in. */
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

/** As private.call_notify_salon does. */
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

export interface LocalLettersOptions {
  databaseUrl: string;
  salon: { name: string; email: string };
  /** Where letters are written. */
  folder: string;
  say: (line: string) => void;
}

/** Sends letters as the hosted project does, until `stop` is called: each becomes a file in the folder. */
export async function startLocalLetters({
  databaseUrl,
  salon,
  folder,
  say,
}: LocalLettersOptions): Promise<{ stop: () => Promise<void> }> {
  const key = randomUUID();
  const mail = await startMailService({
    key,
    onAccepted: (letter) => say(`Letter:         ${writeEml(folder, letter)}`),
  });
  const notifySalon = await startNotifySalon({
    databaseUrl,
    mail: { url: mail.url, key },
    salon,
    onLog: () => {},
  });
  const ending = new AbortController();
  const playing = playSchedule(notifySalon, ending.signal, say);
  return {
    async stop() {
      ending.abort();
      await playing;
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

/** What pg_cron and pg_net do in the hosted project: supabase/migrations/*_letter_schedule.sql. */
async function playSchedule(
  { call }: NotifySalon,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<void> {
  let complaint = "";
  let reminded = "";
  while (!signal.aborted) {
    const minute = new Date().toISOString().slice(0, 16);
    const isReminder = minute.endsWith(REMINDER_UTC) && minute !== reminded;
    if (isReminder) reminded = minute;
    const trouble = await call(isReminder ? "reminder" : "letters").then(
      ({ ok, status }) => (ok ? "" : `The function that sends letters answers ${status}.`),
      (error: Error) => `The function that sends letters cannot be reached: ${error.message}`,
    );
    if (trouble && trouble !== complaint && !signal.aborted) say(trouble);
    complaint = trouble;
    await wait(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
