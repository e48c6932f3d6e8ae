/**
 * Whether the hosted project still takes enquiries, asked each night by .github/workflows/nightly.yml; being asked also
 * keeps a free project from being paused. It needs no package but tsx: `npx tsx scripts/check-enquiries.ts`.
 */
import { parseArgs } from "node:util";
import { checkEnquiries } from "./lib/enquiry-check";
import { loadEnvironment } from "./lib/settings";

async function main(): Promise<void> {
  loadEnvironment();
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_ANON_KEY: key } = process.env;
  const { values } = parseArgs({ options: { pause: { type: "string", default: "20" } } });
  if (!url || !key) {
    console.log(
      "Nothing to ask: GATSBY_SUPABASE_URL and GATSBY_SUPABASE_ANON_KEY are not set, and the site is built without its form.",
    );
    return;
  }
  const complaint = await checkEnquiries({ url, key, pause: Number(values.pause) });
  if (complaint) {
    const inActions = process.env["GITHUB_ACTIONS"] === "true";
    console.error(`${inActions ? "::error title=Enquiries::" : ""}${complaint}`);
    process.exitCode = 1;
    return;
  }
  console.log("The enquiry endpoint answers, and refuses what it should.");
}

void main();
