/**
 * `npm run smoke -- https://…` checks a deployed site. Its pages and headers must match the built site in public/. The
 * database must reject an invalid enquiry, so nothing is stored. `--form` instead of the address checks only the database.
 * Settings: .env.example.
 */
import { builtSite } from "./lib/build";
import { command, UserError } from "./lib/command";
import { checkEnquiries } from "./lib/enquiry-check";
import { repeat } from "./lib/repeat";
import { usesHostedProject } from "./lib/settings";
import { checkPages } from "./lib/smoke-test";

/** The number of attempts to compare the pages: a host may need some time to serve the new release everywhere. */
const ATTEMPTS = 6;
const PAUSE_MS = 10_000;

command(async () => {
  const [target] = process.argv.slice(2);
  if (target !== "--form") await comparePages(target);
  if (!usesHostedProject()) {
    const names = "GATSBY_SUPABASE_URL and GATSBY_SUPABASE_PUBLISHABLE_KEY";
    if (!process.env["SUPABASE_PROJECT_REF"])
      return console.log(`Form: not checked, because ${names} are not set (.env.example).`);
    throw new UserError(
      `SUPABASE_PROJECT_REF is set, but ${names} are not, so the site has no form. Set them (docs/release.md).`,
    );
  }
  const { GATSBY_SUPABASE_URL: url = "", GATSBY_SUPABASE_PUBLISHABLE_KEY: key = "" } = process.env;
  await checkEnquiries({ url, key, pause: PAUSE_MS / 1000 });
  console.log("Form: the database rejects an enquiry without a name.");
});

async function comparePages(url = ""): Promise<void> {
  if (!URL.canParse(url))
    throw new UserError("The address of the site is missing: npm run smoke -- https://…");
  const site = { url, dir: builtSite() };
  const compare = async () => {
    const found = await checkPages(site);
    if (found.length > 0) console.log(`${found.length} differences. The first one: ${found[0]}`);
    return found.join("\n");
  };
  const differences = await repeat(compare, { attempts: ATTEMPTS, pauseMs: PAUSE_MS });
  if (differences) throw new UserError(differences);
  console.log("Pages: every route in every locale has its status, HTML, headers and data.");
}
