/**
 * `npm run smoke -- https://…`: checks a deployed site. Its pages and headers must match the built site in
 * public/. The database must reject an invalid enquiry. One valid enquiry must be stored, notified and deleted. With
 * `--pages-only` nothing is stored. Settings: .env.example.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { builtSite } from "./lib/build";
import { command } from "./lib/command";
import { checkEnquiries } from "./lib/enquiry-check";
import { usesHostedProject } from "./lib/settings";
import { checkCanary, checkPages, type Deployment } from "./lib/smoke-test";
import { UserError } from "./lib/user-error";

/** The number of attempts to compare the pages: a host may need some time to serve the new release everywhere. */
const ATTEMPTS = 6;
const PAUSE_MS = 10_000;

command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "pages-only": { type: "boolean", default: false } },
  });
  const [url] = positionals;
  if (!url || !URL.canParse(url))
    throw new UserError("The address of the site is missing: npm run smoke -- https://…");

  await comparePages({ url, dir: builtSite() });
  console.log("Pages: every route in every locale has its status, title, headers and data.");
  if (!usesHostedProject())
    return console.log("Form: not checked, because the site has no database.");

  const { GATSBY_SUPABASE_URL: api = "", GATSBY_SUPABASE_ANON_KEY: key = "" } = process.env;
  const problem = await checkEnquiries({ url: api, key, pause: PAUSE_MS / 1000 });
  if (problem) throw new UserError(problem);
  console.log("Form: the database rejects an enquiry without a name.");
  if (!values["pages-only"]) await sendCanary(api, key);
});

async function comparePages(deployment: Deployment): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await checkPages(deployment);
    if (found.length === 0) return;
    if (attempt === ATTEMPTS) throw new UserError(found.join("\n"));
    console.log(`${found.length} differences, checking again. The first one: ${found[0]}`);
    await wait(PAUSE_MS);
  }
}

async function sendCanary(url: string, key: string): Promise<void> {
  const { NOTIFY_SECRET: secret, NOTIFY_URL } = process.env;
  if (!secret) return console.log("Canary: not sent, because NOTIFY_SECRET is not set.");
  const notifyUrl = NOTIFY_URL || new URL("/functions/v1/notify-salon", url).href;
  const problem = await checkCanary({ url, key, notifyUrl, secret });
  if (problem) throw new UserError(problem);
  console.log("Canary: an enquiry was stored, notified and deleted.");
}
