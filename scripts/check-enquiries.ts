/**
 * Checks that the hosted project accepts enquiries and notifies the salon of them. .github/workflows/nightly.yml runs
 * it every night, which also keeps a free project from being paused. It needs only the package tsx: `npx tsx
 * scripts/check-enquiries.ts`.
 */
import { parseArgs } from "node:util";
import { checkEnquiries } from "./lib/enquiry-check";
import { checkNotifications } from "./lib/notification-check";
import { loadEnvironment } from "./lib/settings";

async function main(): Promise<void> {
  loadEnvironment();
  const {
    GATSBY_SUPABASE_URL: url,
    GATSBY_SUPABASE_ANON_KEY: key,
    NOTIFY_SECRET: secret,
  } = process.env;
  const { values } = parseArgs({ options: { pause: { type: "string", default: "20" } } });
  const pause = Number(values.pause);
  if (!url || !key) {
    console.log(
      "Nothing to check: GATSBY_SUPABASE_URL and GATSBY_SUPABASE_ANON_KEY are not set, so the site has no form.",
    );
    return;
  }
  report(
    await checkEnquiries({ url, key, pause }),
    "The enquiry endpoint responds, and refuses an enquiry without a name.",
  );
  if (!secret) {
    console.log(
      "The salon is not notified of enquiries: the secret NOTIFY_SECRET is not set (supabase/README.md).",
    );
    return;
  }
  report(
    await checkNotifications({ url, secret, pause }),
    "No notification has been waiting for more than an hour, and none was rejected.",
  );
}

/** Prints a problem as an error and makes the command fail. */
function report(problem: string | undefined, success: string): void {
  if (!problem) return console.log(success);
  const inActions = process.env["GITHUB_ACTIONS"] === "true";
  console.error(`${inActions ? "::error title=Enquiries::" : ""}${problem}`);
  process.exitCode = 1;
}

void main();
