/**
 * Checks that the hosted project accepts enquiries. .github/workflows/nightly.yml runs it every night, which also keeps a
 * free project from being paused. It needs only the package tsx: `npx tsx scripts/check-enquiries.ts`.
 */
import { parseArgs } from "node:util";
import { checkEnquiries } from "./lib/enquiry-check";
import { loadEnvironment } from "./lib/settings";

async function main(): Promise<void> {
  loadEnvironment();
  const { GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  const { values } = parseArgs({ options: { pause: { type: "string", default: "20" } } });
  if (!url || !key) {
    console.log(
      "Nothing to check: GATSBY_SUPABASE_URL and GATSBY_SUPABASE_PUBLISHABLE_KEY are not set, so the site has no form.",
    );
    return;
  }
  const problem = await checkEnquiries({ url, key, pause: Number(values.pause) });
  if (!problem) {
    console.log("The enquiry endpoint responds, and refuses an enquiry without a name.");
    return;
  }
  const inActions = process.env["GITHUB_ACTIONS"] === "true";
  console.error(`${inActions ? "::error title=Enquiries::" : ""}${problem}`);
  process.exitCode = 1;
}

void main();
