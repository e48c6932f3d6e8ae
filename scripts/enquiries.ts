/**
 * `npm run enquiries`: prints what the contact form has stored in the local database, and whether the salon was told of
 * it and has answered. `npm run enquiries -- answered <id>` marks one as answered.
 */
import { withClient } from "../supabase/local/database";
import { command } from "./lib/command";
import { startLocalDatabase } from "./lib/local-backend";
import { usesHostedProject } from "./lib/settings";
import { UserError } from "./lib/user-error";

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
  told_at: Date | null;
  letter_due_at: Date | null;
  letter_attempts: number;
  letter_failure: string | null;
}

command(async (context) => {
  if (usesHostedProject()) {
    console.log(
      `Enquiries go to the hosted project ${process.env["GATSBY_SUPABASE_URL"]}: read and answer them there, in Table Editor, table enquiries.`,
    );
    return;
  }
  const [action, id] = process.argv.slice(2);
  const { url } = await startLocalDatabase(context);
  if (action === "answered" && id) return markAnswered(url, id);
  if (action)
    throw new UserError("Say `npm run enquiries`, or `npm run enquiries -- answered <id>`.");
  const { rows } = await withClient(url, (client) =>
    client.query<Enquiry>("select * from public.enquiries order by created_at"),
  );
  for (const enquiry of rows) console.log(describe(enquiry));
  console.log(rows.length === 1 ? "1 enquiry." : `${rows.length} enquiries.`);
});

async function markAnswered(url: string, id: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<Enquiry>(
      `update public.enquiries set answered_at = coalesce(answered_at, now())
       where id::text = lower($1) returning *`,
      [id],
    ),
  );
  const [enquiry] = rows;
  if (!enquiry)
    throw new UserError(`There is no enquiry ${id}. npm run enquiries prints their ids.`);
  console.log(describe(enquiry));
}

function describe(enquiry: Enquiry): string {
  const { id, name, email, phone, message, locale, created_at, answered_at } = enquiry;
  const answered = answered_at ? `answered ${inKuwait(answered_at)}` : "not answered yet";
  return [
    `${inKuwait(created_at)} (Kuwait), ${told(enquiry)}, ${answered}`,
    `  ${name} <${email}>, phone ${phone ?? "none"}`,
    ...message.split("\n").map((line) => `  ${line}`),
    `  from the edition ${locale ?? "unknown"}, id ${id}`,
    "",
  ].join("\n");
}

/** Whether the salon has been told. */
function told({ told_at, letter_due_at, letter_attempts, letter_failure }: Enquiry): string {
  if (told_at) return `told ${inKuwait(told_at)}`;
  const tried = letter_attempts ? `, attempts: ${letter_attempts}` : "";
  const reason = letter_failure ? ` (${letter_failure})` : "";
  return `${letter_due_at ? "not told yet" : "never told"}${tried}${reason}`;
}

function inKuwait(date: Date): string {
  return date.toLocaleString("en-GB", { timeZone: "Asia/Kuwait" });
}
