/**
 * Whether the hosted project still takes enquiries and tells the salon of them, asked each night by
 * .github/workflows/nightly.yml; being asked also keeps a free project from being paused. It needs no package but tsx:
 * `npx tsx scripts/check-enquiries.ts`.
 */
import { parseArgs } from "node:util";
import { checkEnquiries } from "./lib/enquiry-check";
import { checkLetters } from "./lib/letter-check";
import { loadEnvironment } from "./lib/settings";

async function main(): Promise<void> {
  loadEnvironment();
  const {
    GATSBY_SUPABASE_URL: url,
    GATSBY_SUPABASE_ANON_KEY: key,
    NOTIFY_SECRET: secret,
  } = process.env;
  const { values } = parseArgs({ options: { pause: { type: "string", default: "20" } } });
  if (!url || !key) {
    console.log(
      "Nothing to ask: GATSBY_SUPABASE_URL and GATSBY_SUPABASE_ANON_KEY are not set, and the site is built without its form.",
    );
    return;
  }
  report(
    await checkEnquiries({ url, key, pause: Number(values.pause) }),
    "The enquiry endpoint answers, and refuses what it should.",
  );
  if (!secret) {
    console.log(
      "Nobody is told of enquiries: the secret NOTIFY_SECRET is not set (supabase/README.md).",
    );
    return;
  }
  report(await checkLetters({ url, secret }), "No letter has waited for more than an hour.");
}

/** A complaint fails the night. */
function report(complaint: string | undefined, well: string): void {
  if (!complaint) return console.log(well);
  const inActions = process.env["GITHUB_ACTIONS"] === "true";
  console.error(`${inActions ? "::error title=Enquiries::" : ""}${complaint}`);
  process.exitCode = 1;
}

void main();
