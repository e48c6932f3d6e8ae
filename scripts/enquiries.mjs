/** `npm run enquiries`: prints what the contact form has stored in the local database. */
import { command } from "./lib/command.mjs";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { startLocalDatabase } from "./lib/local-backend.mjs";
import { loadEnvironment, usesHostedProject } from "./lib/settings.mjs";

/**
 * @typedef {object} Enquiry
 * @property {string} id
 * @property {string} name
 * @property {string} email
 * @property {string | null} phone
 * @property {string} message
 * @property {Date} created_at
 * @property {Date | null} answered_at
 */

command(async (context) => {
  requireNode();
  loadEnvironment();
  if (usesHostedProject()) {
    console.log(
      `Enquiries go to the hosted project ${process.env.GATSBY_SUPABASE_URL}: read them there, in Table Editor, table enquiries.`,
    );
    return;
  }
  await ensureInstalled(context);
  const database = await startLocalDatabase(context);
  const { withClient } = await import("../supabase/local/database.mjs");
  const enquiries = await withClient(database.url, async (client) => {
    const { rows } = await client.query("select * from public.enquiries order by created_at");
    return /** @type {Enquiry[]} */ (rows);
  });
  for (const enquiry of enquiries) console.log(describe(enquiry));
  console.log(enquiries.length === 1 ? "1 enquiry." : `${enquiries.length} enquiries.`);
});

/** @param {Enquiry} enquiry */
function describe({ id, name, email, phone, message, created_at, answered_at }) {
  const time = created_at.toLocaleString("en-GB", { timeZone: "Asia/Kuwait" });
  const state = answered_at ? "answered" : "not answered yet";
  const lines = message.split("\n").map((line) => `  ${line}`);
  return [
    `${time} (Kuwait), ${state}`,
    `  ${name} <${email}>, phone ${phone ?? "none"}`,
    ...lines,
    `  id ${id}`,
    "",
  ].join("\n");
}
