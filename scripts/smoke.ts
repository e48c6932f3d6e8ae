/**
 * `npm run smoke -- https://…`: checks a deployed site. Its pages and headers must match the built site in
 * public/. The database must reject an invalid enquiry. Nothing is stored. Settings: .env.example.
 */
import { setTimeout as wait } from "node:timers/promises";
import { builtSite } from "./lib/build";
import { command } from "./lib/command";
import { checkEnquiries } from "./lib/enquiry-check";
import { usesHostedProject } from "./lib/settings";
import { checkPages, type Deployment } from "./lib/smoke-test";
import { UserError } from "./lib/user-error";

/** The number of attempts to compare the pages: a host may need some time to serve the new release everywhere. */
const ATTEMPTS = 6;
const PAUSE_MS = 10_000;

command(async () => {
  const [url] = process.argv.slice(2);
  if (!url || !URL.canParse(url))
    throw new UserError("The address of the site is missing: npm run smoke -- https://…");

  await comparePages({ url, dir: builtSite() });
  console.log("Pages: every route in every locale has its status, title, headers and data.");
  if (!usesHostedProject())
    return console.log("Form: not checked, because the site has no database.");

  const { GATSBY_SUPABASE_URL: api = "", GATSBY_SUPABASE_PUBLISHABLE_KEY: key = "" } = process.env;
  const problem = await checkEnquiries({ url: api, key, pause: PAUSE_MS / 1000 });
  if (problem) throw new UserError(problem);
  console.log("Form: the database rejects an enquiry without a name.");
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
