/**
 * `npm run enquiries` lists the stored enquiries. `-- answered <id>` marks one as answered. `-- forget <contact>` lists
 * the enquiries of an e-mail address or phone number, and deletes them with `--yes`.
 */
import { parseArgs } from "node:util";
import type { Client } from "pg";
import { withClient } from "../supabase/local/database";
import { command, type Context } from "./lib/command";
import { startLocalDatabase } from "./lib/local-backend";
import { usesHostedProject } from "./lib/settings";
import { UserError } from "./lib/user-error";

const USAGE = `Usage:
  npm run enquiries
  npm run enquiries -- answered <id>
  npm run enquiries -- forget <e-mail address or phone number> [--yes]`;

/** A row of public.enquiries. */
interface Enquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  locale: string | null;
  created_at: Date;
  answered_at: Date | null;
  notified_at: Date | null;
  notification_due_at: Date | null;
  notification_attempts: number;
  notification_failure: string | null;
}

command(async (context) => {
  const { action, subject, yes } = readArguments();
  await withClient(await databaseUrl(context), async (client) => {
    if (action === "answered" && subject) return markAnswered(client, subject);
    if (action === "forget" && subject) return forget(client, subject, yes);
    return list(client);
  });
});

/** The arguments of the command. Throws the usage if they are invalid. */
function readArguments(): { action?: string; subject?: string; yes: boolean } {
  const { values, positionals } = parseCommandLine();
  const [action, subject, ...rest] = positionals;
  if (!action) return { yes: false };
  if (!["answered", "forget"].includes(action) || !subject || rest.length > 0) {
    throw new UserError(USAGE);
  }
  return { action, subject, yes: values.yes };
}

function parseCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { yes: { type: "boolean", default: false } },
    });
  } catch {
    throw new UserError(USAGE);
  }
}

/** The database to use: the one in SUPABASE_DB_URL, or the local one. */
async function databaseUrl(context: Context): Promise<string> {
  const named = process.env["SUPABASE_DB_URL"];
  if (named) return named;
  if (usesHostedProject()) {
    throw new UserError(
      `Enquiries go to the hosted project ${process.env["GATSBY_SUPABASE_URL"]}. Use its Table Editor, or set SUPABASE_DB_URL to use this command (.env.example).`,
    );
  }
  return (await startLocalDatabase(context)).url;
}

async function list(client: Client): Promise<void> {
  const { rows } = await client.query<Enquiry>(
    "select * from public.enquiries order by created_at",
  );
  print(rows);
  console.log(`${count(rows)}.`);
}

async function markAnswered(client: Client, id: string): Promise<void> {
  const { rows } = await client.query<Enquiry>(
    `update public.enquiries set answered_at = coalesce(answered_at, now())
     where id::text = lower($1) returning *`,
    [id],
  );
  if (rows.length === 0) {
    throw new UserError(`There is no enquiry ${id}. npm run enquiries prints the ids.`);
  }
  print(rows);
}

/** Lists the enquiries of a person, and deletes them if that is confirmed. */
async function forget(client: Client, contact: string, isConfirmed: boolean): Promise<void> {
  const sql = isConfirmed
    ? `delete from public.enquiries
       where id in (select id from private.enquiries_of($1)) returning *`
    : "select * from private.enquiries_of($1) order by created_at";
  const { rows } = await client
    .query<Enquiry>(sql, [contact])
    .catch((error: Error & { code?: string; hint?: string }) => {
      throw error.code === "PT400" ? new UserError(`${error.message}. ${error.hint}`) : error;
    });
  print(rows);
  if (rows.length === 0) return console.log(`No enquiry of ${contact} is stored.`);
  if (!isConfirmed) {
    return console.log(`${count(rows)} of ${contact}. Add --yes to delete.`);
  }
  console.log(
    `Deleted: ${count(rows)} of ${contact}. Copies outside of the database: docs/privacy.md.`,
  );
}

function count({ length }: readonly Enquiry[]): string {
  return length === 1 ? "1 enquiry" : `${length} enquiries`;
}

function print(enquiries: readonly Enquiry[]): void {
  for (const enquiry of enquiries) console.log(describe(enquiry));
}

function describe(enquiry: Enquiry): string {
  const { id, name, email, phone, message, locale, created_at, answered_at } = enquiry;
  const answered = answered_at ? `answered ${inKuwait(answered_at)}` : "not answered";
  return [
    `${inKuwait(created_at)} (Kuwait), ${notified(enquiry)}, ${answered}`,
    `  ${name} <${email}>, phone ${phone ?? "none"}`,
    ...message.split("\n").map((line) => `  ${line}`),
    `  locale ${locale ?? "unknown"}, id ${id}`,
    "",
  ].join("\n");
}

/** Whether the salon has been notified. */
function notified(enquiry: Enquiry): string {
  const { notified_at, notification_due_at, notification_attempts, notification_failure } = enquiry;
  if (notified_at) return `notified ${inKuwait(notified_at)}`;
  const tried = notification_attempts ? `, attempts: ${notification_attempts}` : "";
  const reason = notification_failure ? ` (${notification_failure})` : "";
  return `${notification_due_at ? "not notified yet" : "never notified"}${tried}${reason}`;
}

function inKuwait(date: Date): string {
  return date.toLocaleString("en-GB", { timeZone: "Asia/Kuwait" });
}
