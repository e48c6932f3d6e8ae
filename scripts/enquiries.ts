/** `npm run enquiries`: prints what the contact form has stored in the local database. */
import { withClient } from "../supabase/local/database";
import { command } from "./lib/command";
import { startLocalDatabase } from "./lib/local-backend";
import { usesHostedProject } from "./lib/settings";

/** A row of public.enquiries. */
interface Enquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  created_at: Date;
  answered_at: Date | null;
}

command(async (context) => {
  if (usesHostedProject()) {
    console.log(
      `Enquiries go to the hosted project ${process.env["GATSBY_SUPABASE_URL"]}: read them there, in Table Editor, table enquiries.`,
    );
    return;
  }
  const database = await startLocalDatabase(context);
  const { rows } = await withClient(database.url, (client) =>
    client.query<Enquiry>("select * from public.enquiries order by created_at"),
  );
  for (const enquiry of rows) console.log(describe(enquiry));
  console.log(rows.length === 1 ? "1 enquiry." : `${rows.length} enquiries.`);
});

function describe(enquiry: Enquiry): string {
  const { id, name, email, phone, message, created_at, answered_at } = enquiry;
  const time = created_at.toLocaleString("en-GB", { timeZone: "Asia/Kuwait" });
  const state = answered_at ? "answered" : "not answered yet";
  return [
    `${time} (Kuwait), ${state}`,
    `  ${name} <${email}>, phone ${phone ?? "none"}`,
    ...message.split("\n").map((line) => `  ${line}`),
    `  id ${id}`,
    "",
  ].join("\n");
}
